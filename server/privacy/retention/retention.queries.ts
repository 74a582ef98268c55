import { type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import type { Config } from '../../config.ts';
import { runTransaction } from '../../database/run-transaction.ts';
import type { Database } from '../../database/schema.ts';
import type { Retention, SubmissionDefinition, SubmissionKinds } from '../../submissions/definition.ts';
import { listKinds } from '../../submissions/kinds/kinds.ts';
import { type Removed, removeSubmissions } from '../erasure/erasure.queries.ts';

export type RetentionSettings = Config['retention'];

/** A kind of submission that has a retention period. */
export interface AgedKind extends SubmissionDefinition {
  retention: Retention;
}

export function listAgedKinds(kinds?: SubmissionKinds): AgedKind[] {
  return listKinds(kinds).filter((kind): kind is AgedKind => kind.retention !== undefined);
}

function isAged({ kind, retention }: AgedKind, settings: RetentionSettings) {
  return sql<SqlBool>`kind = ${kind} and ${retention.isOlderThan(daysAgo(retention.days(settings)))}`;
}

export async function countAged(
  db: Kysely<Database>,
  kind: AgedKind,
  settings: RetentionSettings,
): Promise<{ submissions: number; resumes: number }> {
  const { rows } = await sql<{ submissions: number; resumes: number }>`
    select count(*)::integer as submissions,
      (${kind.hasResume ? sql`count(details.resume_id)` : sql`0`} + coalesce(sum((
        select count(file.resume_id) from messages join message_files as file on file.message_id = messages.id
        where messages.submission_id = s.id
      )), 0))::integer as resumes
    from submissions s left join ${sql.table(kind.table)} details on details.submission_id = s.id
    where ${isAged(kind, settings)}
  `.execute(db);
  return rows[0] ?? { submissions: 0, resumes: 0 };
}

/** All of a kind, however old. */
export async function countSubmissions(db: Kysely<Database>, { kind }: AgedKind): Promise<number> {
  const { count } = await db
    .selectFrom('submissions')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where(sql<SqlBool>`kind = ${kind}`)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Removes at most `limit` of the oldest of a kind, in one transaction. */
export async function removeAged(
  db: Kysely<Database>,
  kind: AgedKind,
  {
    settings,
    limit,
    kinds,
  }: { settings: RetentionSettings; limit: number; kinds?: SubmissionKinds | undefined },
): Promise<Removed> {
  return runTransaction(db, async (trx) =>
    removeSubmissions(trx, await listAged(trx, kind, settings, limit), kinds),
  );
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

export async function countAuditLines(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom('staff_audit')
    .select(({ fn }) => fn.countAll<string>().as('count'))
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
  return sql<Date>`now() - make_interval(days => ${days}::integer)`;
}
