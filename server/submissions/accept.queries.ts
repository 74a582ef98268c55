import { type Insertable, type Kysely, type SqlBool, sql } from 'kysely';
import type { Context } from '../context.ts';
import { prepared } from '../database/prepared.ts';
import type { Database, ResumesTable } from '../database/schema.ts';
import { type Details, type DetailsTable, expressionsOf, textsOf } from './details.ts';
import { Gathering } from './gather.ts';
import { countSubmissions, rememberTexts } from './guards.queries.ts';
import type { GivenSubmission, NewSubmission, StoredSubmission } from './new-submission.ts';

const gatherings = new WeakMap<Kysely<Database>, Gathering>();

/**
 * Stores a submission with its details, flags and mails, by a statement that it may share with others.
 * @param resume the row of the uploaded file, to which the details refer.
 * @throws a unique violation if the reference is already taken.
 */
export function createSubmission<Table extends DetailsTable>(
  { db, config }: Pick<Context, 'db' | 'config'>,
  submission: NewSubmission,
  table: Table,
  details: Details<Table>,
  resume?: Insertable<ResumesTable>,
): Promise<StoredSubmission> {
  let gathering = gatherings.get(db);
  if (gathering === undefined) {
    gathering = new Gathering((table, given) => createSubmissions(db, table, given), config.workers);
    gatherings.set(db, gathering);
  }
  // A statement is given the submissions of one table only.
  return gathering.add(table, { submission, details: details as Details<DetailsTable>, resume });
}

/**
 * Stores submissions of one kind with their details, flags and mails in one statement, so that either all of it is stored
 * or nothing. The same digest is stored only once in ten minutes, even if several servers receive it at the same time.
 * The statement also counts towards the rate limit, since a separate query for that would double the cost of a
 * submission. Rows for which servers wait for one another are written in order, so that they wait in a line and never
 * in a circle.
 * @param given no two with the same digest or the same address.
 * @throws a unique violation if a reference is already taken.
 */
async function createSubmissions<Table extends DetailsTable>(
  db: Kysely<Database>,
  table: Table,
  given: readonly [GivenSubmission<Table>, ...GivenSubmission<Table>[]],
): Promise<StoredSubmission[]> {
  const [{ submission, details }] = given;
  const { kind, limit } = submission;
  const columns = Object.keys(details).map((column) => sql.ref(column));
  const texts = Object.keys(details).map((column) => sql`${sql.ref(ownName(column))} text`);
  const values = expressionsOf(details, (column) => sql.ref(ownName(column)));
  const { rows } = await sql<StoredSubmission & { given: string }>`
    ${prepared}with sent as (
      select * from json_to_recordset(${JSON.stringify(given.map(toSent), toWellFormed)}::json) as sent (
        reference text, digest bytea, door text, locale text, notice_version text, flags text[],
        mail_roles text[], mail_recipients text[], mail_statuses text[],
        address text, text_digest bytea, text_sender bytea, resume json, ${sql.join(texts)}
      )
    ), ${countSubmissions(kind, limit)}, claim as (
      insert into recent_submissions as recent (digest, reference)
      select digest, reference from sent where not exists (select from refused where refused.address = sent.address)
      order by digest
      on conflict (digest) do update set reference = excluded.reference, submitted_at = now()
        where recent.submitted_at < now() - interval '10 minutes'
      returning recent.reference
    ), submission as (
      insert into submissions (reference, kind, door, locale, notice_version)
      select reference, ${kind}, door, locale, notice_version from claim join sent using (reference)
      returning id, reference
    ), stored as (
      select * from submission join sent using (reference)
    ), ${rememberTexts}, flags as (
      insert into submission_flags (submission_id, flag)
      select id, unnest(flags) from stored union all select id, 'repeated-content' from echoed
    ), mails as (
      insert into mails (submission_id, role, recipient, status)
      select id, unnest(mail_roles), unnest(mail_recipients), unnest(mail_statuses) from stored
    ), ${given.some(({ resume }) => resume !== undefined) ? insertResumes : sql``}details as (
      insert into ${sql.table(table)} (submission_id, ${sql.join(columns)})
      select id, ${sql.join(values)} from stored
    )
    select reference as given, reference, false as repeated, null::integer as wait from submission
    union all
    select reference, (
      select reference from recent_submissions as first
      where first.digest = sent.digest and first.submitted_at >= now() - interval '10 minutes'
    ), true, null from sent
      where reference not in (select reference from claim)
        and not exists (select from refused where refused.address = sent.address)
    union all
    select reference, null, false, wait from sent join refused using (address)
  `.execute(db);
  const isFound = ({ reference, wait }: StoredSubmission) => reference !== null || wait !== null;
  const found = new Map(rows.filter(isFound).map(({ given, ...stored }) => [given, stored]));
  return Promise.all(
    given.map(({ submission }) => found.get(submission.reference) ?? findFirst(db, submission)),
  );
}

/** A row of `sent`. Bytes are written as Postgres reads them from text. */
function toSent<Table extends DetailsTable>({ submission, details, resume }: GivenSubmission<Table>) {
  const { reference, digest, door, locale, noticeVersion, flags, mails, limit, text } = submission;
  return {
    ...textsOf(details, ownName),
    reference,
    door,
    locale,
    notice_version: noticeVersion,
    flags,
    digest: bytesOf(digest),
    mail_roles: mails.map(({ role }) => role),
    mail_recipients: mails.map(({ recipient }) => recipient),
    mail_statuses: mails.map(({ status }) => status),
    address: limit?.address,
    text_digest: text && bytesOf(text.digest),
    text_sender: text && bytesOf(text.sender),
    resume: resume && { ...resume, sha256: bytesOf(resume.sha256) },
  };
}

/** The columns of a kind's own table are apart from those of all kinds. */
const ownName = (column: string) => `own_${column}`;

const bytesOf = (bytes: Buffer) => `\\x${bytes.toString('hex')}`;

/** Postgres refuses half of a surrogate pair in JSON. As a parameter of its own it would become U+FFFD, too. */
const toWellFormed = (_name: string, value: unknown) =>
  typeof value === 'string' ? value.toWellFormed() : value;

/** Like every part of this statement, it stores nothing if the submission is a repeat. */
const insertResumes = sql`resumes as (
    insert into resumes (id, sha256, size, type, original_name)
    select file.* from stored, json_to_record(resume) as file (
      id uuid, sha256 bytea, size integer, type text, original_name text
    ) where resume is not null
  ), `;

/**
 * Finds the first submission of a repeat where that was committed after the statement had taken its snapshot, so that only
 * a new query can see it. A row that was in the snapshot belonged to a submission more than ten minutes old.
 */
async function findFirst(db: Kysely<Database>, { digest }: NewSubmission): Promise<StoredSubmission> {
  const { reference } = await db
    .selectFrom('recent_submissions')
    .select('reference')
    .where('digest', '=', digest)
    .executeTakeFirstOrThrow();
  return { reference, repeated: true, wait: null };
}

/** Removes the digests that are too old to detect a repeat. */
export async function removeOldDigests(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('recent_submissions')
    .where(sql<SqlBool>`submitted_at < now() - interval '10 minutes'`)
    .execute();
}
