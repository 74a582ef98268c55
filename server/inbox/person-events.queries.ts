import { type Kysely, sql, type Transaction } from 'kysely';
import type { InboxAction } from '../../src/contract/staff/inbox.ts';
import type { Database } from '../database/schema.ts';

const personActions = ['merged', 'unmerged', 'split', 'unsplit'] as const satisfies InboxAction[];

interface PersonEvent {
  memberId: string;
  action: (typeof personActions)[number];
  /** Each item with the reference of the other one. */
  items: { id: string; other: string }[];
}

/** Adds an entry to the history of both items. */
export async function addPersonEvents(
  trx: Transaction<Database>,
  { memberId, action, items }: PersonEvent,
): Promise<void> {
  await trx
    .insertInto('inbox_events')
    .values(items.map(({ id, other }) => ({ submission_id: id, member_id: memberId, action, text: other })))
    .execute();
}

/** The name of the member who was the last to say something about an item's person. */
export async function findLastClaim(db: Kysely<Database>, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('inbox_events')
    .innerJoin('staff_members', 'staff_members.id', 'member_id')
    .select('name')
    .where('submission_id', '=', id)
    .where('action', 'in', personActions)
    .orderBy(sql`inbox_events.id`, 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.name;
}
