import { createWriteStream } from 'node:fs';
import { mkdir, open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { ARCHIVE_KEPT_HOURS, type MovingOut, movingOut } from '../../../src/contract/staff/moving-out.ts';
import type { Config } from '../../config.ts';
import { AppError } from '../../errors.ts';
import { openWorkFiles, workFolder } from '../../files/open-work-files.ts';
import type { WorkFiles } from '../../files/work-files.ts';

/** Of a running archive the state is written this often; without it for much longer, its server has ended. */
export const STATE_EVERY_MS = 1_000;
const SILENT_MS = 60_000;
/** Files named in the state; the archive's manifest has all. */
const MOST_NAMED = 100;

const NOTHING: MovingOut = {
  state: 'none',
  by: null,
  begunAt: null,
  progress: { done: 0, total: 0, secondsLeft: null },
  bytes: 0,
  rows: 0,
  files: 0,
  lacking: [],
  leftOut: 0,
  unscanned: 0,
  reason: '',
};

const storedState = movingOut.extend({ writtenAt: z.number() });

const ARCHIVE = 'archive.zip';
const STATE = 'state.json';
const STOP = 'stop';

/**
 * The one archive that the screen makes. It is written to the disk of the server that makes it, so that a slow download
 * holds no snapshot of the database, and then lies where each server finds it, with its state beside it.
 */
export class ArchiveOnDisk {
  readonly #place: Pick<Config, 'dataDir' | 'resumeBucket'>;

  constructor(place: Pick<Config, 'dataDir' | 'resumeBucket'>) {
    this.#place = place;
  }

  #files(): Promise<WorkFiles> {
    return openWorkFiles(this.#place, 'moving-out');
  }
  get #folder(): string {
    return workFolder(this.#place, 'moving-out');
  }
  get #partial(): string {
    return join(this.#folder, `${ARCHIVE}.partial`);
  }

  /** The whole archive as a download; undefined where there is none. */
  async open(): ReturnType<WorkFiles['open']> {
    return (await this.#files()).open(ARCHIVE);
  }

  async read(now = Date.now()): Promise<MovingOut> {
    const stored = await this.#readState();
    if (stored === undefined) return NOTHING;
    const { writtenAt, ...state } = stored;
    if (state.state === 'running' && now - writtenAt > SILENT_MS) return { ...state, state: 'interrupted' };
    return state;
  }

  async write(state: MovingOut): Promise<void> {
    const lacking = state.lacking.slice(0, MOST_NAMED);
    const stored = JSON.stringify({ ...state, lacking, writtenAt: Date.now() });
    await (await this.#files()).put(STATE, Buffer.from(stored));
  }

  /**
   * Begins an archive in place of the one before.
   * @throws {AppError} CONFLICT while another one is being written, whoever has begun it.
   */
  async begin(by: string): Promise<{ state: MovingOut; target: ReturnType<typeof createWriteStream> }> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    // A new one may have no state yet. What a server that has ended left behind has been silent for long.
    const left = await stat(this.#partial).catch(() => undefined);
    const isRunning = (await this.read()).state === 'running';
    if (left && Date.now() - left.mtimeMs > SILENT_MS && !isRunning) await rm(this.#partial, { force: true });
    // Another server writes it.
    if (isRunning) throw alreadyRunning();
    // Of two people who begin at the same moment, one creates the file.
    const file = await open(this.#partial, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'EEXIST' ? alreadyRunning() : error;
    });
    const files = await this.#files();
    await files.remove(STOP);
    await files.remove(ARCHIVE);
    const state: MovingOut = { ...NOTHING, state: 'running', by, begunAt: new Date().toISOString() };
    await this.write(state);
    return { state, target: createWriteStream('', { fd: file, flush: true }) };
  }

  async isStopAsked(): Promise<boolean> {
    return (await this.#files()).has(STOP);
  }

  async askToStop(): Promise<void> {
    if ((await this.read()).state === 'running') await (await this.#files()).put(STOP, Buffer.from('stop'));
  }

  /** @returns its size in bytes. */
  async finish(): Promise<number> {
    const { size } = await stat(this.#partial);
    await (await this.#files()).keep(this.#partial, ARCHIVE);
    return size;
  }

  async abandon(state: MovingOut): Promise<void> {
    await rm(this.#partial, { force: true });
    await this.write(state);
  }

  /** @returns whether there was an archive. @throws {AppError} CONFLICT while it is being written. */
  async remove(): Promise<boolean> {
    if ((await this.read()).state === 'running') throw alreadyRunning();
    const files = await this.#files();
    const was = await files.has(ARCHIVE);
    for (const name of [STATE, STOP, ARCHIVE]) await files.remove(name);
    await rm(this.#folder, { recursive: true, force: true });
    return was;
  }

  /** Removes what is older than a day, whether it is whole or not. @returns whether there was an archive. */
  async removeOld(now = Date.now()): Promise<boolean> {
    const stored = await this.#readState();
    if (stored === undefined || now - stored.writtenAt < ARCHIVE_KEPT_HOURS * 60 * 60_000) return false;
    return this.remove();
  }

  async #readState() {
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

function alreadyRunning(): AppError {
  return new AppError('CONFLICT', 'An archive is being made already. Wait for it, or stop it.');
}
