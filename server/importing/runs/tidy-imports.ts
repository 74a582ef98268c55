import { type Kysely, sql } from 'kysely';
import { runTransaction } from '../../database/run-transaction.ts';
import type { Database } from '../../database/schema.ts';
import { findImport, updateImport } from '../imports.queries.ts';
import { countRetriable, emptyItems } from '../kept-items.queries.ts';
import { importOfFile, movingFiles, type Place, sourceFile } from '../source-files.ts';
import { FILE_GONE } from './run-imports.ts';
import { isOfUpload, tidyUploads } from './unfinished-uploads.ts';

/** What a rehearsal has read may name persons, and is not kept for longer if nobody goes on with it. */
export const KEPT_DAYS = 30;
/** No request takes longer. */
const UPLOAD_MS = 2 * 60 * 60_000;

interface TidyParts {
  db: Kysely<Database>;
  config: Place;
}

/**
 * Removes rehearsals that were never run, the words of imports that were never finished or of lines that nobody has
 * tried again, and files of neither.
 */
export async function tidyImports({ db, config }: TidyParts): Promise<void> {
  await db
    .deleteFrom('imports')
    .where('state', 'in', ['columns', 'unreadable', 'rehearsed'])
    .where(isForgotten())
    .execute();
  const stopped = await db
    .selectFrom('imports')
    .select('id')
    .where('state', '=', 'stopped')
    .where(isForgotten())
    .execute();
  for (const { id } of stopped)
    await runTransaction(db, async (trx) => {
      const reason = `It was stopped, and for ${KEPT_DAYS} days nobody went on.`;
      if (!(await updateImport(trx, id, ['stopped'], { state: 'done', reason, asked: null }))) return;
      await trx
        .updateTable('import_items')
        .set({ state: 'failed', failure: 'It was never written.' })
        .where('import_id', '=', id)
        .where('state', '=', 'waiting')
        .execute();
      await emptyItems(trx, id, { isFailedKept: false });
    });
  await forgetFailed(db);
  await endLostReadings({ db, config });
  await removeStrayFiles({ db, config });
  await tidyUploads(config);
}

async function forgetFailed(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from imports where state = 'done' and ${isForgotten()} and exists (
      select from import_items where import_id = imports.id and state = 'failed' and content is not null)
  `.execute(db);
  for (const { id } of rows) await emptyItems(db, id, { isFailedKept: false });
}

const isForgotten = () => sql<boolean>`changed_at < now() - make_interval(days => ${KEPT_DAYS}::integer)`;

/** After a restore, or with the disk of another server, the file is gone. */
async function endLostReadings({ db, config }: TidyParts): Promise<void> {
  const reading = await db
    .selectFrom('imports')
    .select('id')
    .where('state', '=', 'reading')
    .where(sql<boolean>`changed_at < now() - interval '1 hour'`)
    .execute();
  const files = await movingFiles(config);
  for (const { id } of reading)
    if (!(await files.has(sourceFile(id))))
      await updateImport(db, id, ['reading'], { state: 'unreadable', reason: FILE_GONE });
}

async function removeStrayFiles({ db, config }: TidyParts): Promise<void> {
  const files = await movingFiles(config);
  for (const { name, changedAt } of await files.list()) {
    if (isOfUpload(name)) continue;
    const id = importOfFile(name);
    const row = id === undefined ? undefined : await findImport(db, id);
    const isNeeded =
      row !== undefined &&
      row.state !== 'undone' &&
      (row.state !== 'done' || (await countRetriable(db, row.id)).pictures > 0);
    if (!isNeeded && Date.now() - changedAt.getTime() > UPLOAD_MS) await files.remove(name);
  }
}
