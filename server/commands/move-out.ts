/** `npm run move-out -- FILE`: everything as one archive that others can read; and such an archive in again. */

import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { addAuditLine } from '../audit/audit.queries.ts';
import { checkMovedArchive, type MovedIn, moveIn } from '../backup/move-in.ts';
import { type Config, parseConfig } from '../config.ts';
import { createPublicationStore } from '../files/publication-store.ts';
import { createResumeStore } from '../files/resume-store.ts';
import { demandSeparateStores } from '../files/separate-stores.ts';
import { describeArchive, writeArchive } from '../staff/moving-out/write-archive.ts';
import { runCommand, withDatabase } from './with-database.ts';

const USAGE = `npm run move-out -- FILE.zip               everything as one archive that others can read
npm run move-out -- --check FILE.zip       reads such an archive and changes nothing
npm run move-out -- --into-empty FILE.zip  moves such an archive into an empty Guardhouse`;

/** Exit code for an archive that is complete except for files that are missing or damaged in the store. */
const INCOMPLETE = 3;
const REPORT_EVERY_MS = 5_000;

await runCommand(async () => {
  const { file, check, into } = readArguments();
  if (check) return report('The archive is whole', await checkMovedArchive(file, reportProgress()));
  const config = parseConfig(process.env);
  if (!into) return moveOut(file, config);
  await demandSeparateStores(config);
  await withDatabase(config, async (connection) => {
    report('Moved in', await moveIn(file, connection, await openStores(config), reportProgress()));
    console.log(
      'Members have no passwords here: invite each with npm run staff -- invite ADDRESS --role ROLE.',
    );
    console.log('The search of the inbox finds the submissions as the server indexes them.');
  });
});

function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { check: { type: 'boolean' }, 'into-empty': { type: 'boolean' } },
    });
    const { check = false, 'into-empty': into = false } = values;
    const [file, ...others] = positionals;
    if (file !== undefined && others.length === 0 && !(check && into)) return { file, check, into };
  } catch {
    // An unknown option.
  }
  throw new Error(USAGE);
}

async function openStores(config: Config) {
  return { resumes: await createResumeStore(config), publications: await createPublicationStore(config) };
}

/** The archive gets its name only when it is whole. */
async function moveOut(file: string, config: Config): Promise<void> {
  const partial = `${file}.partial`;
  await withDatabase(
    config,
    async ({ db, dbWithoutTimeout }) => {
      try {
        const target = createWriteStream(partial, { mode: 0o600, flush: true });
        const written = await writeArchive(target, {
          ...{ db: dbWithoutTimeout, onProgress: reportProgress() },
          ...(await openStores(config)),
        });
        const detail = describeArchive(written);
        await addAuditLine(db, { memberId: null, action: 'moving-out archive made', detail, address: '' });
        await rename(partial, file);
        const folder = await open(dirname(file));
        await folder.sync().finally(() => folder.close());
        report('The archive is whole', { ...written, exportedAt: '' });
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
    },
    { isMigrated: false },
  );
}

function reportProgress() {
  let last = Date.now();
  return (done: number, total: number) => {
    if (Date.now() - last < REPORT_EVERY_MS) return;
    last = Date.now();
    console.error(`${Math.floor((100 * done) / Math.max(total, 1))} %`);
  };
}

function report(title: string, { rows, files, exportedAt, lacking, leftOut }: MovedIn): void {
  const from = exportedAt === '' ? '' : `, of ${exportedAt}`;
  console.log(`${title}: ${rows} rows and ${files} files${from}.`);
  if (leftOut.length > 0) console.error(`Left out, since a virus was found: ${leftOut.join(', ')}`);
  if (lacking.length === 0) return;
  console.error(`Missing or damaged in the store: ${lacking.join(', ')}`);
  process.exitCode = INCOMPLETE;
}
