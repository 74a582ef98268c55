import { type Insertable, type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { SubmissionFlag } from '../../src/contract/submission.ts';
import { prepared } from '../database/prepared.ts';
import type { Database, ResumesTable } from '../database/schema.ts';
import type { NewMail } from '../mail/plan-mails.ts';
import { countSubmission, rememberText, type SentText, type SharedLimit } from './guards.queries.ts';

export interface NewSubmission {
  reference: string;
  kind: string;
  door: 'site' | 'legacy';
  noticeVersion: string;
  /** SHA-256 over kind and content. The same one within ten minutes is the same submission. */
  digest: Buffer;
  flags: SubmissionFlag[];
  mails: NewMail[];
  /** Absent where nobody counts. */
  limit: SharedLimit | undefined;
  /** A text long enough to be told from others: from another sender it was seen before. */
  text: SentText | undefined;
}

/** The tables of which each row belongs to a submission: every kind has one of its own. */
export type DetailsTable = {
  [Name in keyof Database]: 'submission_id' extends keyof Database[Name] ? Name : never;
}[keyof Database];

/**
 * The columns of a kind's own table, all but the submission's id. What is not text comes as an expression with
 * its cast: parameters of INSERT … SELECT are text to PostgreSQL.
 */
export type Details<Table extends DetailsTable> = {
  [Column in keyof Omit<Insertable<Database[Table]>, 'submission_id'>]:
    | Extract<Insertable<Database[Table]>[Column], string>
    | RawBuilder<Insertable<Database[Table]>[Column]>;
};

/**
 * `repeated`: nothing was stored, and the reference is the first submission's. `wait`: nothing was stored and there is
 * no reference, since its sender's limit is reached for so many seconds.
 */
export type StoredSubmission =
  | { reference: string; repeated: boolean; wait: null }
  | { reference: null; repeated: false; wait: number };

/**
 * Stores a submission with its details, flags and mails in one statement, hence wholly or not at all, and only once in
 * ten minutes for the same digest, however many servers receive it at the same time. The limit is counted by it, too:
 * a count of its own would cost as much again as the submission.
 * @param resume the row of the file that came with it, which the details refer to.
 * @throws a unique violation when the reference is taken.
 */
export async function createSubmission<Table extends DetailsTable>(
  db: Kysely<Database>,
  submission: NewSubmission,
  table: Table,
  details: Details<Table>,
  resume?: Insertable<ResumesTable>,
): Promise<StoredSubmission> {
  const { reference, kind, door, noticeVersion, digest, flags, mails, limit, text } = submission;
  const columns = Object.keys(details);
  const values: unknown[] = Object.values(details);
  const { rows } = await sql<StoredSubmission>`
    ${prepared}with ${countSubmission(kind, limit)}, claim as (
      insert into recent_submissions as recent (digest, reference)
      select ${digest}::bytea, ${reference} where not exists (select from refused)
      on conflict (digest) do update set reference = excluded.reference, submitted_at = now()
        where recent.submitted_at < now() - interval '10 minutes'
      returning recent.reference
    ), submission as (
      insert into submissions (reference, kind, door, notice_version)
      select reference, ${kind}, ${door}, ${noticeVersion} from claim
      returning id, reference
    ), ${rememberText(text)}, flags as (
      insert into submission_flags (submission_id, flag)
      select submission.id, flag from submission, (
        select unnest(${flags}::text[]) as flag union all select 'repeated-content' from echoed
      ) as found
    ), mails as (
      insert into mails (submission_id, role, recipient, status)
      select submission.id, mail.* from submission, unnest(${mails.map(({ role }) => role)}::text[],
        ${mails.map(({ recipient }) => recipient)}::text[], ${mails.map(({ status }) => status)}::text[]) as mail
    ), ${resume === undefined ? sql`` : insertResume(resume)}details as (
      insert into ${sql.table(table)} (submission_id, ${sql.join(columns.map((column) => sql.ref(column)))})
      select id, ${sql.join(values)} from submission
    )
    select reference, false as repeated, null::integer as wait from submission
    union all
    select reference, true, null from recent_submissions
      where digest = ${digest} and not exists (select from claim) and not exists (select from refused)
        and submitted_at >= now() - interval '10 minutes'
    union all
    select null, false, wait from refused
  `.execute(db);
  const [stored] = rows;
  if (stored !== undefined) return stored;
  // The first one was committed between this statement's snapshot and its conflict: it can be seen only now. What
  // the snapshot held, if anything, was a submission of more than ten minutes ago.
  const first = await db
    .selectFrom('recent_submissions')
    .select('reference')
    .where('digest', '=', digest)
    .executeTakeFirstOrThrow();
  return { reference: first.reference, repeated: true, wait: null };
}

/** Stores nothing when the submission is a repeat, like every part of the statement that it stands in. */
function insertResume({ id, sha256, size, type, original_name }: Insertable<ResumesTable>) {
  return sql`resume as (
    insert into resumes (id, sha256, size, type, original_name)
    select ${id}::uuid, ${sha256}::bytea, ${size}::integer, ${type}, ${original_name} from claim
  ), `;
}

/** Forgets the digests that no repeat can meet any more. */
export async function removeOldDigests(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('recent_submissions')
    .where(sql<SqlBool>`submitted_at < now() - interval '10 minutes'`)
    .execute();
}
