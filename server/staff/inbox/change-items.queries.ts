import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { InboxKind, InboxStatus, ItemVersion, SkippedItem } from '../../../src/contract/staff/inbox.ts';
import type { Database } from '../../database/schema.ts';

export interface Change {
  /** In the versions that the member saw. */
  items: readonly ItemVersion[];
  kinds: readonly InboxKind[];
  memberId: string;
}

/** @returns the changed items with their new versions; somebody else has changed the others meanwhile. */
export function updateStatus(db: Kysely<Database>, change: Change, status: InboxStatus) {
  return changeSeen(db, change, {
    set: sql`status = ${status}`,
    differs: sql`entry.status <> ${status}`,
    action: 'status',
    text: sql`${status}`,
  });
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

/**
 * Marks suspected spam as genuine and sends the mails that were held. The flags stay, so nothing is learned from it.
 * @returns like `updateStatus`.
 */
export function restoreSuspects(db: Kysely<Database>, change: Change) {
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
  set: RawBuilder<unknown>;
  differs: RawBuilder<unknown>;
  action: 'status' | 'assignee' | 'restored';
  text: RawBuilder<unknown>;
  also?: RawBuilder<unknown>;
}

/**
 * Changes the items that are still in the versions that were seen, in one statement with their history. Rows are
 * locked in a fixed order, so that two such changes cannot deadlock.
 */
async function changeSeen(
  db: Kysely<Database>,
  { items, kinds, memberId }: Change,
  { set, differs, action, text, also = sql`` }: Setting,
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
      update inbox_entries as entry set ${set}, version = entry.version + 1 from seen
      where entry.submission_id = seen.submission_id and ${differs}
      returning entry.submission_id, entry.reference, entry.version
    ), ${also} noted as (
      insert into inbox_events (submission_id, member_id, action, text)
      select submission_id, ${memberId}, ${action}, ${text} from changed
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
      where submission_id = submissions.id and action <> 'note' order by id desc limit 1
    ) as last on true
    left join staff_members as member on member.id = last.member_id
    order by wanted.place
  `.execute(db);
  return rows.map(({ at, ...item }) => ({ ...item, at: at?.toISOString() ?? null }));
}
