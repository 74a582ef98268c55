import type { Kysely } from 'kysely';
import { bringBack, findObstacles } from '../archive/bringing-back/bring-back.ts';
import { describePresent, listHeld, listPresent } from '../archive/bringing-back/what-is-here.ts';
import { checkArchive } from '../archive/check-archive.ts';
import { type Config, parseConfig } from '../config.ts';
import type { Database } from '../database/schema.ts';
import { createPublicationStore } from '../files/publication-store.ts';
import { createResumeStore } from '../files/resume-store.ts';
import { demandSeparateStores } from '../files/separate-stores.ts';
import { reportArchive } from './archive-file.ts';
import { tellProgress } from './tell-progress.ts';
import { withDatabase } from './with-database.ts';

/** Moves an archive of our own into an empty Guardhouse, or says what would come in. */
export async function moveArchiveIn(file: string, { isRehearsal }: { isRehearsal: boolean }): Promise<void> {
  const config: Config = parseConfig(process.env);
  await demandSeparateStores(config);
  await withDatabase(config, async ({ db, dbWithoutTimeout }) => {
    if (isRehearsal) return rehearse(file, db);
    const resumes = await createResumeStore(config);
    const publications = await createPublicationStore(config);
    const stop = new AbortController();
    const interrupt = () => stop.abort(new Error('Stopped. Nothing was changed.'));
    process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
    const stores = { resumes, publications };
    const moved = await bringBack(file, dbWithoutTimeout, stores, {
      signal: stop.signal,
      onProgress: tellProgress(),
    });
    reportArchive('Moved in', moved);
    console.log(
      'Members have no passwords here: invite each with npm run staff -- invite ADDRESS --role ROLE.',
    );
    console.log('The search of the inbox finds the submissions as the server indexes them.');
  });
}

async function rehearse(file: string, db: Kysely<Database>): Promise<void> {
  const checked = await checkArchive(file, 'moving out');
  for (const { what, count } of listHeld(checked.tables)) console.log(`${String(count).padStart(9)} ${what}`);
  const faults = await findObstacles(checked, db);
  const present = await listPresent(db);
  if (present.length > 0) faults.push(describePresent(present));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  reportArchive('It can come in', checked);
}
