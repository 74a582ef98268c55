import { createHash } from 'node:crypto';
import { mkdir, realpath, rmdir, stat, unlink } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** The longest path of a unix socket, in bytes, on every supported system. */
const LONGEST_SOCKET_PATH = 100;
/** Longer than any turn takes: an older turn was left behind by a dead process. */
const TURN_LASTS_MS = 10_000;
const TURN_PAUSE_MS = 50;
const TURN_WAIT_MS = 30_000;

interface FolderLock {
  release(): Promise<void>;
}

/**
 * Locks a folder for one process, by listening on a socket beside it. The kernel closes the socket however the
 * process ends, while a lock file would survive a `kill -9`. A socket that refuses connections belongs to a dead
 * process and is taken over.
 * @throws {Error} that names the process which holds the folder.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  // Resolved first, since the same folder may be given by several paths.
  const socket = socketPath(await realpath(folder));
  // Only one process at a time checks and listens: otherwise one could take the other's new socket for a dead one and
  // remove it.
  const turn = `${socket}.turn`;
  await takeTurn(turn);
  try {
    const server = (await listen(socket)) ?? (await takeOver(socket, folder));
    return { release: () => new Promise((done) => server.close(() => done())) };
  } finally {
    await rmdir(turn).catch(() => undefined);
  }
}

/** The path of the socket: beside the folder or, where that path is too long, in the system's temporary folder. */
export function socketPath(folder: string, ending = '.lock'): string {
  const beside = folder + ending;
  if (Buffer.byteLength(beside) <= LONGEST_SOCKET_PATH) return beside;
  return join(
    tmpdir(),
    `guardhouse-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}${ending}`,
  );
}

/** Undefined where the address is in use, by a running process or by the socket that a dead one left behind. */
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

/** The id of the process behind the socket; undefined where that process is dead. */
function askOwner(socket: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let answer = '';
    let connected = false;
    const connection = connect(socket, () => {
      connected = true;
    });
    // A process that is still opening its database answers late: a connection is proof enough that it is alive.
    connection.setTimeout(2_000, () => connection.destroy());
    connection.on('data', (data) => {
      answer += data.toString();
    });
    connection.on('error', () => connection.destroy());
    connection.on('close', () => resolve(connected ? answer || 'unknown' : undefined));
  });
}

async function takeOver(socket: string, folder: string): Promise<Server> {
  const owner = await askOwner(socket);
  if (owner !== undefined)
    throw new Error(
      `The database in ${folder} is in use by another Guardhouse (process ${owner}). Stop that one first, ` +
        'or choose another folder by DATA_DIR.',
    );
  await unlink(socket).catch(() => undefined);
  const server = await listen(socket);
  if (server === undefined) throw new Error(`The database in ${folder} could not be locked by ${socket}.`);
  return server;
}

async function takeTurn(turn: string): Promise<void> {
  for (const until = Date.now() + TURN_WAIT_MS; Date.now() < until; await pause(TURN_PAUSE_MS)) {
    try {
      await mkdir(turn);
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const taken = await stat(turn).catch(() => undefined);
    if (taken !== undefined && Date.now() - taken.mtimeMs > TURN_LASTS_MS)
      await rmdir(turn).catch(() => undefined);
  }
  throw new Error(`Another Guardhouse is starting on the same database: ${turn} does not go away.`);
}
