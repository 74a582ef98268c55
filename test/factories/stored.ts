import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../server/database/schema.ts';
import type { SubmissionFlag } from '../../src/contract/submission.ts';
import type { Answer } from '../doors/doors.ts';

export type DetailsTable =
  | 'contact_requests'
  | 'quotation_requests'
  | 'job_applications'
  | 'job_openings'
  | 'data_requests';

/** The reference and sentence of a success, from either door. */
export function receiptOf(response: Answer): { reference: string; message: string } {
  if (response.statusCode !== 200)
    throw new Error(`expected a success, got ${response.statusCode}: ${response.body}`);
  const type = String(response.headers['content-type']);
  if (type.startsWith('application/json')) return pickReceipt(response.json().result.data);
  const reference = / ([A-Z]{2}-[0-9A-Z]{6})$/.exec(response.body)?.[1];
  if (type !== 'text/plain; charset=utf-8' || reference === undefined)
    throw new Error(`expected a sentence with a reference, got ${type}: ${response.body}`);
  return { reference, message: response.body };
}

function pickReceipt({ reference, message }: { reference: string; message: string }) {
  return { reference, message };
}

/** The submission with that reference, with its details and flags in one row. */
export async function findStored(
  db: Kysely<Database>,
  table: DetailsTable,
  reference: string,
): Promise<Record<string, unknown> & { flags: SubmissionFlag[] }> {
  const { rows } = await sql<Record<string, unknown> & { flags: SubmissionFlag[] }>`
    select details.*, submissions.reference, submissions.kind, submissions.door, submissions.locale,
      submissions.notice_version,
      array(select flag from submission_flags where submission_id = submissions.id order by flag) as flags
    from submissions join ${sql.table(table)} as details on details.submission_id = submissions.id
    where submissions.reference = ${reference}
  `.execute(db);
  const [row] = rows;
  if (row === undefined || rows.length > 1) throw new Error(`${rows.length} rows of reference ${reference}`);
  return row;
}

/** The flags that visitors got, except for being too fast: a test fills in a form within a moment. */
export function listSuspects(db: Kysely<Database>): Promise<{ reference: string; flag: SubmissionFlag }[]> {
  return db
    .selectFrom('submission_flags')
    .innerJoin('submissions', 'submissions.id', 'submission_id')
    .select(['reference', 'flag'])
    .where('flag', '!=', 'filled-too-fast')
    .execute();
}

export async function countStored(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom('submissions')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Makes it look as if the virus scanner had looked at the resume of an application. */
export async function setScan(
  { db }: { db: Kysely<Database> },
  reference: string,
  state: 'clean' | 'infected' | 'error',
): Promise<void> {
  await sql`
    update resumes set scan_state = ${state} where id = (
      select resume_id from job_applications join submissions on submissions.id = submission_id
      where reference = ${reference})`.execute(db);
}

/** Makes a submission look as if it had arrived that long ago. */
export async function ageDigest(db: Kysely<Database>, reference: string, age: string): Promise<void> {
  await db
    .updateTable('recent_submissions')
    .set({ submitted_at: sql<Date>`now() - ${age}::text::interval` })
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
}

/**
 * Starts `calls` queries that meet at the digest of that reference at the same moment: its row is locked until each of
 * them waits for it.
 */
export async function whileDigestIsHeld<Result>(
  db: Kysely<Database>,
  reference: string,
  calls: number,
  start: () => Promise<Result>,
): Promise<Result> {
  let results: Promise<Result> | undefined;
  await db.transaction().execute(async (trx) => {
    await sql`select from recent_submissions where reference = ${reference} for update`.execute(trx);
    results = start();
    let waiting = 0;
    for (let attempt = 0; waiting < calls && attempt < 500; attempt++) {
      await pause(20);
      // Otherwise a transaction keeps seeing the activity that it saw first.
      await sql`select pg_stat_clear_snapshot()`.execute(trx);
      const { rows } = await sql<{ count: number }>`
        select count(*)::integer as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'
      `.execute(trx);
      waiting = rows[0]?.count ?? 0;
    }
  });
  return results as Promise<Result>;
}
