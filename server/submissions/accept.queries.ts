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
  /** That of the page that the form was on. */
  locale: string;
  noticeVersion: string;
  /** SHA-256 of kind and content. A submission with the same digest within ten minutes is a repeat. */
  digest: Buffer;
  flags: SubmissionFlag[];
  mails: NewMail[];
  /** Undefined if submissions are not limited. */
  limit: SharedLimit | undefined;
  /**
   * Undefined if the text is too short to recognise. If another sender has sent the same text, the submission is
   * flagged.
   */
  text: SentText | undefined;
}

/** The tables with a `submission_id`, among them the own table of each kind. */
export type DetailsTable = {
  [Name in keyof Database]: 'submission_id' extends keyof Database[Name] ? Name : never;
}[keyof Database];

/**
 * The columns of a kind's own table, except the id of the submission. Values other than text have to be SQL expressions
 * with a cast, since PostgreSQL takes the parameters of INSERT … SELECT as text.
 */
export type Details<Table extends DetailsTable> = {
  [Column in keyof Omit<Insertable<Database[Table]>, 'submission_id'>]:
    | Extract<Insertable<Database[Table]>[Column], string>
    | RawBuilder<Insertable<Database[Table]>[Column]>;
};

/**
 * `repeated`: nothing was stored, and the reference is that of the first submission. `wait`: nothing was stored,
 * because the sender has reached the limit; the number of seconds to wait.
 */
export type StoredSubmission =
  | { reference: string; repeated: boolean; wait: null }
  | { reference: null; repeated: false; wait: number };

/**
 * Stores a submission with its details, flags and mails in one statement, so that either all of it is stored or
 * nothing. The same digest is stored only once in ten minutes, even if several servers receive it at the same time. The
 * statement also counts towards the rate limit, since a separate query for that would double the cost of a submission.
 * @param resume the row of the uploaded file, to which the details refer.
 * @throws a unique violation if the reference is already taken.
 */
export async function createSubmission<Table extends DetailsTable>(
  db: Kysely<Database>,
  submission: NewSubmission,
  table: Table,
  details: Details<Table>,
  resume?: Insertable<ResumesTable>,
): Promise<StoredSubmission> {
  const { reference, kind, door, locale, noticeVersion, digest, flags, mails, limit, text } = submission;
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
      insert into submissions (reference, kind, door, locale, notice_version)
      select reference, ${kind}, ${door}, ${locale}, ${noticeVersion} from claim
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
  // The first submission was committed after this statement had taken its snapshot, so only a new query can see it. A
  // row that was in the snapshot belonged to a submission more than ten minutes old.
  const first = await db
    .selectFrom('recent_submissions')
    .select('reference')
    .where('digest', '=', digest)
    .executeTakeFirstOrThrow();
  return { reference: first.reference, repeated: true, wait: null };
}

/** Like every part of this statement, it stores nothing if the submission is a repeat. */
function insertResume({ id, sha256, size, type, original_name }: Insertable<ResumesTable>) {
  return sql`resume as (
    insert into resumes (id, sha256, size, type, original_name)
    select ${id}::uuid, ${sha256}::bytea, ${size}::integer, ${type}, ${original_name} from claim
  ), `;
}

/** Removes the digests that are too old to detect a repeat. */
export async function removeOldDigests(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('recent_submissions')
    .where(sql<SqlBool>`submitted_at < now() - interval '10 minutes'`)
    .execute();
}
