/** `npm run retention -- --dry-run` counts what is too old; `npm run retention` removes it. */

import { parseArgs } from 'node:util';
import { parseConfig } from '../config.ts';
import { createResumeStore } from '../files/resume-store.ts';
import { runRetention, settingsOf } from '../privacy/retention/retention.ts';
import { startRun } from '../privacy/retention/runs.queries.ts';
import { runCommand, withDatabase } from './with-database.ts';

await runCommand(async () => {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
  const dry = values['dry-run'];
  const config = parseConfig(process.env);
  await withDatabase(config, async ({ db, dbWithoutTimeout }) => {
    const parts = {
      db: dbWithoutTimeout,
      resumes: await createResumeStore(config),
      settings: config.retention,
      // The counts are printed below.
      log: { info: () => undefined, warn: console.warn },
    };
    const counts = await runRetention(parts, await startRun(db, settingsOf(parts), dry));
    console.log(dry ? 'Too old, and still there:' : 'Removed:');
    for (const [kind, count] of Object.entries(counts)) console.log(`${String(count).padStart(9)} ${kind}`);
  });
});
