import { followUpInput, MAX_FOLLOW_UP_DAYS } from '../../src/contract/staff/follow-up.ts';
import { changedItems } from '../../src/contract/staff/inbox.ts';
import { AppError } from '../errors.ts';
import { updateFollowUp } from './change-items.queries.ts';
import { changeItems } from './change-items.ts';
import { creatingInboxProcedure } from './inbox-procedure.ts';

const DAY_MS = 24 * 60 * 60_000;

export const followUpProcedures = {
  /** Sets, changes or removes the follow-up of items: they come back to the caller and the assignee at that time. */
  setFollowUp: creatingInboxProcedure
    .input(followUpInput)
    .output(changedItems)
    .mutation(({ ctx, input: { items, at } }) => {
      const time = at === null ? null : new Date(at);
      const action = time === null ? 'follow-up removed' : 'follow-up set';
      return changeItems(ctx, items, { action, detail: time?.toISOString() ?? '' }, (trx, change) => {
        if (time !== null) demandSoon(time);
        return updateFollowUp(trx, change, time);
      });
    }),
};

/** @throws {AppError} BAD_REQUEST. */
function demandSoon(time: Date): void {
  if (time.getTime() <= Date.now())
    throw new AppError('BAD_REQUEST', 'must be in the future', { field: 'at' });
  if (time.getTime() > Date.now() + MAX_FOLLOW_UP_DAYS * DAY_MS)
    throw new AppError('BAD_REQUEST', 'must be within two years', { field: 'at' });
}
