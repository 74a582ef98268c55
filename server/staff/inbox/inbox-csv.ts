import type { Kysely } from 'kysely';
import { nameInEnglish } from '../../../src/content/languages.ts';
import type { InboxFilter } from '../../../src/contract/staff/inbox.ts';
import type { Database } from '../../database/schema.ts';
import type { SubmissionKinds } from '../../submissions/definition.ts';
import { BYTE_ORDER_MARK, csvLines, csvTime } from './csv.ts';
import { findAllEntries } from './find-entries.queries.ts';
import { type ExportedEntry, listExportedEntries } from './inbox.queries.ts';
import { findIdsOf } from './inbox-item.queries.ts';
import type { Readable } from './inbox-kinds.ts';

const ROWS_AT_ONCE = 500;

const columns: [string, (entry: ExportedEntry) => string | null][] = [
  ['Reference', ({ reference }) => reference],
  ['Received (India)', ({ submitted_at }) => csvTime(submitted_at)],
  ['Kind', ({ kind }) => kind],
  ['Status', ({ status }) => status],
  ['Assigned to', ({ assignee }) => assignee],
  ['Flags', ({ flags }) => flags.join(' ')],
  ['Name', ({ name }) => name],
  ['Company, service or position', ({ about }) => about],
  ['Phone', ({ phone }) => phone],
  ['Email', ({ email }) => email],
  ['City', ({ city }) => city],
  ['State', ({ state }) => state],
  ['Address', ({ address }) => address],
  ['Job', ({ job }) => job],
  ['Qualification', ({ qualification }) => qualification],
  ['Resume', ({ resume }) => resume],
  ['Stage', ({ stage }) => stage],
  ['Reason', ({ stage_reason }) => stage_reason],
  ['Message', ({ message }) => message],
  ['Language', ({ locale }) => nameInEnglish(locale)],
];

/** All entries that match the filter, newest first, read some hundred at a time. */
export async function* readInboxCsv(
  db: Kysely<Database>,
  filter: InboxFilter,
  readable: Readable,
  { kinds, references }: { kinds?: SubmissionKinds | undefined; references?: string[] | undefined } = {},
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLines([columns.map(([title]) => title)]);
  const found =
    references === undefined ? findAllEntries(db, filter, readable) : listSelected(db, references, readable);
  for await (const ids of found)
    for (let start = 0; start < ids.length; start += ROWS_AT_ONCE) {
      const entries = await listExportedEntries(db, ids.slice(start, start + ROWS_AT_ONCE), kinds);
      yield csvLines(entries.map((entry) => columns.map(([, cell]) => cell(entry))));
    }
}

/** Newest first, like the list. */
async function* listSelected(
  db: Kysely<Database>,
  references: readonly string[],
  { kinds }: Readable,
): AsyncGenerator<string[]> {
  yield await findIdsOf(db, references, kinds);
}
