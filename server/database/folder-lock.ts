import { createHash } from 'node:crypto';
import { mkdir, realpath, rmdir, stat, unlink } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** What a unix socket's address may measure, in bytes, on every system we know. */
const LONGEST_SOCKET_PATH = 100;
const TAKEOVER_LASTS_MS = 5_000;
const ATTEMPTS = 100;

export interface FolderLock {
  release(): Promise<void>;
}

/**
 * Lets one process at a time use `folder`, by listening on a socket beside it. The kernel ends the listening
 * however the process ends, while a lock file would outlive a `kill -9`: a socket that refuses is a dead
 * process's and is taken over.
 * @throws {Error} that names the process which holds the folder.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  // Under whatever name it was given: a long one's socket is named after it.
  const socket = socketPath(await realpath(folder));
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const server = await listen(socket);
    if (server !== undefined) return { release: () => new Promise((done) => server.close(() => done())) };
    const owner = await askOwner(socket);
    if (owner !== undefined)
      throw new Error(
        `The database in ${folder} is in use by another Guardhouse (process ${owner}). Stop that one first, ` +
          'or choose another folder by DATA_DIR.',
      );
    await removeStale(socket);
  }
  throw new Error(`The database in ${folder} could not be locked.`);
}

function socketPath(folder: string): string {
  const beside = `${folder}.lock`;
  if (Buffer.byteLength(beside) <= LONGEST_SOCKET_PATH) return beside;
  return join(tmpdir(), `guardhouse-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}.lock`);
}

/** Undefined when the address is taken, be it by a living process or by what a dead one left. */
function listen(socket: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((connection) => {
      connection.on('error', () => connection.destroy());
      connection.end(String(process.pid));
    });
    server.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(socket, () => {
      server.unref();
      resolve(server);
    });
  });
}

/** The id of the living process behind the socket; undefined when there is none. */
function askOwner(socket: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let answer = '';
    let connected = false;
    const connection = connect(socket, () => {
      connected = true;
    });
    // A process that is just starting its database answers late: connected is proof enough that it lives.
    connection.setTimeout(2_000, () => connection.destroy());
    connection.on('data', (data) => {
      answer += data.toString();
    });
    connection.on('error', () => connection.destroy());
    connection.on('close', () => resolve(connected ? answer || 'unknown' : undefined));
  });
}

/** Only one of several starters may remove a dead socket, or the second would remove the first one's new one. */
async function removeStale(socket: string): Promise<void> {
  const turn = `${socket}.takeover`;
  try {
    await mkdir(turn);
  } catch {
    const taken = await stat(turn).catch(() => undefined);
    if (taken !== undefined && Date.now() - taken.mtimeMs > TAKEOVER_LASTS_MS)
      await rmdir(turn).catch(() => undefined);
    await pause(50);
    return;
  }
  try {
    if ((await askOwner(socket)) === undefined) await unlink(socket).catch(() => undefined);
  } finally {
    await rmdir(turn);
  }
}
