/**
 * `npm run bench [-- --quick] [pages] [submissions] [memory] [jobs] [inbox]`: compares the server with what the
 * machine can do.
 */

import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { connectDatabase } from '../../server/database/connect.ts';
import { migrateToLatest } from '../../server/database/migrate.ts';
import { databaseUrl, startPostgres } from '../environment/postgres.ts';
import type { Bench } from './bench-options.ts';
import { measureInbox } from './inbox.ts';
import { measureJobList } from './job-list.ts';
import { measureMemory } from './memory.ts';
import { measurePages } from './pages.ts';
import { type Line, table, writeReport } from './report.ts';
import { measureSubmissions } from './submissions.ts';

const parts: Record<string, (bench: Bench) => Promise<Line[]>> = {
  pages: measurePages,
  submissions: measureSubmissions,
  memory: measureMemory,
  jobs: measureJobList,
  inbox: measureInbox,
};

const { values, positionals } = parseArgs({
  options: { quick: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const unknown = positionals.find((name) => !(name in parts));
if (unknown !== undefined)
  throw new Error(`There is no part ${unknown}: choose of ${Object.keys(parts).join(', ')}.`);

const given = process.env.BENCH_DATABASE_URL;
const postgres = given
  ? { url: given, name: 'the Postgres of BENCH_DATABASE_URL', stop: async () => undefined }
  : await startPostgres([]);
const admin = new pg.Client(postgres.url);
await admin.connect();
const dataDir = await mkdtemp(join(tmpdir(), 'guardhouse-bench-'));
const made: string[] = [];

const bench: Bench = {
  isQuick: values.quick,
  runs: values.quick ? 1 : 5,
  seconds: values.quick ? 2 : 4,
  dataDir,
  async createDatabase() {
    const name = `bench_${randomUUID().replaceAll('-', '')}`;
    await admin.query(`create database ${name}`);
    made.push(name);
    const url = databaseUrl(postgres.url, name);
    const connection = await connectDatabase({ databaseUrl: url, dataDir }, console);
    await migrateToLatest(connection.dbWithoutTimeout);
    await connection.close();
    return url;
  },
};

try {
  const lines: Line[] = [];
  const { rows } = await admin.query('show server_version');
  for (const [name, measure] of Object.entries(parts)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    console.error(`Measuring ${name} …`);
    const started = performance.now();
    lines.push(...(await measure(bench)));
    console.error(`That took ${((performance.now() - started) / 60_000).toFixed(1)} minutes.`);
    // Single parts are only printed: the file holds the result of one complete run, written after each part in case it
    // breaks off.
    if (positionals.length === 0)
      writeReport(lines, `PostgreSQL ${rows[0].server_version} (${postgres.name})`, values.quick);
  }
  // As it stands in docs/benchmarks.md, so that the rows of a single part can be pasted there.
  console.log(table(lines));
} finally {
  for (const name of made) await admin.query(`drop database if exists ${name} with (force)`);
  await admin.end();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
