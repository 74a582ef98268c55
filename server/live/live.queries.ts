import { type Kysely, sql } from 'kysely';
import type { z } from 'zod';
import {
  type InboxKind,
  type inboxState,
  MAX_COUNTED_WAITING,
} from '../../src/contract/staff/inbox-changes.ts';
import { rolesOf } from '../database/member-roles.ts';
import type { Database } from '../database/schema.ts';
import { hasNewAnswer } from '../inbox/answered-entries.queries.ts';
import { isLate, isOpenItem } from '../inbox/attention.queries.ts';

/** How many of the newest events are searched for one by somebody else. */
const NEWEST_EVENTS = 100;

/** Which of these sessions are still valid, with the member's roles, joined. This does not prolong them. */
export async function listGoodSessions(
  db: Kysely<Database>,
  ids: string[],
  longestMs: number,
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('staff_sessions')
    .innerJoin('staff_members', 'staff_members.id', 'member_id')
    .select(['staff_sessions.id', 'role', 'further_roles'])
    .where('staff_sessions.id', 'in', ids)
    .where('expires_at', '>', new Date())
    .where('staff_sessions.created_at', '>', new Date(Date.now() - longestMs))
    .where('disabled_at', 'is', null)
    .where('second_factor_at', 'is not', null)
    .execute();
  return new Map(rows.map(({ id, ...row }) => [id, rolesOf(row).join()]));
}

/** The kind of an item; undefined if there is none of these kinds. */
export async function findKindOf(
  db: Kysely<Database>,
  reference: string,
  kinds: readonly InboxKind[],
): Promise<InboxKind | undefined> {
  const row = await db
    .selectFrom('submissions')
    .select('kind')
    .where('reference', '=', reference)
    .where('kind', 'in', kinds)
    .executeTakeFirst();
  return row?.kind as InboxKind | undefined;
}

/** A mail that is due within this time is about to be sent. */
const SOON = '5 seconds';

interface Looking {
  memberId: string;
  kinds: readonly InboxKind[];
  /** The reference of the item that is open on the screen. */
  item: string | undefined;
  /** The job whose applicants are on the screen. */
  jid: string | undefined;
  /** Whether the member answers requests about personal data. */
  handlesPersons: boolean;
  /** New items that came before this are late; undefined if none are. */
  lateBefore: Date | undefined;
}

/**
 * The state of the inbox for a member: how much is waiting, and two marks that change when somebody else changes
 * something. The member's own changes are not reflected, since the screen already shows them.
 */
export async function findInboxState(
  db: Kysely<Database>,
  { memberId, kinds, item, jid, handlesPersons, lateBefore }: Looking,
): Promise<z.infer<typeof inboxState>> {
  const waitingFor = (whose: ReturnType<typeof sql>) => sql`(
    select from inbox_entries where status = 'new' and not suspect and kind = any(${[...kinds]}::text[]) and ${whose}
    limit ${MAX_COUNTED_WAITING})`;
  const readable = sql`kind = any(${[...kinds]}::text[])`;
  const count = (rows: ReturnType<typeof sql>) => sql`(select count(*)::integer from (${rows}
    limit ${MAX_COUNTED_WAITING}) as counted)`;
  const { rows } = await sql<{
    waiting: number;
    entry: string | null;
    removals: string;
    stages: string | null;
    job: string | null;
    isThere: boolean;
    event: string | null;
    item: string | null;
    mails: string | null;
    isSending: boolean;
    late: number;
    followUps: number;
    mentions: number;
    dataRequests: number;
  }>`
    select
      (select count(*)::integer from (${waitingFor(sql`assignee_id is null`)}
        union all ${waitingFor(sql`assignee_id = ${memberId}`)}
        union all (select from inbox_entries where ${hasNewAnswer} and status <> 'new' and ${readable}
          and (assignee_id is null or assignee_id = ${memberId}) limit ${MAX_COUNTED_WAITING})) as waiting) as waiting,
      (select max(submission_id) from inbox_entries) as entry,
      (select case when is_called then last_value else 0 end from removals) as removals,
      (select md5(string_agg(concat_ws(' ', id, kind, name), ',' order by place, id)) from hiring_stages) as stages,
      (select nullif(concat_ws('-', (
          select max(newest.submission_id) from (
            select submission_id, job_opening_id from inbox_entries order by submission_id desc limit ${NEWEST_EVENTS}
          ) as newest where job_opening_id = opening.id
        ), (
          select max(newest.id) from (
            select id, member_id, submission_id from inbox_events order by id desc limit ${NEWEST_EVENTS}
          ) as newest join inbox_entries as entry on entry.submission_id = newest.submission_id
          where member_id is distinct from ${memberId} and job_opening_id = opening.id
        )), '') from job_openings as opening
        where jid = ${jid ?? null} and 'application' = any(${[...kinds]}::text[])) as job,
      exists (select from submissions
        where reference = ${item ?? null} and kind = any(${[...kinds]}::text[])) as "isThere",
      (select max(id) from (select id, member_id from inbox_events order by id desc limit ${NEWEST_EVENTS}) as newest
        where member_id is distinct from ${memberId}) as event,
      (select md5(string_agg(event::text, '' order by event.id) filter (where member_id is distinct from ${memberId}))
        from submissions left join inbox_events as event on submission_id = submissions.id
        where reference = ${item ?? null} and kind = any(${[...kinds]}::text[])) as item,
      mails.mark as mails, mails."isSending",
      ${count(sql`select from inbox_entries as entry where status = 'new' and not suspect and ${readable}
        and submitted_at < ${lateBefore ?? null} and ${isLate(lateBefore)}`)} as late,
      ${count(sql`select from inbox_entries where follow_up_at <= now() and ${isOpenItem} and ${readable}
        and (follow_up_by = ${memberId} or assignee_id = ${memberId})`)} as "followUps",
      ${count(sql`select distinct submission_id from inbox_mentions
        where member_id = ${memberId} and seen_at is null
          and submission_id in (select submission_id from inbox_entries where ${readable})`)} as mentions,
      ${count(sql`select from data_requests where done_at is null and ${handlesPersons}`)} as "dataRequests"
    from (
      select
        md5(string_agg(concat(mails.id, status, (select count(*) from mail_attempts where mail_id = mails.id)), ' '
          order by mails.id)) as mark,
        coalesce(bool_or(status = 'queued' and (claim is not null or due_at < now() + ${SOON}::interval)), false) as "isSending"
      from mails join submissions on submissions.id = submission_id
      where reference = ${item ?? null} and kind = any(${[...kinds]}::text[])
    ) as mails
  `.execute(db);
  const { waiting = 0, entry = null, event = null, item: mark = null, removals, isThere } = rows[0] ?? {};
  const { stages = null, job = null } = rows[0] ?? {};
  const { late = 0, followUps = 0, mentions = 0, mails = null, isSending = false } = rows[0] ?? {};
  const { dataRequests = 0 } = rows[0] ?? {};
  return {
    waiting: Math.min(waiting, MAX_COUNTED_WAITING),
    list: `${entry ?? 0}-${event ?? 0}-${removals}`,
    job,
    stages: stages ?? '',
    item: isThere === true ? `${mark ?? ''} ${mails ?? ''}` : null,
    isSending,
    late,
    followUps,
    mentions,
    dataRequests,
  };
}
