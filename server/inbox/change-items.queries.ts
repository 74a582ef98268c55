import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { HiringStage } from '../../src/contract/staff/hiring-stages.ts';
import type { InboxKind, InboxStatus, ItemVersion, SkippedItem } from '../../src/contract/staff/inbox.ts';
import type { Database } from '../database/schema.ts';
import { stageOfEntry, statusOfKind, statusOfStage } from './applicants/hiring-stages.queries.ts';

export interface Change {
  /** In the versions that the member saw. */
  items: readonly ItemVersion[];
  kinds: readonly InboxKind[];
  memberId: string;
}

/** @returns the changed items with their new versions; somebody else has changed the others meanwhile. */
export function updateStatus(db: Kysely<Database>, change: Change, status: InboxStatus) {
  // An application that is no spam any more has the status of its stage again. The stage is written down, because a
  // stage that is derived from the status would be lost with it.
  const isApplication = sql`entry.kind = 'application'`;
  return changeSeen(db, change, {
    set: sql`
      status = case when ${isApplication} and ${status} <> 'spam' then ${statusOfStage} else ${status} end,
      stage_id = ${stageOfEntry}, has_answer = false`,
    differs: sql`entry.status <> ${status}`,
    action: 'status',
    text: sql`changed.status`,
  });
}

/** Whether one of these is an application, whose status follows from its stage unless it is spam. */
export async function hasApplicationWithStage(
  db: Kysely<Database>,
  references: readonly string[],
): Promise<boolean> {
  const { rows } = await sql`
    select from submissions join inbox_entries as entry on entry.submission_id = submissions.id
    where submissions.reference = any(${[...references]}::text[]) and entry.kind = 'application'
      and entry.status <> 'spam'
    limit 1
  `.execute(db);
  return rows.length > 0;
}

/** Moves the applications among these items, out of spam as well. @returns like `updateStatus`. */
export function updateStage(
  db: Kysely<Database>,
  { kinds, ...change }: Change,
  { stage, reason }: { stage: HiringStage; reason: string },
) {
  const status = statusOfKind(sql`${stage.kind}::text`);
  return changeSeen(
    db,
    { ...change, kinds: kinds.filter((kind) => kind === 'application') },
    {
      set: sql`stage_id = ${stage.id}::bigint, stage_reason = ${reason}, status = ${status}, has_answer = false`,
      // Spam, and one that an answer made new again, have another status than their stage.
      differs: sql`(${stageOfEntry} <> ${stage.id}::bigint or entry.stage_reason <> ${reason} or entry.status <> ${status})`,
      action: 'stage',
      text: sql`${stage.name}`,
      reason: sql`${reason}`,
    },
  );
}

/** @param assignee an enabled member, or null for nobody. @returns like `updateStatus`. */
export function updateAssignee(db: Kysely<Database>, change: Change, assignee: string | null) {
  return changeSeen(db, change, {
    set: sql`assignee_id = ${assignee}`,
    differs: sql`entry.assignee_id is distinct from ${assignee}`,
    action: 'assignee',
    text: sql`coalesce((select name from staff_members where id = ${assignee}), 'nobody')`,
  });
}

/** @param at when the items come back, or null for not at all. @returns like `updateStatus`. */
export function updateFollowUp(db: Kysely<Database>, change: Change, at: Date | null) {
  return changeSeen(db, change, {
    set: sql`follow_up_at = ${at}::timestamptz, follow_up_by = ${at === null ? null : change.memberId}`,
    differs: sql`(entry.follow_up_at is distinct from ${at}::timestamptz
      or (${at !== null}::boolean and entry.follow_up_by is distinct from ${change.memberId}))`,
    action: 'follow-up',
    text: sql`${at?.toISOString() ?? ''}`,
  });
}

/** @param city where the applicant lives, or '' if that is not known. @returns like `updateStatus`. */
export function updateCity(db: Kysely<Database>, { kinds, ...change }: Change, city: string) {
  const value = city === '' ? null : city;
  return changeSeen(
    db,
    { ...change, kinds: kinds.filter((kind) => kind === 'application') },
    {
      differs: sql`(select city from job_applications as application
        where application.submission_id = entry.submission_id) is distinct from ${value}::text`,
      action: 'city',
      text: sql`${city}::text`,
      also: sql`filled as (
        update job_applications as application set city = ${value}::text from changed
        where application.submission_id = changed.submission_id
      ), unindexed as (
        insert into inbox_unindexed (submission_id) select submission_id from changed
      ),`,
    },
  );
}

/**
 * Marks suspected spam as genuine and sends the mails that were held. The flags stay, so nothing is learned from it.
 * @returns like `updateStatus`.
 */
export function restoreSuspectedSpam(db: Kysely<Database>, change: Change) {
  return changeSeen(db, change, {
    set: sql`suspect = false`,
    differs: sql`entry.suspect`,
    action: 'restored',
    text: sql`''`,
    also: sql`released as (
      update mails set status = 'queued', queued_at = now(), due_at = now() from changed
      where mails.submission_id = changed.submission_id and mails.status = 'held'
    ),`,
  });
}

interface Setting {
  /** Absent where it is stored elsewhere than in the entry. */
  set?: RawBuilder<unknown>;
  differs: RawBuilder<unknown>;
  action: 'status' | 'assignee' | 'restored' | 'stage' | 'follow-up' | 'city';
  text: RawBuilder<unknown>;
  reason?: RawBuilder<unknown>;
  also?: RawBuilder<unknown>;
}

/**
 * Changes the items that are still in the versions that were seen, in one statement with their history. Rows are
 * locked in a fixed order, so that two such changes cannot deadlock.
 */
async function changeSeen(
  db: Kysely<Database>,
  { items, kinds, memberId }: Change,
  { set, differs, action, text, reason = sql`''`, also = sql`` }: Setting,
): Promise<ItemVersion[]> {
  const { rows } = await sql<ItemVersion>`
    with seen as (
      select entry.submission_id, entry.reference, entry.version
      from unnest(${items.map(({ reference }) => reference)}::text[],
        ${items.map(({ version }) => version)}::integer[]) as wanted (reference, version)
      join submissions on submissions.reference = wanted.reference and submissions.kind = any(${[...kinds]}::text[])
      join inbox_entries as entry on entry.submission_id = submissions.id and entry.version = wanted.version
      order by entry.submission_id for update of entry
    ), changed as (
      update inbox_entries as entry set ${set === undefined ? sql`` : sql`${set},`} version = entry.version + 1 from seen
      where entry.submission_id = seen.submission_id and ${differs}
      returning entry.submission_id, entry.reference, entry.version, entry.status
    ), ${also} noted as (
      insert into inbox_events (submission_id, member_id, action, text, reason)
      select submission_id, ${memberId}, ${action}, ${text}, ${reason} from changed
    )
    select reference, version from changed
    union all
    select reference, version from seen
    where not exists (select from changed where changed.submission_id = seen.submission_id)
  `.execute(db);
  return rows;
}

/** The last change of each of these items, by whom and when. */
export async function listLastChanges(
  db: Kysely<Database>,
  references: readonly string[],
  kinds: readonly InboxKind[],
): Promise<SkippedItem[]> {
  const { rows } = await sql<Omit<SkippedItem, 'at'> & { at: Date | null }>`
    select wanted.reference, member.name as by, last.action, coalesce(last.text, '') as text, last.at
    from unnest(${[...references]}::text[]) with ordinality as wanted (reference, place)
    left join submissions on submissions.reference = wanted.reference and submissions.kind = any(${[...kinds]}::text[])
    left join lateral (
      select member_id, action, text, at from inbox_events
      where submission_id = submissions.id and action not in ('note', 'reply', 'answer', 'merged', 'unmerged', 'split', 'unsplit')
      order by id desc limit 1
    ) as last on true
    left join staff_members as member on member.id = last.member_id
    order by wanted.place
  `.execute(db);
  return rows.map(({ at, ...item }) => ({ ...item, at: at?.toISOString() ?? null }));
}
