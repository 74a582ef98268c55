import { type Kysely, sql } from 'kysely';
import type { InboxKind } from '../../src/contract/staff/inbox.ts';
import { MAX_COUNTED_WAITING } from '../../src/contract/staff/inbox-changes.ts';
import { ENDING_SOON_DAYS } from '../../src/contract/staff/jobs.ts';
import {
  COMPARED_DAYS,
  ENDING_JOBS,
  MAX_COUNTED_MAILS,
  SHOWN_REQUESTS,
  SOURCE_DAYS,
  type StartFigures,
  TOP_JOBS,
} from '../../src/contract/staff/start.ts';
import type { MailRights } from '../conversation/mails/mail.queries.ts';
import { todayInIndia } from '../database/days-in-india.ts';
import type { Database } from '../database/schema.ts';
import { hasNewAnswer } from '../inbox/answered-entries.queries.ts';
import { stageOfEntry } from '../inbox/applicants/hiring-stages.queries.ts';
import { isUnanswered } from '../inbox/inbox-filter.ts';

type Part<Name extends keyof StartFigures> = NonNullable<StartFigures[Name]>;

/** The moment, and the day in India, by the clock of the database. */
export async function findToday(db: Kysely<Database>): Promise<{ at: Date; today: string }> {
  const { rows } = await sql<{ at: Date; today: string }>`
    select now() as at, ${todayInIndia}::text as today`.execute(db);
  return rows[0] as { at: Date; today: string };
}

/** What came, by which way, and what nobody has answered, without suspected spam. */
export async function countInbox(
  db: Kysely<Database>,
  kinds: readonly InboxKind[],
  today: string,
): Promise<Part<'inbox'>> {
  const isOfKind = sql`kind = any(${[...kinds]}::text[])`;
  const daysAgo = sql`(${today}::date - day)`;
  const { rows } = await sql<Omit<Part<'inbox'>, 'kinds'>>`
    with arrived as materialized (
      select kind, (submitted_at at time zone 'Asia/Kolkata')::date as day, door, locale, count(*)::integer as count
      from inbox_entries where not suspect and ${isOfKind}
        and submitted_at >= (${today}::date - ${SOURCE_DAYS - 1}::integer)::timestamp at time zone 'Asia/Kolkata'
        and submitted_at < (${today}::date + 1)::timestamp at time zone 'Asia/Kolkata'
      group by 1, 2, 3, 4
    ), unanswered as (
      select kind, (submitted_at at time zone 'Asia/Kolkata')::date as day, count(*)::integer as count
      from inbox_entries where not suspect and ${isUnanswered} and ${isOfKind} group by 1, 2
    )
    select
      (select coalesce(json_agg(line), '[]') from (
        select kind, day::text, sum(count)::integer as count from arrived
        where ${daysAgo} < ${2 * COMPARED_DAYS} group by kind, day order by day, kind) as line) as arrived,
      (select coalesce(json_agg(line), '[]') from (
        select kind, case when ${daysAgo} <= 0 then 'today' when ${daysAgo} <= 2 then 'few'
          when ${daysAgo} <= 7 then 'week' else 'older' end as age, sum(count)::integer as count
        from unanswered group by 1, 2) as line) as unanswered,
      (select count(*)::integer from (select from inbox_entries where ${hasNewAnswer} and ${isOfKind}
        limit ${MAX_COUNTED_WAITING}) as answered) as answers,
      (select coalesce(json_agg(line), '[]') from (
        select kind, door, sum(count)::integer as count from arrived group by kind, door order by 3 desc) as line
      ) as sources,
      (select coalesce(json_agg(line), '[]') from (
        select locale, sum(count)::integer as count from arrived where locale <> 'en-IN' group by locale) as line
      ) as languages
  `.execute(db);
  return { kinds: [...kinds], ...(rows[0] as Omit<Part<'inbox'>, 'kinds'>) };
}

/** The stages of all applications, and those of the open jobs that have the most. */
export async function countHiring(db: Kysely<Database>): Promise<Part<'hiring'>> {
  const { rows } = await sql<Part<'hiring'>>`
    with counted as materialized (
      select job_opening_id as job, ${stageOfEntry} as stage, count(*)::integer as count from inbox_entries as entry
      where not suspect and status <> 'spam' and kind = 'application' group by 1, 2
    ), top as (
      select id, jid, open_position, location, sum(count) as applicants
      from counted join job_openings on id = job where status = 'open'
      group by id order by applicants desc, id limit ${TOP_JOBS}
    )
    select
      (select coalesce(json_agg(line), '[]') from (
        select stage::text, sum(count)::integer as count from counted group by stage) as line) as stages,
      (select coalesce(json_agg(line), '[]') from (
        select jid as "Jid", open_position as "OpenPosition", location as "Location",
          (select json_agg(json_build_object('stage', stage::text, 'count', count)) from counted where job = top.id)
            as stages
        from top order by applicants desc, id) as line) as jobs
  `.execute(db);
  return rows[0] as Part<'hiring'>;
}

/** Open jobs, and those that end soon. */
export async function countJobs(db: Kysely<Database>, today: string): Promise<Omit<Part<'jobs'>, 'pending'>> {
  const { rows } = await sql<Omit<Part<'jobs'>, 'pending'>>`
    with ending as (
      select jid as "Jid", open_position as "OpenPosition", location as "Location", closes_on::text as "closesOn", id
      from job_openings
      where status = 'open' and closes_on is not null and closes_on <= ${today}::date + ${ENDING_SOON_DAYS}::integer
    )
    select (select count(*)::integer from job_openings where status = 'open') as open,
      (select count(*)::integer from ending) as "endingCount",
      (select coalesce(json_agg(line), '[]') from (
        select "Jid", "OpenPosition", "Location", "closesOn" from ending order by "closesOn", id limit ${ENDING_JOBS}
      ) as line) as ending
  `.execute(db);
  return rows[0] as Omit<Part<'jobs'>, 'pending'>;
}

/** The mails that a member may see and that have not gone out. */
export async function countFailedMails(
  db: Kysely<Database>,
  { kinds, all }: MailRights,
): Promise<Part<'mail'>> {
  // Written like the conditions of the partial indexes.
  const countOf = (state: ReturnType<typeof sql>) => sql<number>`(
    select count(*)::integer from (
      select from mails left join submissions on submissions.id = submission_id
      where ${state}
        and (submissions.kind = any(${[...kinds]}::text[]) or (${all}::boolean and submission_id is null))
      limit ${MAX_COUNTED_MAILS}
    ) as counted)`;
  const { rows } = await sql<Part<'mail'>>`
    select ${countOf(sql`mails.status = 'queued' and attempts > 0`)} as failing,
      ${countOf(sql`mails.status = 'parked'`)} as parked`.execute(db);
  return rows[0] as Part<'mail'>;
}

/** The open requests about personal data, the one that is due first at the head, as in their list. */
export async function countDataRequests(db: Kysely<Database>, today: string): Promise<Part<'dataRequests'>> {
  const dueOn = sql`(due_at at time zone 'Asia/Kolkata')::date`;
  const { rows } = await sql<Part<'dataRequests'>>`
    with open as materialized (
      select submission_id, asked, due_at from data_requests where done_at is null
      order by due_at, submission_id limit ${MAX_COUNTED_WAITING}
    )
    select count(*)::integer as open, (count(*) filter (where ${dueOn} < ${today}::date))::integer as overdue,
      (select coalesce(json_agg(line), '[]') from (
        select reference, asked, ${dueOn}::text as "dueOn"
        from open join submissions on submissions.id = submission_id
        order by due_at, submission_id limit ${SHOWN_REQUESTS}) as line) as next
    from open`.execute(db);
  return rows[0] as Part<'dataRequests'>;
}

export async function countBlogs(db: Kysely<Database>): Promise<Part<'blogs'>> {
  const { rows } = await sql<Part<'blogs'>>`
    select count(*) filter (where published_at is null)::integer as draft,
      count(*) filter (where published_at > now())::integer as scheduled
    from blogs where published_at is null or published_at > now()`.execute(db);
  return rows[0] as Part<'blogs'>;
}

/** Whether there is no submission and no job yet. */
export async function isOfficeEmpty(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ isEmpty: boolean }>`
    select not exists (select from submissions) and not exists (select from job_openings) as "isEmpty"`.execute(
    db,
  );
  return rows[0]?.isEmpty ?? false;
}
