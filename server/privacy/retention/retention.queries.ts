import { type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/schema.ts';
import { type Removed, removeSubmissions } from '../erasure/erasure.queries.ts';

export type RetentionSettings = Config['retention'];

/** Each kind of submission that has a retention period, with the query for those that are past it. */
export const agedKinds = ['contacts', 'quotations', 'applications', 'dataRequests'] as const;
type AgedKind = (typeof agedKinds)[number];

/** A lead's age counts from the last work on it, and that of an answered request from its answer. */
function isAged(kind: AgedKind, { leadsDays, applicationsDays, dataRequestsDays }: RetentionSettings) {
  if (kind === 'applications')
    return sql<SqlBool>`kind = 'application' and submitted_at < ${daysAgo(applicationsDays)}`;
  if (kind === 'dataRequests')
    return sql<SqlBool>`kind = 'data-request' and exists (
      select from data_requests where submission_id = s.id and done_at < ${daysAgo(dataRequestsDays)})`;
  return sql<SqlBool>`kind = ${kind === 'contacts' ? 'contact' : 'quotation'}
    and submitted_at < ${daysAgo(leadsDays)}
    and not exists (select from inbox_events where submission_id = s.id and at >= ${daysAgo(leadsDays)})`;
}

export async function countAged(
  db: Kysely<Database>,
  kind: AgedKind,
  settings: RetentionSettings,
): Promise<{ submissions: number; resumes: number }> {
  const { rows } = await sql<{ submissions: number; resumes: number }>`
    select count(*)::integer as submissions, count(resume_id)::integer as resumes
    from submissions s left join job_applications on submission_id = s.id
    where ${isAged(kind, settings)}
  `.execute(db);
  return rows[0] ?? { submissions: 0, resumes: 0 };
}

/** Removes at most `limit` of the oldest of a kind, in one transaction. */
export async function removeAged(
  db: Kysely<Database>,
  kind: AgedKind,
  settings: RetentionSettings,
  limit: number,
): Promise<Removed> {
  return db
    .transaction()
    .execute(async (trx) => removeSubmissions(trx, await listAged(trx, kind, settings, limit)));
}

async function listAged(
  trx: Transaction<Database>,
  kind: AgedKind,
  settings: RetentionSettings,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from submissions s where ${isAged(kind, settings)} order by submitted_at, id limit ${limit}
    for update skip locked
  `.execute(trx);
  return rows.map(({ id }) => id);
}

export async function countAgedAuditLines(
  db: Kysely<Database>,
  { auditDays }: RetentionSettings,
): Promise<number> {
  const { count } = await db
    .selectFrom('staff_audit')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where(sql<SqlBool>`at < ${daysAgo(auditDays)}`)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The database itself refuses to remove lines younger than 365 days. */
export async function removeAgedAuditLines(
  db: Kysely<Database>,
  { auditDays }: RetentionSettings,
  limit: number,
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from staff_audit where id in (
      select id from staff_audit where at < ${daysAgo(auditDays)} order by at, id limit ${limit}
    )
  `.execute(db);
  return Number(numAffectedRows ?? 0n);
}

function daysAgo(days: number) {
  return sql`now() - make_interval(days => ${days}::integer)`;
}
