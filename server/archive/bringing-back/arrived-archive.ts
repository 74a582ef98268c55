import { randomUUID } from 'node:crypto';
import { mkdir, open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { ARRIVED_KEPT_HOURS, type MovingBack, movingBack } from '../../../src/contract/staff/moving-back.ts';
import { AppError } from '../../errors.ts';
import { openWorkFiles, workFolder } from '../../files/open-work-files.ts';
import type { WorkFiles } from '../../files/work-files.ts';
import type { Place } from '../../importing/source-files.ts';

/** While somebody works on it the state is written this often; without it for much longer, the server has ended. */
export const STATE_EVERY_MS = 500;
const SILENT_MS = 10_000;
const MOST_NAMED = 100;

const NOTHING: MovingBack = {
  state: 'none',
  fileName: '',
  bytes: 0,
  by: null,
  at: null,
  exportedAt: null,
  holds: [],
  progress: { done: 0, total: 0, secondsLeft: null },
  rows: 0,
  files: 0,
  lacking: [],
  leftOut: 0,
  unscanned: 0,
  faults: [],
  present: [],
  reason: '',
};

const storedState = movingBack.extend({
  writtenAt: z.number(),
  /** Differs for each upload: whoever works on a former one finds out. */
  upload: z.string(),
});
type StoredState = z.infer<typeof storedState>;

const ARCHIVE = 'archive.zip';
const STATE = 'state.json';

/**
 * The one archive that was uploaded to be moved in. It lies where each server finds it, and its state in a file beside
 * it, since the archive replaces what the database has.
 */
export class ArrivedArchive {
  readonly #place: Place;

  constructor(place: Place) {
    this.#place = place;
  }

  #files(): Promise<WorkFiles> {
    return openWorkFiles(this.#place, 'moving-back');
  }
  get #folder(): string {
    return workFolder(this.#place, 'moving-back');
  }
  get #atWork(): string {
    return join(this.#folder, 'at-work');
  }

  /** @returns where this server can read it. @throws {AppError} NOT_FOUND without an archive. */
  async find(): Promise<string> {
    const path = await (await this.#files()).find(ARCHIVE);
    if (path === undefined) throw new AppError('NOT_FOUND', 'There is no archive any more. Upload it again.');
    return path;
  }

  async read(now = Date.now()): Promise<MovingBack> {
    const stored = await this.#readState();
    if (stored === undefined) return NOTHING;
    const { writtenAt: _written, upload: _upload, ...state } = stored;
    return isAtWork(stored) && isSilent(stored, now) ? { ...state, state: 'interrupted' } : state;
  }

  /** Puts an uploaded file in the place of the one before. @throws {AppError} CONFLICT while that one is moved in. */
  async take(incoming: string, about: Pick<MovingBack, 'fileName' | 'bytes' | 'by'>): Promise<void> {
    if ((await this.read()).state === 'running') throw atWork();
    await (await this.#files()).keep(incoming, ARCHIVE);
    await rm(this.#atWork, { force: true });
    const at = new Date().toISOString();
    // Not at work yet: whoever begins to read it says so.
    const state: MovingBack = { ...NOTHING, ...about, at, state: 'interrupted' };
    await this.#write({ ...state, upload: randomUUID(), writtenAt: Date.now() });
  }

  /**
   * Begins to work on it.
   * @returns what writes the state from now on, and says whether it is still the same upload.
   * @throws {AppError} CONFLICT while somebody does, or NOT_FOUND without an archive.
   */
  async begin(state: 'reading' | 'running'): Promise<ArchiveWork> {
    await this.#demandIdle();
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    // Left behind by a server that has ended.
    const left = await stat(this.#atWork).catch(() => undefined);
    if (left !== undefined && Date.now() - left.mtimeMs > SILENT_MS) await rm(this.#atWork, { force: true });
    // Of two people who begin at the same moment, one creates the file.
    const lock = await open(this.#atWork, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'EEXIST' ? atWork() : error;
    });
    await lock.close();
    // Since the first look somebody may have begun, or ended, or discarded it.
    const stored = await this.#demandIdle().catch(async (error: unknown) => {
      await rm(this.#atWork, { force: true });
      throw error;
    });
    const { upload, writtenAt: _written, ...before } = stored;
    const begun: MovingBack = { ...before, state, reason: '', progress: NOTHING.progress };
    const write = async (next: MovingBack) => {
      // Discarded meanwhile, or replaced by another one.
      if ((await this.#readState())?.upload !== upload) return false;
      await this.#write({ ...next, upload, writtenAt: Date.now() });
      return true;
    };
    const end = async () => {
      // The one of a later upload is not ours.
      const now = await this.#readState();
      if (now === undefined || now.upload === upload) await rm(this.#atWork, { force: true });
    };
    await write(begun);
    return { begun, write, end };
  }

  /** @returns the state while nobody works on the archive. @throws {AppError} CONFLICT or NOT_FOUND. */
  async #demandIdle(): Promise<StoredState> {
    const stored = await this.#readState();
    if (stored === undefined)
      throw new AppError('NOT_FOUND', 'There is no archive any more. Upload it again.');
    if (isAtWork(stored) && !isSilent(stored, Date.now())) throw atWork();
    return stored;
  }

  /** The file is needed no more, and may name persons. */
  async removeFile(): Promise<void> {
    await (await this.#files()).remove(ARCHIVE);
  }

  /** @returns the name of the file that there was. @throws {AppError} CONFLICT while it is moved in. */
  async remove(): Promise<string | undefined> {
    const { state, fileName } = await this.read();
    if (state === 'running') throw atWork();
    const files = await this.#files();
    for (const name of [STATE, ARCHIVE]) await files.remove(name);
    await rm(this.#folder, { recursive: true, force: true });
    return state === 'none' ? undefined : fileName;
  }

  /** Removes what nobody has gone on with for a day. */
  async removeOld(now = Date.now()): Promise<void> {
    const stored = await this.#readState();
    if (stored === undefined || now - stored.writtenAt < ARRIVED_KEPT_HOURS * 60 * 60_000) return;
    await this.remove();
  }

  async #write(state: StoredState): Promise<void> {
    const lacking = state.lacking.slice(0, MOST_NAMED);
    await (await this.#files()).put(STATE, Buffer.from(JSON.stringify({ ...state, lacking })));
  }

  async #readState(): Promise<StoredState | undefined> {
    const text = await (await this.#files()).read(STATE);
    if (text === undefined) return undefined;
    try {
      return storedState.parse(JSON.parse(text.toString()));
    } catch {
      // Of another release.
      return undefined;
    }
  }
}

export interface ArchiveWork {
  begun: MovingBack;
  /** @returns false where the archive was discarded or replaced, so that nobody needs the work. */
  write(state: MovingBack): Promise<boolean>;
  /** Lets others begin, once the state says that nobody is at work. Call it before that state is written. */
  end(): Promise<void>;
}

const isAtWork = ({ state }: MovingBack) => state === 'reading' || state === 'running';
const isSilent = ({ writtenAt }: StoredState, now: number) => now - writtenAt > SILENT_MS;
const atWork = () => new AppError('CONFLICT', 'The archive is being worked on already. Please wait for it.');
