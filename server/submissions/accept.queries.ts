import { type CompiledQuery, type Kysely, type SqlBool, sql } from 'kysely';
import type pg from 'pg';
import type { Database } from '../database/schema.ts';
import { listAssigned, listColumns, pickValues, readDetails, toJson } from './details.ts';
import { countSubmissions, rememberTexts } from './guards.queries.ts';
import type { NewSubmission, StoredSubmission } from './new-submission.ts';

/**
 * Stores submissions of one kind with their details, flags and mails in one statement, so that either all of it is stored
 * or nothing. The same digest is stored only once in ten minutes, even if several servers receive it at the same time.
 * The statement also counts towards the rate limit, since a separate query for that would double the cost of a
 * submission. Rows for which servers wait for one another are written in order, so that they wait in a line and never
 * in a circle.
 * @param pool the one behind `db`.
 * @param given no two with the same digest or the same address.
 * @throws a unique violation if a reference is already taken.
 */
export async function createSubmissions(
  db: Kysely<Database>,
  pool: pg.Pool,
  given: readonly [NewSubmission, ...NewSubmission[]],
): Promise<StoredSubmission[]> {
  const [{ kind, limit, table, details }] = given;
  const statement = sql<StoredSubmission & { given: string }>`
    with sent as (
      select * from json_to_recordset(${toJson(given.map(toSent))}) as sent (
        reference text, digest bytea, door text, locale text, notice_version text, flags text[], mails json,
        address text, text_digest bytea, text_sender bytea, resume json, details json
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
    ), ${rememberTexts}, stored_flags as (
      insert into submission_flags (submission_id, flag)
      select id, unnest(flags) from stored union all select id, 'repeated-content' from echoed
    ), stored_mails as (
      insert into mails (submission_id, role, recipient, status)
      select stored.id, mail.*
      from stored, json_to_recordset(stored.mails) as mail (role text, recipient text, status text)
    ), stored_resumes as (
      insert into resumes (id, sha256, size, type, original_name)
      select file.* from stored, json_to_record(stored.resume) as file (
        id uuid, sha256 bytea, size integer, type text, original_name text
      ) where stored.resume is not null
    ), stored_details as (
      insert into ${sql.table(table)} (submission_id, ${sql.join(listColumns(details))})
      select stored.id, ${sql.join(listAssigned(details))}
      from stored, ${readDetails(table, sql`stored.details`)}
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
  `.compile(db);
  const rows = await runPrepared(pool, `submissions in ${table}`, statement);
  const isFound = ({ reference, wait }: StoredSubmission) => reference !== null || wait !== null;
  const found = new Map(rows.filter(isFound).map(({ given, ...stored }) => [given, stored]));
  return Promise.all(given.map((submission) => found.get(submission.reference) ?? findFirst(db, submission)));
}

/** A row of `sent`. */
function toSent({ noticeVersion, digest, mails, limit, text, details, resume, ...others }: NewSubmission) {
  const { reference, door, locale, flags } = others;
  return {
    reference,
    digest: writeBytes(digest),
    door,
    locale,
    notice_version: noticeVersion,
    flags,
    mails,
    address: limit?.address,
    text_digest: text && writeBytes(text.digest),
    text_sender: text && writeBytes(text.sender),
    resume: resume && { ...resume, sha256: writeBytes(resume.sha256) },
    details: pickValues(details),
  };
}

/** As Postgres reads them from text. */
const writeBytes = (bytes: Buffer) => `\\x${bytes.toString('hex')}`;

/**
 * Runs a statement by a name, under which each connection parses and plans it only once: Postgres would take longer to
 * plan this one than to run it. Kysely has no names, so the driver is asked itself.
 * @param name always of the same text.
 */
async function runPrepared<Row extends object>(
  pool: pg.Pool,
  name: string,
  { sql: text, parameters }: CompiledQuery<Row>,
): Promise<Row[]> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<Row>({ name, text, values: [...parameters] });
    return rows;
  } finally {
    client.release();
  }
}

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
