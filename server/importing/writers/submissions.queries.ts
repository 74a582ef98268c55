import { type Kysely, sql } from 'kysely';
import { source } from '../../../src/languages.ts';
import type { Database } from '../../database/schema.ts';
import {
  type AnyDetails,
  type DetailsTable,
  listAssigned,
  listColumns,
  pickValues,
  readDetails,
  toJson,
} from '../../submissions/details.ts';

interface OldSubmission {
  reference: string;
  kind: string;
  sentAt: Date;
  table: DetailsTable;
  details: AnyDetails;
  /** Who moves it in, and what has no field. */
  note: { memberId: string | null; text: string };
}

/**
 * Stores what was sent to a former site, at its own date, in one statement. No mail is queued, and no limit counts it.
 * The note has the date of the submission: the age of a lead counts from its last event, and a note of today would keep
 * it for as long again.
 * @returns false where the reference is taken.
 */
export async function insertSubmission(
  db: Kysely<Database>,
  { reference, kind, sentAt, table, details, note }: OldSubmission,
): Promise<boolean> {
  const { rows } = await sql`
    with submission as (
      insert into submissions (reference, kind, door, locale, notice_version, submitted_at)
      values (${reference}, ${kind}, 'import', ${source.locale}, null, ${sentAt}) on conflict (reference) do nothing
      returning id
    ), note as (
      insert into inbox_events (submission_id, member_id, action, text, at)
      select id, ${note.memberId}::text, 'note', ${note.text}::text, ${sentAt}::timestamptz from submission
    )
    insert into ${sql.table(table)} (submission_id, ${sql.join(listColumns(details))})
    select submission.id, ${sql.join(listAssigned(details))}
    from submission, ${readDetails(table, toJson(pickValues(details)))}
    returning submission_id
  `.execute(db);
  return rows.length > 0;
}

/** @returns the columns as they were. */
export async function updateDetails(
  db: Kysely<Database>,
  id: string,
  table: DetailsTable,
  details: AnyDetails,
): Promise<Record<string, unknown>> {
  const names = listColumns(details);
  const { rows } = await sql<Record<string, unknown>>`
    select ${sql.join(names)} from ${sql.table(table)} where submission_id = ${id} for update
  `.execute(db);
  const values = listAssigned(details);
  const changes = names.map((name, index) => sql`${name} = ${values[index]}`);
  await sql`
    update ${sql.table(table)} as changed set ${sql.join(changes)}
    from ${readDetails(table, toJson(pickValues(details)))} where changed.submission_id = ${id}
  `.execute(db);
  return rows[0] ?? {};
}

export async function findSubmissionId(db: Kysely<Database>, reference: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('submissions')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row?.id;
}
