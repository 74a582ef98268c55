/** `npm run move-out -- FILE`: everything as one archive that others can read. `npm run move-in` takes it in again. */

import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { demandWhole, factsOf } from '../archive/bringing-back/load-archive.ts';
import { describeArchive, writeArchive } from '../archive/moving-out/write-archive.ts';
import { addAuditLine } from '../audit/audit.queries.ts';
import { type Config, parseConfig } from '../config.ts';
import { createPublicationStore } from '../files/publication-store.ts';
import { createResumeStore } from '../files/resume-store.ts';
import { reportArchive } from './report-archive.ts';
import { tellProgress } from './tell-progress.ts';
import { runCommand, withDatabase } from './with-database.ts';

const USAGE = `npm run move-out -- FILE.zip               everything as one archive that others can read
npm run move-out -- --check FILE.zip       reads such an archive and changes nothing
npm run move-in -- FILE.zip                moves such an archive into an empty Guardhouse`;

await runCommand(async () => {
  const { file, check } = readArguments();
  if (check) return reportArchive('The archive is whole', factsOf(await demandWhole(file)));
  return moveOut(file, parseConfig(process.env));
});

function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { check: { type: 'boolean' } },
    });
    const { check = false } = values;
    const [file, ...others] = positionals;
    if (file !== undefined && others.length === 0) return { file, check };
  } catch {
    // An unknown option.
  }
  throw new Error(USAGE);
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
          db: dbWithoutTimeout,
          onProgress: tellProgress(),
          resumes: await createResumeStore(config),
          publications: await createPublicationStore(config),
        });
        const detail = describeArchive(written);
        await addAuditLine(db, { memberId: null, action: 'moving-out archive made', detail, address: '' });
        await rename(partial, file);
        const folder = await open(dirname(file));
        await folder.sync().finally(() => folder.close());
        reportArchive('The archive is whole', { ...written, exportedAt: '' });
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
    },
    { isMigrated: false },
  );
}
