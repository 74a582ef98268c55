import { type Kysely, type RawBuilder, sql } from 'kysely';
import { MAX_SAME_PERSON } from '../../../src/contract/staff/same-person.ts';
import type { Database } from '../../database/schema.ts';

/** A submission with what its person is recognised by, in the form of the indexes; '' where that tells nothing. */
export interface Contact {
  id: string;
  /** The one that was entered, and those to which the staff has corrected mails to the person. */
  emails: string[];
  phone: string;
}

/** Mails to the person who sent a submission. Written like the condition of the index by recipient. */
export const IS_TO_PERSON = sql`role in ('confirmation', 'reply')`;

/** Written like the expressions of the indexes, so that they are used. */
const email = sql<string>`lower(entry.email)`;
const phone = sql<string>`ltrim(right(regexp_replace(entry.phone, '\\D', '', 'g'), 10), '0')`;

/**
 * Equality, written as a range and used with an order by the same expression: then the index is read until the limit is
 * reached, where Postgres would otherwise first collect all 20,000 rows of a robot.
 */
const isExactly = (expression: RawBuilder<unknown>, value: RawBuilder<unknown>) =>
  sql<boolean>`${expression} >= ${value} and ${expression} <= ${value}`;

/** People enter `none` or 9999999999 where a form asks for what they do not want to give. */
const tellingEmail = sql<string>`case when entry.email like '%_@_%' then ${email} else '' end`;
const tellingPhone = sql<string>`case when length(${phone}) >= 7 and ${phone} !~ '^(.)\\1*$' then ${phone} else '' end`;

/** The address that was entered, and those to which mails to the person went. */
const emails = sql<string[]>`array(
    select address from (select ${tellingEmail} as address) as entered where address <> ''
    union
    select lower(recipient) from mails where mails.submission_id = entry.submission_id and ${IS_TO_PERSON}
  )`;

const selectContacts = sql`
  select submission_id as id, ${tellingPhone} as phone, ${emails} as emails
  from inbox_entries as entry`;

export async function listContacts(db: Kysely<Database>, ids: readonly string[]): Promise<Contact[]> {
  const { rows } = await sql<Contact>`
    ${selectContacts} where submission_id = any(${[...ids]}::bigint[])
  `.execute(db);
  return rows;
}

/** The contacts of these submissions, by id. Each is read once, also where several persons of a page share it. */
export async function mapContacts(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<Map<string, Contact>> {
  const contacts = await listContacts(db, [...new Set(ids)]);
  return new Map(contacts.map((each) => [each.id, each]));
}

/**
 * For each of these persons, whose contacts are given, the submissions with one of the same addresses or numbers. All
 * persons of a page are looked up by one statement, but each by itself, so that a robot's thousands of submissions leave
 * the others their share.
 */
export async function listByContacts(
  db: Kysely<Database>,
  persons: readonly (readonly Contact[])[],
): Promise<Contact[][]> {
  const wanted = persons.map((contacts, place) => ({
    place,
    emails: [...new Set(contacts.flatMap((each) => each.emails))],
    phones: [...new Set(contacts.map((each) => each.phone).filter((each) => each !== ''))],
  }));
  const { rows } = await sql<{ place: number; id: string }>`
    select place, found.id
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted (place integer, emails text[], phones text[])
    cross join lateral (
      select id from (
        (select same.id from unnest(wanted.emails) as address (email) cross join lateral (
          select submission_id as id from inbox_entries as entry
          where ${isExactly(email, sql`address.email`)} order by ${email} limit ${MAX_SAME_PERSON + 1}) as same)
        union
        (select same.id from unnest(wanted.phones) as number (phone) cross join lateral (
          select submission_id as id from inbox_entries as entry
          where entry.phone <> '' and ${isExactly(phone, sql`number.phone`)}
          order by ${phone} limit ${MAX_SAME_PERSON + 1}) as same)
        union
        (select same.id from unnest(wanted.emails) as address (email) cross join lateral (
          select submission_id as id from mails
          where ${isExactly(sql`lower(recipient)`, sql`address.email`)} and ${IS_TO_PERSON}
          order by lower(recipient) limit ${MAX_SAME_PERSON + 1}) as same)
      ) as near limit ${MAX_SAME_PERSON + 1}
    ) as found
  `.execute(db);
  const contacts = await mapContacts(
    db,
    rows.map(({ id }) => id),
  );
  const found = Map.groupBy(rows, ({ place }) => place);
  return persons.map((_, place) => (found.get(place) ?? []).flatMap(({ id }) => contacts.get(id) ?? []));
}

/** Of an agency or a robot with more than this, any is named: a board has 160 rows, and its limit is 150 ms. */
const LOOKED_AT = 100;

/**
 * For each of these applications, the newest earlier ones with the same number or the same address, be it the one that
 * was entered or one to which the staff has corrected a mail.
 */
export async function listEarlierApplications(
  db: Kysely<Database>,
  ids: readonly string[],
  limit: number,
): Promise<{ id: string; earlier: string }[]> {
  // With `is true`, the time is no condition of an index: for each row of a page, Postgres would otherwise read all
  // applications before it from one index, to join them with the one or two of the same person from another.
  const isEarlier = sql`entry.kind = 'application'
    and ((entry.submitted_at, entry.submission_id) < (own.at, own.id)) is true
    and not entry.suspect and entry.status <> 'spam'`;
  // Each address and number is looked up by itself, so that the plan is the same for one row and for a page. Of the
  // mails, those whose address was corrected are meant: the others lead to what was found by the entered one already.
  const { rows } = await sql<{ id: string; earlier: string }>`
    with own as (
      select submission_id as id, submitted_at as at, ${emails} as emails, ${tellingPhone} as phone
      from inbox_entries as entry
      where submission_id = any(${[...ids]}::bigint[]) and kind = 'application'
    )
    select own.id, found.earlier from own cross join lateral (
      select earlier from (
        (select same.* from unnest(own.emails) as address (email) cross join lateral (
          select entry.submission_id as earlier, entry.submitted_at as at from inbox_entries as entry
          where ${isExactly(email, sql`address.email`)} and ${isEarlier}
          order by ${email} limit ${LOOKED_AT}) as same)
        union
        (select entry.submission_id, entry.submitted_at from inbox_entries as entry
          where own.phone <> '' and entry.phone <> '' and ${isExactly(phone, sql`own.phone`)} and ${isEarlier}
          order by ${phone} limit ${LOOKED_AT})
        union
        (select entry.submission_id, entry.submitted_at from unnest(own.emails) as address (email) cross join lateral (
            select submission_id from mails
            where ${isExactly(sql`lower(recipient)`, sql`address.email`)} and ${IS_TO_PERSON}
            order by lower(recipient) limit ${LOOKED_AT}) as mailed
          join inbox_entries as entry on entry.submission_id = mailed.submission_id
          where ${email} <> address.email and ${isEarlier})
      ) as either order by at desc, earlier desc limit ${limit}
    ) as found
  `.execute(db);
  return rows;
}
