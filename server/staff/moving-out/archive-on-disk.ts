import { createWriteStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { ARCHIVE_KEPT_HOURS, type MovingOut, movingOut } from '../../../src/contract/staff/moving-out.ts';
import { AppError } from '../../errors.ts';

/** Of a running archive the state is written this often; without it for much longer, its server has ended. */
export const STATE_EVERY_MS = 1_000;
const SILENT_MS = 60_000;
/** Files named in the state; the archive's manifest has all. */
const MOST_NAMED = 100;

const NOTHING: MovingOut = {
  ...{ state: 'none', by: null, begunAt: null, progress: { done: 0, total: 0, secondsLeft: null } },
  ...{ bytes: 0, rows: 0, files: 0, lacking: [], leftOut: 0, unscanned: 0, reason: '' },
};

const storedState = movingOut.extend({ writtenAt: z.number() });

/**
 * The one archive that the screen makes, in a folder of its own under the data folder, which all processes of a server
 * share. It is written to disk first, so that a slow download holds no snapshot of the database.
 */
export class ArchiveOnDisk {
  readonly #folder: string;

  constructor({ dataDir }: { dataDir: string }) {
    this.#folder = join(resolve(dataDir), 'moving-out');
  }

  get path(): string {
    return join(this.#folder, 'archive.zip');
  }

  get #partial(): string {
    return `${this.path}.partial`;
  }
  get #state(): string {
    return join(this.#folder, 'state.json');
  }
  get #stop(): string {
    return join(this.#folder, 'stop');
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
    const next = `${this.#state}.${process.pid}`;
    await writeFile(next, JSON.stringify({ ...state, lacking, writtenAt: Date.now() }), { mode: 0o600 });
    await rename(next, this.#state);
  }

  /**
   * Begins an archive in place of the one before.
   * @throws {AppError} CONFLICT while another one is being written, whoever has begun it.
   */
  async begin(by: string): Promise<{ state: MovingOut; target: ReturnType<typeof createWriteStream> }> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    // A new one may have no state yet. What a server that has ended left behind has been silent for long.
    const left = await stat(this.#partial).catch(() => undefined);
    if (left && Date.now() - left.mtimeMs > SILENT_MS && (await this.read()).state !== 'running')
      await rm(this.#partial, { force: true });
    // Of two people who begin at the same moment, one creates the file.
    const file = await open(this.#partial, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'EEXIST' ? alreadyRunning() : error;
    });
    await rm(this.#stop, { force: true });
    await rm(this.path, { force: true });
    const state: MovingOut = { ...NOTHING, state: 'running', by, begunAt: new Date().toISOString() };
    await this.write(state);
    return { state, target: createWriteStream('', { fd: file, flush: true }) };
  }

  async isStopAsked(): Promise<boolean> {
    return (await sizeOf(this.#stop)) !== undefined;
  }

  async askToStop(): Promise<void> {
    if ((await this.read()).state === 'running') await writeFile(this.#stop, '', { mode: 0o600 });
  }

  /** @returns its size in bytes. */
  async finish(): Promise<number> {
    await rename(this.#partial, this.path);
    return (await sizeOf(this.path)) ?? 0;
  }

  async abandon(state: MovingOut): Promise<void> {
    await rm(this.#partial, { force: true });
    await this.write(state);
  }

  /** @returns whether there was an archive. @throws {AppError} CONFLICT while it is being written. */
  async remove(): Promise<boolean> {
    if ((await this.read()).state === 'running') throw alreadyRunning();
    const was = (await sizeOf(this.path)) !== undefined;
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
    try {
      return storedState.parse(JSON.parse(await readFile(this.#state, 'utf8')));
    } catch {
      // None yet, or of another release.
      return undefined;
    }
  }
}

function alreadyRunning(): AppError {
  return new AppError('CONFLICT', 'An archive is being made already. Wait for it, or stop it.');
}

async function sizeOf(path: string): Promise<number | undefined> {
  return stat(path).then(
    ({ size }) => size,
    () => undefined,
  );
}
