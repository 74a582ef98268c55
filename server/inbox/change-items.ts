import type { Transaction } from 'kysely';
import type { AuditAction } from '../../src/contract/staff/audit.ts';
import type { ChangedItems, ItemVersion } from '../../src/contract/staff/inbox.ts';
import { describeChange } from '../../src/contract/staff/inbox-conflict.ts';
import type { Database } from '../database/schema.ts';
import { AppError } from '../errors.ts';
import type { Once } from '../members/creating.ts';
import { type Change, listLastChanges } from './change-items.queries.ts';
import { type InboxContext, record, refuse } from './inbox-record.ts';

/** A change is made once for a key, because a page repeats it while the server does not answer. */
export type ChangingContext = InboxContext & { once: Once };

/**
 * Changes the items that are still as the caller saw them, and skips those that a colleague has changed meanwhile.
 * @param update also checks what the change demands: a repeated change is answered without another check.
 * @throws {AppError} for a single item: CONFLICT where a colleague has changed it, NOT_FOUND where it does not exist.
 */
export async function changeItems(
  ctx: ChangingContext,
  items: readonly ItemVersion[],
  { action, detail = '' }: { action: AuditAction; detail?: string },
  update: (trx: Transaction<Database>, change: Change) => Promise<ItemVersion[]>,
): Promise<ChangedItems> {
  let missing: string | undefined;
  try {
    return await ctx.once(async (trx) => {
      const changed = await update(trx, { items, kinds: ctx.kinds, memberId: ctx.signedIn.member.id });
      const done = new Set(changed.map(({ reference }) => reference));
      if (changed.length > 0) await record({ ...ctx, db: trx }, action, [...done], detail);
      const left = items.map(({ reference }) => reference).filter((reference) => !done.has(reference));
      const skipped = left.length === 0 ? [] : await listLastChanges(trx, left, ctx.kinds);
      const [only] = skipped;
      if (items.length > 1 || only === undefined) return { changed, skipped };
      if (only.action === null) missing = only.reference;
      throw new AppError(
        'CONFLICT',
        `${describeChange(only)}. Nothing was changed: please look at it again.`,
      );
    });
  } catch (error) {
    // After the transaction, with which the line of the audit log would be rolled back.
    throw missing === undefined ? error : await refuse(ctx, missing);
  }
}
