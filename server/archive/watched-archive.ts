import { randomUUID } from 'node:crypto';
import { mkdir, open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { MovingBack } from '../../src/contract/staff/moving-back.ts';
import type { MovingOut } from '../../src/contract/staff/moving-out.ts';
import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';
import { openWorkFiles, workFolder } from '../files/open-work-files.ts';

/** Of an archive at work the state is written this often; without it for much longer, its server has ended. */
export const STATE_EVERY_MS = 1_000;
const SILENT_MS = 30_000;
/** Files named in the state; the archive's manifest has all. */
const MOST_NAMED = 100;

const ARCHIVE = 'archive.zip';
const STATE = 'state.json';
const STOP = 'stop';

const storedSchema = z.object({ state: z.unknown(), writtenAt: z.number(), work: z.string() });

export type Watched = MovingOut | MovingBack;

interface Kind<State extends Watched> {
  folder: 'moving-out' | 'moving-back';
  schema: z.ZodType<State>;
  nothing: State;
  keptHours: number;
  /** Says to a second person that somebody is at work. */
  busy: string;
}

/** Who works on it writes its state, and hears whether to go on. */
export interface Work<State> {
  begun: State;
  /** @returns false where it was replaced or removed, or somebody asks to stop. */
  write(state: State): Promise<boolean>;
  /** Lets others begin, once the state says that nobody is at work. Call it before that state is written. */
  end(): Promise<void>;
}

/**
 * The one archive that a screen makes, or has received. It lies where each server finds it, and its state in a file
 * beside it: the database is what is being replaced, and a slow download shall hold no snapshot of it.
 */
export class WatchedArchive<State extends Watched> {
  readonly #place: Pick<Config, 'dataDir' | 'resumeBucket'>;
  readonly #kind: Kind<State>;

  constructor(place: Pick<Config, 'dataDir' | 'resumeBucket'>, kind: Kind<State>) {
    this.#place = place;
    this.#kind = kind;
  }

  #files() {
    return openWorkFiles(this.#place, this.#kind.folder);
  }
  get #folder(): string {
    return workFolder(this.#place, this.#kind.folder);
  }
  get #atWork(): string {
    return join(this.#folder, 'at-work');
  }
  /** Where this server may write it until it is whole. */
  get partial(): string {
    return join(this.#folder, `${ARCHIVE}.partial`);
  }

  async read(now = Date.now()): Promise<State> {
    const stored = await this.#readStored();
    if (stored === undefined) return this.#kind.nothing;
    const isSilent = now - stored.writtenAt > SILENT_MS;
    return isAtWork(stored.state) && isSilent ? { ...stored.state, state: 'interrupted' } : stored.state;
  }

  /** The whole archive as a download; undefined where there is none. */
  async open() {
    return (await this.#files()).open(ARCHIVE);
  }

  /** @returns where this server can read it. @throws {AppError} NOT_FOUND without an archive. */
  async find(): Promise<string> {
    const path = await (await this.#files()).find(ARCHIVE);
    if (path === undefined) throw noArchive();
    return path;
  }

  /** Puts a whole file of this machine in the place of the one before. */
  async keep(path: string): Promise<void> {
    await (await this.#files()).keep(path, ARCHIVE);
  }

  /** Puts a file that was received in the place of the one before. @throws {AppError} CONFLICT while that is loaded. */
  async replace(path: string, state: State): Promise<void> {
    if ((await this.read()).state === 'running') throw this.#busy();
    await this.keep(path);
    await rm(this.#atWork, { force: true });
    await this.#write(state, randomUUID());
  }

  async removeFile(): Promise<void> {
    await (await this.#files()).remove(ARCHIVE);
  }

  /**
   * Begins to work on it.
   * @throws {AppError} CONFLICT while somebody does, whoever has begun it.
   */
  async begin(change: (before: State) => State): Promise<Work<State>> {
    change(await this.#demandIdle());
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    // Left behind by a server that has ended.
    const left = await stat(this.#atWork).catch(() => undefined);
    if (left !== undefined && Date.now() - left.mtimeMs > SILENT_MS) await rm(this.#atWork, { force: true });
    // Of two people who begin at the same moment, one creates the file.
    const lock = await open(this.#atWork, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'EEXIST' ? this.#busy() : error;
    });
    await lock.close();
    const unlock = () => rm(this.#atWork, { force: true });
    // Since the first look somebody may have begun, or ended, or removed it.
    const begun = await this.#demandIdle()
      .then(change)
      .catch(async (error: unknown) => {
        await unlock();
        throw error;
      });
    const files = await this.#files();
    await files.remove(STOP);
    const work = randomUUID();
    const isOurs = async () => (await this.#readStored())?.work === work;
    await this.#write(begun, work);
    return {
      begun,
      write: async (state) => {
        if (!(await isOurs())) return false;
        await this.#write(state, work);
        return !(await files.has(STOP));
      },
      // The lock of a later work is not ours.
      end: async () => {
        if ((await isOurs()) || (await this.read()).state === 'none') await unlock();
      },
    };
  }

  async #demandIdle(): Promise<State> {
    const state = await this.read();
    if (isAtWork(state)) throw this.#busy();
    return state;
  }

  async askToStop(): Promise<void> {
    if (isAtWork(await this.read())) await (await this.#files()).put(STOP, Buffer.from('stop'));
  }

  /** @returns whether there was an archive. @throws {AppError} CONFLICT while it is made or loaded. */
  async remove(): Promise<boolean> {
    if ((await this.read()).state === 'running') throw this.#busy();
    const files = await this.#files();
    const was = await files.has(ARCHIVE);
    for (const name of [STATE, STOP, ARCHIVE]) await files.remove(name);
    await rm(this.#folder, { recursive: true, force: true });
    return was;
  }

  /** Removes what nobody has gone on with, whether it is whole or not. @returns whether there was an archive. */
  async removeOld(now = Date.now()): Promise<boolean> {
    const stored = await this.#readStored();
    if (stored === undefined || now - stored.writtenAt < this.#kind.keptHours * 60 * 60_000) return false;
    return this.remove();
  }

  async #write(state: State, work: string): Promise<void> {
    const named = { ...state, lacking: state.lacking.slice(0, MOST_NAMED) };
    const stored = JSON.stringify({ state: named, work, writtenAt: Date.now() });
    await (await this.#files()).put(STATE, Buffer.from(stored));
  }

  /** Undefined without a state, or with that of another release. */
  async #readStored() {
    const text = await (await this.#files()).read(STATE);
    if (text === undefined) return undefined;
    try {
      const stored = storedSchema.parse(JSON.parse(text.toString()));
      return { ...stored, state: this.#kind.schema.parse(stored.state) };
    } catch {
      return undefined;
    }
  }

  #busy(): AppError {
    return new AppError('CONFLICT', this.#kind.busy);
  }
}

const isAtWork = ({ state }: Watched) => state === 'reading' || state === 'running';

export const noArchive = () => new AppError('NOT_FOUND', 'There is no archive any more. Upload it again.');
