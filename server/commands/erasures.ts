/** `npm run erasures -- list` lists what has been erased; `npm run erasures -- repeat FILE` erases it here as well. */

import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { parseConfig } from '../config.ts';
import { createResumeStore } from '../files/resume-store.ts';
import { listErased } from '../privacy/erasure/erasure.queries.ts';
import { parseErased, repeatErasures } from '../privacy/erasure/repeat.ts';
import { runCommand, withDatabase } from './with-database.ts';

const usage = `npm run erasures -- list         references and times, a line each
npm run erasures -- repeat FILE  erases what such lines name; - is standard input`;

const [command, file, ...others] = process.argv.slice(2);

await runCommand(async () => {
  const isKnown = command === 'list' ? file === undefined : command === 'repeat' && file !== undefined;
  if (!isKnown || others.length > 0) throw new Error(usage);
  const config = parseConfig(process.env);
  const known =
    file === undefined
      ? []
      : parseErased(file === '-' ? await text(process.stdin) : await readFile(file, 'utf8'));
  await withDatabase(config, async ({ dbWithoutTimeout: db }) => {
    if (command === 'list')
      for (const { reference, erased_at } of await listErased(db))
        console.log(`${reference} ${erased_at.toISOString()}`);
    else {
      const erased = await repeatErasures(db, await createResumeStore(config), known, console);
      console.log(`Erased ${erased} of ${known.length} submissions; the others are not there.`);
    }
  });
});
