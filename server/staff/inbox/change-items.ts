import type { AuditAction } from '../../../src/contract/staff/audit.ts';
import type { ChangedItems, ItemVersion } from '../../../src/contract/staff/inbox.ts';
import { describeChange } from '../../../src/contract/staff/inbox-conflict.ts';
import { AppError } from '../../errors.ts';
import { type Change, listLastChanges } from './change-items.queries.ts';
import { type InboxContext, record, refuse } from './inbox-record.ts';

/**
 * Changes the items that are still as the caller saw them, and skips those that a colleague has changed meanwhile.
 * @throws {AppError} for a single item: CONFLICT where a colleague has changed it, NOT_FOUND where it does not exist.
 */
export async function changeItems(
  ctx: InboxContext,
  items: readonly ItemVersion[],
  { action, detail = '' }: { action: AuditAction; detail?: string },
  update: (change: Change) => Promise<ItemVersion[]>,
): Promise<ChangedItems> {
  const changed = await update({ items, kinds: ctx.kinds, memberId: ctx.signedIn.member.id });
  const done = new Set(changed.map(({ reference }) => reference));
  if (changed.length > 0) await record(ctx, action, [...done], detail);
  const left = items.map(({ reference }) => reference).filter((reference) => !done.has(reference));
  const skipped = left.length === 0 ? [] : await listLastChanges(ctx.db, left, ctx.kinds);
  const [only] = skipped;
  if (items.length > 1 || only === undefined) return { changed, skipped };
  if (only.action === null) throw await refuse(ctx, only.reference);
  throw new AppError('CONFLICT', `${describeChange(only)}. Nothing was changed: please look at it again.`);
}
