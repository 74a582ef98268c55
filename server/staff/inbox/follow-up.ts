import { followUpInput, MAX_FOLLOW_UP_DAYS } from '../../../src/contract/staff/follow-up.ts';
import { changedItems } from '../../../src/contract/staff/inbox.ts';
import { AppError } from '../../errors.ts';
import { updateFollowUp } from './change-items.queries.ts';
import { changeItems } from './change-items.ts';
import { inboxWorkProcedure } from './inbox-procedure.ts';

const DAY_MS = 24 * 60 * 60_000;

export const followUpProcedures = {
  /** Sets, changes or removes the follow-up of items: they come back to the caller and the assignee at that time. */
  setFollowUp: inboxWorkProcedure
    .input(followUpInput)
    .output(changedItems)
    .mutation(({ ctx, input: { items, at } }) => {
      const time = at === null ? null : new Date(at);
      if (time !== null && time.getTime() <= Date.now())
        throw new AppError('BAD_REQUEST', 'must be in the future', { field: 'at' });
      if (time !== null && time.getTime() > Date.now() + MAX_FOLLOW_UP_DAYS * DAY_MS)
        throw new AppError('BAD_REQUEST', 'must be within two years', { field: 'at' });
      const action = time === null ? 'follow-up removed' : 'follow-up set';
      return changeItems(ctx, items, { action, detail: time?.toISOString() ?? '' }, (change) =>
        updateFollowUp(ctx.db, change, time),
      );
    }),
};
