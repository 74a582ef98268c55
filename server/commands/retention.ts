/** `npm run retention -- --dry-run` says what is too old; `npm run retention` removes it. */

import { parseArgs } from 'node:util';
import { parseConfig } from '../config.ts';
import { connectDatabase } from '../database/connect.ts';
import { migrateToLatest } from '../database/migrate.ts';
import { createResumeStore } from '../files/resume-store.ts';
import { runRetention, settingsOf } from '../privacy/retention/retention.ts';
import { startRun } from '../privacy/retention/runs.queries.ts';

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
  const dry = values['dry-run'];
  const config = parseConfig(process.env);
  const connection = await connectDatabase(config, console);
  try {
    await migrateToLatest(connection.unhurried);
    const log = { info: () => undefined, warn: console.warn };
    const parts = {
      db: connection.unhurried,
      resumes: await createResumeStore(config),
      settings: config.retention,
      log,
    };
    const counts = await runRetention(parts, await startRun(connection.db, settingsOf(parts), dry));
    console.log(dry ? 'Too old, and still there:' : 'Removed:');
    for (const [kind, count] of Object.entries(counts)) console.log(`${String(count).padStart(9)} ${kind}`);
  } finally {
    await connection.close();
  }
}
