import { type Kysely, sql } from 'kysely';
import { source } from '../../../../src/content/languages.ts';
import type { Database } from '../../../database/schema.ts';
import type { Details, DetailsTable } from '../../../submissions/accept.queries.ts';

/** Stores what was sent to a former site, at its own date. No mail is queued, and no limit counts it. @returns its id. */
export async function insertSubmission(
  db: Kysely<Database>,
  { reference, kind, sentAt }: { reference: string; kind: string; sentAt: Date },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into submissions (reference, kind, door, locale, notice_version, submitted_at)
    values (${reference}, ${kind}, 'import', ${source.locale}, null, ${sentAt}) on conflict (reference) do nothing
    returning id
  `.execute(db);
  return rows[0]?.id ?? '';
}

export async function insertDetails<Table extends DetailsTable>(
  db: Kysely<Database>,
  id: string,
  table: Table,
  details: Details<Table>,
): Promise<void> {
  const columns = Object.keys(details).map((column) => sql.ref(column));
  await sql`
    insert into ${sql.table(table)} (submission_id, ${sql.join(columns)})
    values (${id}, ${sql.join(Object.values(details))})
  `.execute(db);
}

/** @returns the columns as they were. */
export async function updateDetails<Table extends DetailsTable>(
  db: Kysely<Database>,
  id: string,
  table: Table,
  details: Partial<Details<Table>>,
): Promise<Record<string, unknown>> {
  const names = Object.keys(details).map((column) => sql.ref(column));
  const { rows } = await sql<Record<string, unknown>>`
    select ${sql.join(names)} from ${sql.table(table)} where submission_id = ${id} for update
  `.execute(db);
  const changes = Object.entries(details).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  await sql`update ${sql.table(table)} set ${sql.join(changes)} where submission_id = ${id}`.execute(db);
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

/**
 * Adds what has no field as a note of the import. It has the date of the submission: the age of a lead counts from its
 * last event, and a note of today would keep it for as long again.
 */
export async function addImportNote(
  db: Kysely<Database>,
  id: string,
  { memberId, text, at }: { memberId: string | null; text: string; at: Date },
): Promise<void> {
  await db
    .insertInto('inbox_events')
    .values({ submission_id: id, member_id: memberId, action: 'note', text, at })
    .execute();
}
