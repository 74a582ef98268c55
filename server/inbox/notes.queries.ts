import { type Kysely, sql, type UpdateObject } from 'kysely';
import type { InboxEvent } from '../../src/contract/staff/inbox.ts';
import type { Database } from '../database/schema.ts';

/** @param memberId the member whose own notes are marked. */
export async function listEvents(
  db: Kysely<Database>,
  submissionId: string,
  memberId: string,
): Promise<InboxEvent[]> {
  const rows = await selectEvents(db)
    .where('submission_id', '=', submissionId)
    .orderBy('inbox_events.id')
    .execute();
  return rows.map((row) => eventOf(row, memberId));
}

export async function findEvent(
  db: Kysely<Database>,
  submissionId: string,
  { id, memberId }: { id: string; memberId: string },
): Promise<InboxEvent | undefined> {
  const row = await selectEvents(db)
    .where('submission_id', '=', submissionId)
    .where('inbox_events.id', '=', id)
    .executeTakeFirst();
  return row && eventOf(row, memberId);
}

/** @returns its id. */
export async function addNote(
  db: Kysely<Database>,
  submissionId: string,
  { memberId, text }: { memberId: string; text: string },
): Promise<string> {
  const { id } = await db
    .insertInto('inbox_events')
    .values({ submission_id: submissionId, member_id: memberId, action: 'note', text })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface OwnNote {
  id: string;
  /** The version that the member saw. */
  version: number;
  memberId: string;
}

/** @returns whether the member has such a note of that version. */
export function updateNote(db: Kysely<Database>, note: OwnNote, text: string): Promise<boolean> {
  return changeNote(db, note, { text, edited_at: sql<Date>`now()` });
}

/** Removes the text; the history still shows that there was a note. @returns like `updateNote`. */
export function removeNote(db: Kysely<Database>, note: OwnNote): Promise<boolean> {
  return changeNote(db, note, { text: '', removed_at: sql<Date>`now()` });
}

async function changeNote(
  db: Kysely<Database>,
  { id, version, memberId }: OwnNote,
  change: UpdateObject<Database, 'inbox_events'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('inbox_events')
    .set(change)
    .set((note) => ({ version: note('version', '+', 1) }))
    .where('id', '=', id)
    .where('version', '=', version)
    .where('member_id', '=', memberId)
    .where('action', '=', 'note')
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function selectEvents(db: Kysely<Database>) {
  return db
    .selectFrom('inbox_events')
    .leftJoin('staff_members', 'staff_members.id', 'member_id')
    .select([
      'inbox_events.id',
      'at',
      'member_id',
      'action',
      'text',
      'reason',
      'version',
      'edited_at',
      'removed_at',
    ])
    .select(['staff_members.name as member', 'message_id as messageId']);
}

type EventRow = Awaited<ReturnType<ReturnType<typeof selectEvents>['execute']>>[number];

function eventOf({ at, member_id, edited_at, removed_at, ...event }: EventRow, memberId: string): InboxEvent {
  return {
    ...event,
    at: at.toISOString(),
    editedAt: edited_at?.toISOString() ?? null,
    isRemoved: removed_at !== null,
    isOwn: member_id === memberId,
  };
}
