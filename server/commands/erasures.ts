/** `npm run erasures -- list` says what has been erased; `npm run erasures -- repeat FILE` erases it here as well. */

import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { parseConfig } from '../config.ts';
import { connectDatabase } from '../database/connect.ts';
import { migrateToLatest } from '../database/migrate.ts';
import { createResumeStore } from '../files/resume-store.ts';
import { listErased } from '../privacy/erasure/erasure.queries.ts';
import { parseErased, repeatErasures } from '../privacy/erasure/repeat.ts';

const usage = `npm run erasures -- list         references and times, a line each
npm run erasures -- repeat FILE  erases what such lines name; - is standard input`;

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function run([command, file, ...others]: string[]): Promise<void> {
  const isKnown = command === 'list' ? file === undefined : command === 'repeat' && file !== undefined;
  if (!isKnown || others.length > 0) throw new Error(usage);
  const config = parseConfig(process.env);
  const known =
    file === undefined
      ? []
      : parseErased(file === '-' ? await text(process.stdin) : await readFile(file, 'utf8'));
  const connection = await connectDatabase(config, console);
  try {
    const { unhurried: db } = connection;
    await migrateToLatest(db);
    if (command === 'list')
      for (const { reference, erased_at } of await listErased(db))
        console.log(`${reference} ${erased_at.toISOString()}`);
    else {
      const erased = await repeatErasures(db, await createResumeStore(config), known, console);
      console.log(`Erased ${erased} of ${known.length} submissions; the others are not there.`);
    }
  } finally {
    await connection.close();
  }
}
