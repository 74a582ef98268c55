import { type Kysely, type RawBuilder, sql } from 'kysely';
import { suspectFlags } from '../../src/contract/submission.ts';
import { runTransaction } from '../database/run-transaction.ts';
import type { Database } from '../database/schema.ts';
import { unionOf } from '../database/union-of.ts';
import type { SubmissionKinds } from '../submissions/definition.ts';
import { listKinds } from '../submissions/kinds/kinds.ts';
import { readableBy } from './inbox-kinds.ts';
import { type EntryTexts, lexemesOf } from './search/entry-lexemes.ts';

/** Statements time out after 15 s, so that every older transaction is visible by now. */
const SETTLED_AFTER = '60 seconds';

/** Anybody may write long answers, and a row's search column must not exceed a megabyte. */
const MESSAGES_SEARCHED = 40;
const MESSAGE_SEARCHED = 2_000;
const ADDRESSES_SEARCHED = 20;

/** The contents of a submission's entry, from the table of its kind; `names` holds both the sender and the company. */
function detailsOf(id: RawBuilder<unknown>, kinds: SubmissionKinds | undefined) {
  const selects = listKinds(kinds).flatMap(({ table, inbox }) =>
    inbox === undefined
      ? []
      : [
          sql`
    select ${inbox.name} as name, ${inbox.about} as about, ${inbox.email} as email, ${inbox.phone} as phone,
      ${inbox.city} as city, ${inbox.job} as job, ${inbox.names} as names, ${inbox.labels} as labels,
      ${inbox.rest} as rest
    from ${sql.table(table)} where submission_id = ${id}`,
        ],
  );
  return unionOf(selects);
}

/** What an entry is searched by: its submission, its notes and its messages. */
interface EntryTextsRow extends EntryTexts {
  id: string;
}

const textsOf = (id: RawBuilder<unknown>, kinds: SubmissionKinds | undefined) => sql`
  select ${id} as id, d.email, d.phone, array(
      select distinct lower(address) from messages m where m.submission_id = ${id} and direction = 'received'
      order by 1 limit ${ADDRESSES_SEARCHED}
    ) as "writtenFrom", d.names, d.labels,
    concat_ws(' ', (select reference from submissions where id = ${id}), d.rest, (
      select string_agg(text, ' ' order by e.id desc) from inbox_events e
      where e.submission_id = ${id} and action = 'note'
    ), (
      select string_agg(concat_ws(' ', name, subject, left(body, ${MESSAGE_SEARCHED})), ' ') from (
        select name, subject, body from messages m where m.submission_id = ${id}
        order by m.id desc limit ${MESSAGES_SEARCHED}
      ) as newest
    )) as rest
  from (${detailsOf(id, kinds)}) d`;

/**
 * Adds submissions that are missing in the inbox, oldest first.
 * @returns how many were found.
 */
export async function takeInSubmissions(
  db: Kysely<Database>,
  limit: number,
  kinds?: SubmissionKinds,
): Promise<number> {
  const names = readableBy(['owner'], kinds).kinds;
  const { rows } = await sql<EntryTextsRow>`
    with arrived as (
      select s.id from submissions s
      where s.id > coalesce((select complete_until from inbox_progress), 0)
        and s.kind = any(${names}::text[])
        and not exists (select from inbox_entries where submission_id = s.id)
      order by s.id limit ${limit}
    )
    select texts.* from arrived cross join lateral (${textsOf(sql`arrived.id`, kinds)}) texts
  `.execute(db);
  if (rows.length === 0) return 0;
  await sql`
    insert into inbox_entries (submission_id, reference, kind, locale, door, submitted_at, name, about, email, phone, city,
      job_opening_id, flags, suspect, status, search)
    select s.id, s.reference, s.kind, s.locale, s.door, s.submitted_at, d.name, d.about, d.email, d.phone, d.city, d.job, f.flags,
      f.flags && ${[...suspectFlags]}::text[], ${arrivesAs(sql`s`)}, array_to_tsvector(arrived.lexemes)
    from (${lexemesById(rows)}) as arrived join submissions s on s.id = arrived.id
      cross join lateral (
        select array(select flag from submission_flags where submission_id = s.id order by flag) as flags
      ) f
      cross join lateral (${detailsOf(sql`s.id`, kinds)}) d
    on conflict do nothing
  `.execute(db);
  return rows.length;
}

/**
 * Rewrites the search columns of entries whose notes have changed, or that an older release wrote, latest change
 * first. An entry that is locked is skipped until the next time, so that nobody waits for this.
 * @returns how many were rewritten.
 */
export async function indexAgain(
  db: Kysely<Database>,
  limit: number,
  kinds?: SubmissionKinds,
): Promise<number> {
  return runTransaction(db, async (trx) => {
    const { rows } = await sql<EntryTextsRow>`
      with taken as (
        delete from inbox_unindexed where id in (
          select id from inbox_unindexed order by id desc limit ${limit} for update skip locked
        ) returning submission_id
      ), locked as (
        select submission_id from inbox_entries where submission_id in (select submission_id from taken)
        order by submission_id for no key update skip locked
      ), put_back as (
        insert into inbox_unindexed (submission_id)
        select distinct submission_id from taken
        where submission_id in (select submission_id from inbox_entries)
          and submission_id not in (select submission_id from locked)
      )
      select texts.* from locked cross join lateral (${textsOf(sql`locked.submission_id`, kinds)}) texts
    `.execute(trx);
    if (rows.length > 0)
      await sql`
        update inbox_entries as entry set search = array_to_tsvector(found.lexemes), door = submissions.door
        from (${lexemesById(rows)}) as found join submissions on submissions.id = found.id
        where entry.submission_id = found.id
      `.execute(trx);
    return rows.length;
  });
}

/**
 * Whoever wrote to the former site months ago has been answered there or never will be: years of messages must not wait
 * as new ones.
 */
function arrivesAs(submission: RawBuilder<unknown>) {
  return sql`case when ${submission}.door = 'import' and ${submission}.submitted_at < now() - interval '30 days'
    then 'closed' else 'new' end`;
}

function lexemesById(rows: EntryTextsRow[]) {
  const found = rows.map(({ id, ...texts }) => ({ id, lexemes: lexemesOf(texts) }));
  return sql`select id, lexemes from json_to_recordset(${JSON.stringify(found)}::json) as found (id bigint, lexemes text[])`;
}

/** Records up to where the inbox is complete, so that the next look starts there. */
export async function noteProgress(db: Kysely<Database>): Promise<void> {
  await sql`
    insert into inbox_progress as progress (complete_until)
    select id from submissions
    where id > coalesce((select complete_until from inbox_progress), 0)
      and submitted_at < now() - ${SETTLED_AFTER}::text::interval
      -- What is moved in has a date of long ago from its first moment.
      and (door <> 'import' or not exists (
        select from imports where changed_at > now() - ${SETTLED_AFTER}::text::interval
      ))
    order by id desc limit 1
    on conflict (is_only) do update set complete_until = greatest(progress.complete_until, excluded.complete_until)
  `.execute(db);
}
