import { type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import type { SubmissionKind } from '../../../src/contract/submission.ts';
import type { Database } from '../../database/schema.ts';
import { addResumesToErase } from '../../files/resume-files.queries.ts';
import { digestOfText } from '../../submissions/suspicions.ts';

export interface Removed {
  submissions: number;
  mails: number;
  /** Their rows are gone; the files are removed once that is certain. */
  resumeIds: string[];
}

/**
 * Removes submissions with everything that belongs to them: details, flags, mails, the inbox's entries and notes go by
 * their foreign keys; the resumes' rows, and what a repeat was known by, are removed here.
 */
export async function removeSubmissions(trx: Transaction<Database>, ids: string[]): Promise<Removed> {
  const isTheirs = sql<SqlBool>`submission_id = any(${ids}::bigint[])`;
  const resumes = await trx
    .selectFrom('job_applications')
    .select('resume_id')
    .where(isTheirs)
    .where('resume_id', 'is not', null)
    .execute();
  const { mails } = await trx
    .selectFrom('mails')
    .select(({ fn }) => fn.countAll<string>().as('mails'))
    .where(isTheirs)
    .executeTakeFirstOrThrow();
  await forgetRepeats(trx, ids);
  const { numDeletedRows } = await trx
    .deleteFrom('submissions')
    .where(sql<SqlBool>`id = any(${ids}::bigint[])`)
    .executeTakeFirst();
  const resumeIds = resumes.flatMap(({ resume_id }) => resume_id ?? []);
  await trx.deleteFrom('resumes').where(sql<SqlBool>`id = any(${resumeIds}::uuid[])`).execute();
  await addResumesToErase(trx, resumeIds);
  return { submissions: Number(numDeletedRows), mails: Number(mails), resumeIds };
}

/**
 * Erases submissions for good, and notes their references: a backup that is restored has them again. Of requests about
 * one's own data what they say is erased, and that there was one, and when it was confirmed and done, stays.
 */
export async function eraseSubmissions(
  trx: Transaction<Database>,
  submissions: { id: string; reference: string; kind: SubmissionKind }[],
): Promise<Removed> {
  const requests = submissions.filter(({ kind }) => kind === 'data-request').map(({ id }) => id);
  const others = submissions.filter(({ kind }) => kind !== 'data-request').map(({ id }) => id);
  const removed = await removeSubmissions(trx, others);
  const isTheirs = sql<SqlBool>`submission_id = any(${requests}::bigint[])`;
  await trx
    .updateTable('data_requests')
    .set({
      full_name: '',
      contact: '',
      details: '',
      confirmed_from: '',
      done_at: sql<Date>`coalesce(done_at, now())`,
    })
    .where(isTheirs)
    .execute();
  await trx.deleteFrom('data_request_links').where(isTheirs).execute();
  const { numDeletedRows } = await trx.deleteFrom('mails').where(isTheirs).executeTakeFirst();
  await forgetRepeats(trx, requests);
  await trx
    .insertInto('erased_submissions')
    .columns(['reference'])
    .expression(sql`select unnest(${submissions.map(({ reference }) => reference)}::text[])`)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return {
    submissions: removed.submissions + requests.length,
    mails: removed.mails + Number(numDeletedRows),
    resumeIds: removed.resumeIds,
  };
}

/** What a repeat of these would be known by, and another sender's use of the same words. */
async function forgetRepeats(trx: Transaction<Database>, ids: string[]): Promise<void> {
  const messages = await trx
    .selectFrom('contact_requests')
    .select('user_message')
    .where(sql<SqlBool>`submission_id = any(${ids}::bigint[])`)
    .execute();
  const digests = messages.flatMap(({ user_message }) => digestOfText('contact', user_message) ?? []);
  await trx.deleteFrom('recent_texts').where(sql<SqlBool>`digest = any(${digests}::bytea[])`).execute();
  await trx
    .deleteFrom('recent_submissions')
    .where(sql<SqlBool>`reference in (select reference from submissions where id = any(${ids}::bigint[]))`)
    .execute();
}

/** Those of these references that are there again, in as far as they are older than their erasure. */
export async function listErasedAgain(
  db: Kysely<Database>,
): Promise<{ id: string; reference: string; kind: SubmissionKind }[]> {
  return db
    .selectFrom('erased_submissions')
    .innerJoin('submissions', 'submissions.reference', 'erased_submissions.reference')
    .leftJoin('data_requests', 'data_requests.submission_id', 'submissions.id')
    .select(['submissions.id', 'submissions.reference', 'submissions.kind'])
    .where(sql<SqlBool>`submitted_at <= erased_at and coalesce(contact, '-') <> ''`)
    .execute();
}

export interface Erased {
  reference: string;
  erased_at: Date;
}

/** None where the table is not there yet. */
export async function listErased(db: Kysely<Database>): Promise<Erased[]> {
  const { rows } = await sql<{ known: boolean }>`
    select to_regclass('erased_submissions') is not null as known
  `.execute(db);
  if (rows[0]?.known !== true) return [];
  return db
    .selectFrom('erased_submissions')
    .select(['reference', 'erased_at'])
    .orderBy('erased_at')
    .orderBy('reference')
    .execute();
}

/** Notes erasures that another database knows of. */
export async function addErased(db: Kysely<Database>, erased: Erased[]): Promise<void> {
  if (erased.length === 0) return;
  await db
    .insertInto('erased_submissions')
    .values(erased)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
