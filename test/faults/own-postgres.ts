import type { ChildProcess } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '../environment/free-port.ts';
import { importReadable } from '../environment/postgres.ts';

/** A PostgreSQL that keeps what it acknowledges, and that may be stopped in the worst way. */
export interface OwnPostgres {
  url: string;
  /** As `pg_ctl stop -m immediate` does: no checkpoint, and recovery at the next start. */
  stopImmediately(): Promise<void>;
  start(): Promise<void>;
  /** Where a fault has ended it. */
  startIfStopped(): Promise<void>;
  remove(): Promise<void>;
}

/** @param within where the data lies: a small file system, for instance. */
export async function startOwnPostgres(within?: string): Promise<OwnPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'guardhouse-faults-postgres-'));
  await chmod(folder, 0o755);
  const { default: EmbeddedPostgres } = await importReadable(folder);
  const port = await findFreePort();
  const log: string[] = [];
  const postgres = new EmbeddedPostgres({
    databaseDir: join(within ?? folder, 'postgres'),
    port,
    user: 'postgres',
    password: 'guardhouse',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8', '--wal-segsize=1'],
    postgresFlags: ['-c', 'unix_socket_directories=', '-c', 'min_wal_size=2MB', '-c', 'max_wal_size=32MB'],
    onLog: (line) => log.push(String(line)),
  });
  const start = () =>
    postgres.start().catch(() => {
      throw new Error(`PostgreSQL did not start.\n${log.slice(-8).join('')}`);
    });
  await postgres.initialise();
  await start();
  // The library keeps its process to itself, and stops it in the fast mode only.
  const processOf = () => (postgres as unknown as { process?: ChildProcess }).process;
  const isRunning = () => {
    const child = processOf();
    return child?.exitCode === null && child.signalCode === null;
  };
  return {
    url: `postgres://postgres:guardhouse@127.0.0.1:${port}/postgres`,
    async stopImmediately() {
      const child = processOf();
      child?.kill('SIGQUIT');
      while (isRunning()) await pause(5);
    },
    start,
    async startIfStopped() {
      if (!isRunning()) await start();
    },
    async remove() {
      if (isRunning()) await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
