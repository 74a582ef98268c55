/**
 * `npm run retention -- --dry-run` counts what is too old; `npm run retention` removes it, if there is no doubt;
 * `npm run retention -- --confirm` removes it in any case.
 */

import { parseArgs } from 'node:util';
import { parseConfig } from '../config.ts';
import { createResumeStore } from '../files/resume-store.ts';
import { findDoubt } from '../privacy/retention/find-doubt.ts';
import { runRetention, settingsOf } from '../privacy/retention/retention.ts';
import { startRun } from '../privacy/retention/runs.queries.ts';
import { runCommand, withDatabase } from './with-database.ts';

await runCommand(async () => {
  const { values } = parseArgs({
    options: { 'dry-run': { type: 'boolean', default: false }, confirm: { type: 'boolean', default: false } },
  });
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
    const doubt = dry || values.confirm ? undefined : await findDoubt(parts, { dry });
    if (doubt !== undefined)
      throw new Error(
        `${doubt} Nothing was removed. If the clock is right and this is expected, say --confirm.`,
      );
    const counts = await runRetention(parts, await startRun(db, settingsOf(parts), dry));
    console.log(dry ? 'Too old, and still there:' : 'Removed:');
    for (const [kind, count] of Object.entries(counts)) console.log(`${String(count).padStart(9)} ${kind}`);
  });
});
