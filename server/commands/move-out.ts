/** `npm run move-out -- FILE`: everything as one archive that others can read. `npm run move-in` takes it in again. */

import type { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { demandWhole } from '../archive/check-archive.ts';
import { describeArchive, writeArchive } from '../archive/write-archive.ts';
import { addAuditLine } from '../audit/audit.queries.ts';
import { type Config, parseConfig } from '../config.ts';
import { createPublicationStore } from '../files/publication-store.ts';
import { createResumeStore } from '../files/resume-store.ts';
import { reportArchive, writeArchiveFile } from './archive-file.ts';
import { tellProgress } from './tell-progress.ts';
import { runCommand, withDatabase } from './with-database.ts';

const USAGE = `npm run move-out -- FILE.zip               everything as one archive that others can read
npm run move-out -- --check FILE.zip       reads such an archive and changes nothing
npm run move-in -- FILE.zip                moves such an archive into an empty Guardhouse`;

await runCommand(async () => {
  const { file, check } = readArguments();
  if (check) return reportArchive('The archive is whole', await demandWhole(file));
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

async function moveOut(file: string, config: Config): Promise<void> {
  await withDatabase(
    config,
    async ({ db, dbWithoutTimeout }) => {
      const [resumes, publications] = [await createResumeStore(config), await createPublicationStore(config)];
      const parts = { db: dbWithoutTimeout, resumes, publications, onProgress: tellProgress() };
      const make = async (target: Writable) => {
        const written = await writeArchive(target, 'moving out', parts);
        const detail = describeArchive(written);
        await addAuditLine(db, { memberId: null, action: 'moving-out archive made', detail, address: '' });
        return written;
      };
      await writeArchiveFile(`${file}.partial`, make, () => file);
    },
    { isMigrated: false },
  );
}
