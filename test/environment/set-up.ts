import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { connectDatabase } from '../../server/database/connect.ts';
import { migrateToLatest } from '../../server/database/migrate.ts';
import type { Database } from '../../server/database/schema.ts';
import { seed } from '../../server/database/seed.ts';
import { type BrowserLaunch, findBrowser, findPictureBrowser } from './browser.ts';
import { buildClient } from './built-client.ts';
import { databaseUrl, startPostgres } from './postgres.ts';
import { makeSmallCompany } from './small-company.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the server's maintenance database. */
    postgresUrl: string;
    /**
     * The migrated databases from which the tests' own are copied: an empty one, one with the sample content, and an
     * empty one of a company with few pages.
     */
    templates: { empty: string; seeded: string; small: string };
    /** A folder for what the files of a run share. */
    runFolder: string;
    browser: BrowserLaunch;
    /** It draws the same picture on every machine. */
    pictureBrowser: BrowserLaunch;
  }
}

/** Projects that need only the code, so that they can start at once. */
const BARE = ['unit'];

/** Starts what all tests of a run share: one build, one Postgres with its templates, and the browser. */
export default async function setUp(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const names = project.vitest.projects.map(({ name }) => name);
  if (names.every((name) => BARE.includes(name))) return;
  buildClient();
  if (names.some((name) => name === 'journeys' || name === 'browser'))
    project.provide('browser', await findBrowser());
  if (names.includes('pictures')) project.provide('pictureBrowser', await findPictureBrowser());
  // Otherwise Node would exit without teardown and leave Postgres running.
  process.once('SIGTERM', () => process.exit(143));
  const runFolder = await mkdtemp(join(tmpdir(), 'guardhouse-run-'));
  project.provide('runFolder', runFolder);
  const postgres = await startPostgres();
  console.log(`The tests run on ${postgres.name}.`);
  // Two runs may share one TEST_DATABASE_URL, and interrupted runs leave their templates behind.
  const prefix = `guardhouse_${randomUUID().replaceAll('-', '')}`;
  const templates = { empty: `${prefix}_empty`, seeded: `${prefix}_seeded`, small: `${prefix}_small` };
  await makeTemplate(postgres.url, templates.empty, migrateToLatest);
  await makeTemplate(postgres.url, templates.seeded, seed, templates.empty);
  await makeTemplate(postgres.url, templates.small, makeSmallCompany, templates.empty);
  project.provide('postgresUrl', postgres.url);
  project.provide('templates', templates);
  return async () => {
    await postgres.stop();
    await rm(runFolder, { recursive: true, force: true });
  };
}

async function makeTemplate(
  server: string,
  name: string,
  fill: (db: Kysely<Database>) => Promise<unknown>,
  from?: string,
): Promise<void> {
  const admin = new pg.Client(server);
  await admin.connect();
  await admin.query(`create database ${name}${from === undefined ? '' : ` template ${from}`}`);
  await admin.end();
  const connection = await connectDatabase({ databaseUrl: databaseUrl(server, name), dataDir: '' }, console);
  await fill(connection.dbWithoutTimeout);
  await connection.close();
}
