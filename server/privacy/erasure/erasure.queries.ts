import { type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import type { SubmissionKind } from '../../../src/contract/submission.ts';
import type { Database } from '../../database/schema.ts';
import { addResumesToErase } from '../../files/resume-files.queries.ts';
import { digestOfText } from '../../submissions/suspicions.ts';

export interface Removed {
  submissions: number;
  mails: number;
  /** The resumes whose rows were removed. Their files are removed once the transaction has been committed. */
  resumeIds: string[];
}

/**
 * Removes submissions with everything that belongs to them. Foreign keys remove details, flags, mails, inbox entries
 * and notes; the rows of resumes and the digests that detect repeats are removed here.
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
 * Erases submissions for good and records their references, since a restored backup contains them again. A request
 * about personal data keeps its row, so that it can be shown when it was made, confirmed and done; its texts are
 * erased.
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

/** The digests that would detect a repeat of these submissions, or the same words from another sender. */
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

/** The submissions with these references that exist again and are older than their erasure. */
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

/** Empty where the table does not exist yet. */
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

/** Records erasures that were made in another database. */
export async function addErased(db: Kysely<Database>, erased: Erased[]): Promise<void> {
  if (erased.length === 0) return;
  await db
    .insertInto('erased_submissions')
    .values(erased)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
