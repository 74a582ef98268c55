import { type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { addResumesToErase } from '../../files/resume-files.queries.ts';
import type { SubmissionKinds } from '../../submissions/definition.ts';
import { listKinds } from '../../submissions/kinds/kinds.ts';
import { type FileKind, listFiles } from '../../submissions/kinds/resumes.queries.ts';
import { digestOfText } from '../../submissions/suspicions.ts';
import { keepPersonsTogether } from './keep-persons-together.queries.ts';

export interface Removed {
  submissions: number;
  mails: number;
  /** All files whose rows were removed. They themselves are removed once the transaction has been committed. */
  resumeIds: string[];
  /** How many of these files are of each kind. */
  files: Record<FileKind, number>;
}

/** The counts of what was removed. */
export function countErased({ submissions, mails, files }: Removed) {
  const { resume: resumes, quotation: quotations, attachment: attachments } = files;
  return { submissions, resumes, quotations, attachments, mails };
}

/**
 * Removes submissions with everything that belongs to them. Foreign keys remove details, flags, mails, inbox entries,
 * notes, messages and links to the person's others; the rows of resumes and attachments, and the digests that detect
 * repeats, are removed here.
 */
export async function removeSubmissions(
  trx: Transaction<Database>,
  ids: string[],
  kinds?: SubmissionKinds,
): Promise<Removed> {
  const files = await listFiles(trx, ids, kinds);
  const resumeIds = files.map(({ id }) => id);
  const { mails } = await trx
    .selectFrom('mails')
    .select(({ fn }) => fn.countAll<string>().as('mails'))
    .where(sql<SqlBool>`submission_id = any(${ids}::bigint[])`)
    .executeTakeFirstOrThrow();
  await forgetRepeats(trx, ids, kinds);
  await keepPersonsTogether(trx, ids);
  const { numDeletedRows } = await trx
    .deleteFrom('submissions')
    .where(sql<SqlBool>`id = any(${ids}::bigint[])`)
    .executeTakeFirst();
  await trx.deleteFrom('resumes').where(sql<SqlBool>`id = any(${resumeIds}::uuid[])`).execute();
  await addResumesToErase(trx, resumeIds);
  const count = (kind: FileKind) => files.filter((file) => file.kind === kind).length;
  return {
    submissions: Number(numDeletedRows),
    mails: Number(mails),
    resumeIds,
    files: { resume: count('resume'), quotation: count('quotation'), attachment: count('attachment') },
  };
}

/**
 * Erases submissions for good and records their references, since a restored backup contains them again. A request
 * about personal data keeps its row, so that it can be shown when it was made, confirmed and done; its texts are
 * erased.
 */
export async function eraseSubmissions(
  trx: Transaction<Database>,
  submissions: { id: string; reference: string; kind: string }[],
  kinds?: SubmissionKinds,
): Promise<Removed> {
  await forgetWaitingImports(
    trx,
    submissions.map(({ id }) => id),
  );
  const emptied: string[] = [];
  for (const { kind, personalData } of listKinds(kinds)) {
    if (personalData?.remains === undefined) continue;
    const ids = submissions.filter((each) => each.kind === kind).map(({ id }) => id);
    await personalData.remains.blank(trx, ids);
    emptied.push(...ids);
  }
  const others = submissions.map(({ id }) => id).filter((id) => !emptied.includes(id));
  const removed = await removeSubmissions(trx, others, kinds);
  const { numDeletedRows } = await trx
    .deleteFrom('mails')
    .where(sql<SqlBool>`submission_id = any(${emptied}::bigint[])`)
    .executeTakeFirst();
  await forgetRepeats(trx, emptied, kinds);
  // Their rows remain, so that the database tells of no removal.
  if (emptied.length > 0) await sql`select nextval('removals')`.execute(trx);
  await trx
    .insertInto('erased_submissions')
    .columns(['reference'])
    .expression(sql`select unnest(${submissions.map(({ reference }) => reference)}::text[])`)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return {
    submissions: removed.submissions + emptied.length,
    mails: removed.mails + Number(numDeletedRows),
    resumeIds: removed.resumeIds,
    files: removed.files,
  };
}

/** Removes the digests that would detect a repeat of these submissions, or the same words from another sender. */
async function forgetRepeats(
  trx: Transaction<Database>,
  ids: string[],
  kinds: SubmissionKinds | undefined,
): Promise<void> {
  const digests: Buffer[] = [];
  for (const { kind, table, longText, personalData } of listKinds(kinds)) {
    if (longText === undefined || personalData === undefined) continue;
    const { rows } = await sql<{ text: string }>`
      select ${sql.ref(longText.column)} as text from ${sql.table(table)} where submission_id = any(${ids}::bigint[])
    `.execute(trx);
    digests.push(...rows.flatMap(({ text }) => digestOfText(kind, text) ?? []));
  }
  await trx.deleteFrom('recent_texts').where(sql<SqlBool>`digest = any(${digests}::bytea[])`).execute();
  await trx
    .deleteFrom('recent_submissions')
    .where(sql<SqlBool>`reference in (select reference from submissions where id = any(${ids}::bigint[]))`)
    .execute();
}

/**
 * What the same persons have sent to a former site, and what waits to be moved in, never is: a rehearsal has read it
 * already.
 */
async function forgetWaitingImports(trx: Transaction<Database>, ids: string[]): Promise<void> {
  await sql`
    with person as (
      select lower(email) as email, phone from inbox_entries where submission_id = any(${ids}::bigint[])
    )
    update import_items set content = null, title = '', notes = '[]', act = 'leave', state = 'done'
    where kind = 'submission' and content is not null and exists (
      select from jsonb_each_text(content -> 'values') as given, person
      where (person.email <> '' and lower(trim(given.value)) = person.email)
        or (length(person.phone) >= 10 and right(regexp_replace(given.value, '\\D', '', 'g'), 10) = right(person.phone, 10))
    )
  `.execute(trx);
}

/** The submissions with these references that exist again and are older than their erasure. */
export async function listErasedAgain(
  db: Kysely<Database>,
  kinds?: SubmissionKinds,
): Promise<{ id: string; reference: string; kind: string }[]> {
  const blank = listKinds(kinds).flatMap(({ personalData }) => personalData?.remains?.isBlank ?? []);
  return db
    .selectFrom('erased_submissions')
    .innerJoin('submissions', 'submissions.reference', 'erased_submissions.reference')
    .select(['submissions.id', 'submissions.reference', 'submissions.kind'])
    .where(sql<SqlBool>`submitted_at <= erased_at`)
    .where(sql<SqlBool>`not (${sql.join([sql`false`, ...blank], sql` or `)})`)
    .execute();
}

export interface Erased {
  reference: string;
  erased_at: Date;
}

/** Empty if the table does not exist yet. */
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
