import type { Transaction } from 'kysely';
import type { InboxKind } from '../../../src/contract/staff/inbox.ts';
import type { Database } from '../../database/schema.ts';
import { rolesWorkingOn } from '../../inbox/inbox-kinds.ts';
import { listAssignees } from '../../members/access/members.queries.ts';
import { addNotices } from '../../members/mail-choices/add-notices.queries.ts';
import type { RaisedItem } from './answers.queries.ts';

/**
 * Tells whoever has the item that it was answered, by mail and if they want that; where nobody has it, all who work on
 * its kind. Until the staff does something with the item, further answers are not told.
 */
export async function tellOfAnswer(
  trx: Transaction<Database>,
  { reference, kind, assigneeId, isShown, hadAnswer }: RaisedItem,
): Promise<void> {
  if (hadAnswer || !isShown) return;
  const workers = (await listAssignees(trx, rolesWorkingOn([kind as InboxKind]))).map(({ id }) => id);
  const memberIds = workers.filter((id) => id === assigneeId);
  await addNotices(trx, {
    kind: 'answered',
    byId: null,
    references: [reference],
    memberIds: memberIds.length > 0 ? memberIds : workers,
  });
}
