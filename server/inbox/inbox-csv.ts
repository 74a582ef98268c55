import type { Kysely } from 'kysely';
import { fieldTitles, type LabelName } from '../../src/contract/field-titles.ts';
import { type CsvColumn, csvColumns } from '../../src/contract/staff/columns.ts';
import type { InboxFilter } from '../../src/contract/staff/inbox.ts';
import { nameInEnglish } from '../../src/languages.ts';
import type { Database } from '../database/schema.ts';
import { listExportedColumns, type SubmissionKinds } from '../submissions/definition.ts';
import { listKinds } from '../submissions/kinds/kinds.ts';
import { BYTE_ORDER_MARK, csvLines, csvTime } from './csv.ts';
import { findAllEntries } from './find-entries.queries.ts';
import { type ExportedEntry, listExportedEntries } from './inbox.queries.ts';
import { findIdsOf } from './inbox-item.queries.ts';
import type { Readable } from './inbox-kinds.ts';

const ROWS_AT_ONCE = 500;

type Column = [title: string, cell: (entry: ExportedEntry) => string | null];

const columns: Record<CsvColumn, Column> = {
  reference: ['Reference', ({ reference }) => reference],
  received: ['Received (India)', ({ submitted_at }) => csvTime(submitted_at)],
  kind: ['Kind', ({ kind }) => kind],
  status: ['Status', ({ status }) => status],
  assignee: ['Assigned to', ({ assignee }) => assignee],
  flags: ['Flags', ({ flags }) => flags.join(' ')],
  name: ['Name', ({ name }) => name],
  about: ['Company, service or position', ({ about }) => about],
  phone: ['Phone', ({ phone }) => phone],
  email: ['Email', ({ email }) => email],
  city: ['City, or place of the job', ({ city }) => city],
  state: ['State', ({ state }) => state],
  address: ['Address', ({ address }) => address],
  job: ['Job', ({ job }) => job],
  qualification: ['Qualification', ({ qualification }) => qualification],
  applicantCity: ['City of the applicant', ({ applicantCity }) => applicantCity],
  resume: ['Resume', ({ resume }) => resume],
  stage: ['Stage', ({ stage }) => stage],
  reason: ['Reason', ({ stage_reason }) => stage_reason],
  message: ['Message', ({ message }) => message],
  language: ['Language', ({ locale }) => nameInEnglish(locale)],
};

interface CsvChoice {
  kinds?: SubmissionKinds | undefined;
  /** Only these items. */
  references?: string[] | undefined;
  /** Only these columns, in this order. */
  shown?: readonly CsvColumn[] | undefined;
}

/** All entries that match the filter, newest first, read some hundred at a time. */
export async function* readInboxCsv(
  db: Kysely<Database>,
  filter: InboxFilter,
  readable: Readable,
  { kinds, references, shown }: CsvChoice = {},
): AsyncGenerator<string> {
  const written = shown?.map((column) => columns[column]) ?? listColumns(kinds);
  yield BYTE_ORDER_MARK + csvLines([written.map(([title]) => title)]);
  const found =
    references === undefined ? findAllEntries(db, filter, readable) : listSelected(db, references, readable);
  for await (const ids of found)
    for (let start = 0; start < ids.length; start += ROWS_AT_ONCE) {
      const entries = await listExportedEntries(db, ids.slice(start, start + ROWS_AT_ONCE), kinds);
      yield csvLines(entries.map((entry) => written.map(([, cell]) => cell(entry))));
    }
}

/** All columns: the fields that only the definition of their kind knows come last, under their titles. */
function listColumns(kinds?: SubmissionKinds): Column[] {
  const fields = listExportedColumns(listKinds(kinds)).flatMap((name): Column[] =>
    name in columns ? [] : [[fieldTitles[name as LabelName], (entry) => entry[name] ?? null]],
  );
  return [...csvColumns.map((column) => columns[column]), ...fields];
}

/** Newest first, like the list. */
async function* listSelected(
  db: Kysely<Database>,
  references: readonly string[],
  { kinds }: Readable,
): AsyncGenerator<string[]> {
  yield await findIdsOf(db, references, kinds);
}
