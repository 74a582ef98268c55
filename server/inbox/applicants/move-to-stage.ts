import { type HiringStage, kindsWithReason } from '../../../src/contract/staff/hiring-stages.ts';
import type { ChangedItems, ItemVersion } from '../../../src/contract/staff/inbox.ts';
import { AppError } from '../../errors.ts';
import { updateStage } from '../change-items.queries.ts';
import { type ChangingContext, changeItems } from '../change-items.ts';
import { findStage } from './hiring-stages.queries.ts';

const FOREIGN_KEY_VIOLATION = '23503';

interface Move {
  items: readonly ItemVersion[];
  /** The id of the stage. */
  stage: string;
  reason: string;
}

/**
 * Moves applications to a stage. The reason is in the item's history only: it is about a person, and nothing about
 * persons can be erased from the audit log.
 * @throws {AppError} as `changeItems` does, and BAD_REQUEST for a stage or a reason that is not possible.
 */
export async function moveToStage(
  ctx: ChangingContext,
  { items, stage: id, reason }: Move,
): Promise<ChangedItems> {
  const stage = await demandStage(ctx, id);
  const isWithReason = kindsWithReason.includes(stage.kind);
  if (isWithReason && reason === '')
    throw new AppError('BAD_REQUEST', `must be given for “${stage.name}”`, { field: 'reason' });
  return changeItems(ctx, items, { action: 'stage set', detail: stage.name }, (trx, change) =>
    updateStage(trx, change, { stage, reason: isWithReason ? reason : '' }).catch((error: unknown) => {
      // An owner has removed the stage at the same moment.
      throw isForeignKeyViolation(error) ? stageIsGone() : error;
    }),
  );
}

function isForeignKeyViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === FOREIGN_KEY_VIOLATION;
}

function stageIsGone(): AppError {
  return new AppError('BAD_REQUEST', 'does not exist any more: please reload the page', { field: 'stage' });
}

async function demandStage(ctx: ChangingContext, id: string): Promise<HiringStage> {
  const stage = await findStage(ctx.db, id);
  if (stage === undefined) throw stageIsGone();
  if (stage.kind === 'closed')
    throw new AppError('BAD_REQUEST', 'is only for applications closed before there were stages', {
      field: 'stage',
    });
  return stage;
}
