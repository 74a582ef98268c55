import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { AuditAction } from '../../src/contract/staff/audit.ts';
import type { PersonEntry } from '../../src/contract/staff/people.ts';
import type { Database } from '../database/schema.ts';
import { IS_TO_PERSON } from '../inbox/same-person/contacts.queries.ts';
import type { SubmissionKinds } from '../submissions/definition.ts';
import { listKinds } from '../submissions/kinds/kinds.ts';
import { resumeIdOf } from '../submissions/kinds/resumes.queries.ts';
import type { Identity } from './identity.ts';

export interface StoredSubmission extends Omit<PersonEntry, 'submittedAt' | 'person' | 'isMerged'> {
  id: string;
  submittedAt: Date;
  /** The addresses that answers came from, and those to which mails to the person went. */
  mailAddresses: string[];
}

/** More than any person sends; a robot's address may exceed it. */
const MOST = 1000;

/**
 * What was sent under a contact, newest first: entries of the inbox, which must be up to date, and requests about
 * personal data. An address counts as well where an answer came from it, or the staff corrected that of a mail to it.
 */
export async function findSubmissionsOf(
  db: Kysely<Database>,
  identity: Identity,
  kinds?: SubmissionKinds,
): Promise<StoredSubmission[]> {
  const { rows } = await sql<StoredSubmission>`
    ${selectEntries(kinds)} where submission_id in (
      select submission_id from inbox_entries where ${isOf(identity, sql`email`, sql`phone`)}
      ${mailsOf(identity)}
    )
    ${sql.join(selectsBeside(identity, kinds), sql``)}
    order by "submittedAt" desc, id desc limit ${MOST}
  `.execute(db);
  return rows;
}

/** The entries of the inbox with these ids, newest first. */
export async function listSubmissions(
  db: Kysely<Database>,
  ids: readonly string[],
  kinds?: SubmissionKinds,
): Promise<StoredSubmission[]> {
  const { rows } = await sql<StoredSubmission>`
    ${selectEntries(kinds)} where submission_id = any(${[...ids]}::bigint[])
    order by "submittedAt" desc, id desc
  `.execute(db);
  return rows;
}

function selectEntries(kinds: SubmissionKinds | undefined) {
  return sql`
    select submission_id as id, reference, kind, submitted_at as "submittedAt", name, about, email, phone, status,
      ${resumeIdOf(sql`entry.submission_id`, kinds)} is not null as "hasResume",
      array(
        select lower(address) from messages
          where messages.submission_id = entry.submission_id and ${IS_PERSONS_ANSWER}
        union
        select lower(recipient) from mails where mails.submission_id = entry.submission_id and ${IS_TO_PERSON}
        order by 1) as "mailAddresses"
    from inbox_entries as entry`;
}

/** The report that a mail did not arrive comes from a mail server. */
const IS_PERSONS_ANSWER = sql`direction = 'received' and nature <> 'bounce'`;

function mailsOf(identity: Identity) {
  if (!('email' in identity)) return sql``;
  return sql`
    union all
    select submission_id from messages where lower(address) = ${identity.email} and ${IS_PERSONS_ANSWER}
    union all
    select submission_id from mails where lower(recipient) = ${identity.email} and ${IS_TO_PERSON}`;
}

/** The kinds that are a person's without being in the inbox. */
function selectsBeside(identity: Identity, kinds: SubmissionKinds | undefined): RawBuilder<unknown>[] {
  return listKinds(kinds).flatMap(({ table, personalData }) => {
    if (personalData?.found === undefined) return [];
    const { name, about, email, phone, by } = personalData.found;
    return [
      sql`
    union all
    select submission_id, reference, kind, submitted_at, ${name}, ${about}, ${email}, ${phone}, null, false, '{}'
    from ${sql.table(table)} join submissions on submissions.id = submission_id where ${isOf(identity, by, by)}`,
    ];
  });
}

/** The reference of an open request by which this person has confirmed the address. Answered ones count no longer. */
export async function findConfirmedRequest(
  db: Kysely<Database>,
  identity: Identity,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('data_requests')
    .innerJoin('submissions', 'submissions.id', 'submission_id')
    .select('reference')
    .where('confirmed_at', 'is not', null)
    .where('done_at', 'is', null)
    .where(isOf(identity, sql`contact`, sql`contact`))
    .orderBy('confirmed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.reference;
}

/** Written like the expressions of the indexes, so that they are used. */
function isOf(identity: Identity, email: RawBuilder<unknown>, phone: RawBuilder<unknown>) {
  return 'email' in identity
    ? sql<SqlBool>`lower(${email}) = ${identity.email}`
    : sql<SqlBool>`${phone} <> '' and
        ltrim(right(regexp_replace(${phone}, '\\D', '', 'g'), 10), '0') = ${identity.phone}`;
}

/** When data under one of these pseudonyms was erased. */
export async function listErasures(db: Kysely<Database>, pseudonyms: string[]): Promise<Date[]> {
  const rows = await db
    .selectFrom('staff_audit')
    .select('at')
    .where('action', '=', 'person erased' satisfies AuditAction)
    .where(sql<SqlBool>`string_to_array(subject, ' ') && ${pseudonyms}::text[]`)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ at }) => at);
}
