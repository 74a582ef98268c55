import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import pg from 'pg';
import { type Logger, pino } from 'pino';
import { test as base, inject, type ProvidedContext } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { type Config, parseConfig } from '../../server/config.ts';
import { type ContentVersion, createContentVersion } from '../../server/content/content-version.ts';
import { createPublishedSite, type PublishedSite } from '../../server/content/published-site.ts';
import { type SiteHolder, sampleSiteHolder } from '../../server/content/site-holder.ts';
import { loadUploads, readUploadsVersion } from '../../server/content/uploads.queries.ts';
import type { Parts } from '../../server/context.ts';
import { connectDatabase, type DatabasePatience } from '../../server/database/connect.ts';
import type { Database } from '../../server/database/schema.ts';
import {
  createPublicationStore,
  type PublicationStore,
  publicationKind,
} from '../../server/files/publication-store.ts';
import { createResumeStore, type ResumeStore, resumeKind } from '../../server/files/resume-store.ts';
import { claimStore } from '../../server/files/store-owner.ts';
import { createSubmissionLimit } from '../../server/submissions/limit.ts';
import { CHEAP } from './cheap-password.ts';
import { databaseUrl } from './postgres.ts';

export interface TestServer {
  app: FastifyInstance;
  db: Kysely<Database>;
  resumes: ResumeStore;
  publications: PublicationStore;
  config: Config;
  content: ContentVersion;
}

/** A server with what a test may look into besides its answers. */
export interface StartedServer extends TestServer {
  databaseUrl: string;
  site: SiteHolder;
  publishing: PublishedSite;
  stop(): Promise<void>;
}

/** A test with a server per file: an empty migrated database, an empty resume store, and the app. */
export const test = base.extend<{ settings: Record<string, string>; server: TestServer }>({
  /** Environment variables for this file's server. */
  settings: [{}, { scope: 'file' }],
  server: [
    async ({ settings }, use) => {
      const running = await startTestServer(settings);
      await use(running);
      await running.stop();
    },
    { scope: 'file' },
  ],
});

/** Marks the stores as this server's, as its start does while they are empty. */
export async function claimStores({ db, resumes, publications }: TestServer): Promise<void> {
  await claimStore(db, resumes, resumeKind);
  await claimStore(db, publications, publicationKind);
}

interface StartOptions {
  /** The template that its database is a copy of; the empty one by default. */
  template?: keyof ProvidedContext['templates'];
  /** It logs nothing by default. */
  logger?: Logger;
  /** Parts that replace what the server would otherwise be built from. */
  parts?: Partial<Parts>;
  /** How long it waits for its database; shorter for a test that waits as long. */
  patience?: DatabasePatience;
}

/** Builds a server on a new copy of a template. `settings` are environment variables. */
export async function startTestServer(
  settings: Record<string, string> = {},
  { template = 'empty', logger, parts: given, patience }: StartOptions = {},
): Promise<StartedServer> {
  const url = settings.DATABASE_URL ?? (await createDatabase(template));
  const dataDir = await mkdtemp(join(tmpdir(), 'guardhouse-test-'));
  const config = parseConfig({
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    SUBMIT_LIMIT_PER_MINUTE: '0',
    // The load of the tests' machine must not shed requests; load shedding has a test of its own.
    OVERLOAD_DELAY_MS: '0',
    LOG_LEVEL: 'silent',
    ...settings,
  });
  const connection = await connectDatabase(config, pino({ level: config.logLevel }), patience);
  const resumes = await createResumeStore(config);
  const publications = await createPublicationStore(config);
  const submissionLimit = createSubmissionLimit(config.submitLimitPerMinute, config.submitLimitPerForm);
  const content = createContentVersion();
  const { db, pool, listen } = connection;
  const site = given?.site ?? sampleSiteHolder();
  const publishing = createPublishedSite({
    db,
    site,
    log: pino({ level: 'silent' }),
    loadUploads: () => loadUploads(db),
    readUploadsVersion: () => readUploadsVersion(db),
  });
  const parts = {
    config,
    db,
    pool,
    listen,
    resumes,
    publications,
    submissionLimit,
    content,
    publishing,
    site,
    passwordCost: CHEAP,
    ...given,
  };
  const app = await buildApp(parts, logger);
  return {
    app,
    content,
    site,
    publishing,
    db: connection.db,
    resumes,
    publications,
    config,
    databaseUrl: url,
    async stop() {
      app.server.closeAllConnections();
      await app.close();
      await connection.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A copy of the migrated template; returns its address. */
export async function createDatabase(
  template: keyof ProvidedContext['templates'] = 'empty',
): Promise<string> {
  const server = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client(server);
  await admin.connect();
  try {
    // Copying files is faster than writing to the log, and a test's database need not survive a crash.
    await admin.query(`create database ${name} template ${inject('templates')[template]} strategy file_copy`);
  } finally {
    await admin.end();
  }
  return databaseUrl(server, name);
}
