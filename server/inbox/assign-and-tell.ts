import type { Transaction } from 'kysely';
import type { ItemVersion } from '../../src/contract/staff/inbox.ts';
import type { Database } from '../database/schema.ts';
import { addNotices } from '../members/mail-choices/add-notices.queries.ts';
import { type Change, updateAssignee } from './change-items.queries.ts';

/**
 * Assigns the items, and queues one mail to the assignee about all that are new to them, unless they took the items
 * themselves.
 * @returns like `updateAssignee`.
 */
export async function assignAndTell(
  trx: Transaction<Database>,
  change: Change,
  assignee: string | null,
): Promise<ItemVersion[]> {
  const all = await updateAssignee(trx, change, assignee);
  if (assignee === null || assignee === change.memberId) return all;
  const seen = new Map(change.items.map(({ reference, version }) => [reference, version]));
  const references = all
    .filter(({ reference, version }) => version !== seen.get(reference))
    .map(({ reference }) => reference);
  if (references.length > 0)
    await addNotices(trx, { kind: 'assigned', memberIds: [assignee], byId: change.memberId, references });
  return all;
}
