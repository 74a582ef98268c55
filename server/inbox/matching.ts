import {
  inboxFilter,
  inboxListInput,
  MATCHING_PAGE,
  MAX_MATCHING,
  matchCount,
  matchingPage,
} from '../../src/contract/staff/inbox.ts';
import { countEntries, findEntries } from './find-entries.queries.ts';
import { listEntries } from './inbox.queries.ts';
import { inboxWorkProcedure } from './inbox-procedure.ts';

/** For acts on everything that a filter finds: only what the caller may change. */
export const matchingProcedures = {
  /** How many items match, up to the most that can be selected at once. */
  countMatching: inboxWorkProcedure
    .input(inboxFilter)
    .output(matchCount)
    .query(async ({ ctx, input: filter }) => {
      const count = await countEntries(ctx.db, filter, ctx, MAX_MATCHING + 1);
      return { count: Math.min(count, MAX_MATCHING), isMore: count > MAX_MATCHING };
    }),

  /** The items themselves with their present versions, many at once. */
  listMatching: inboxWorkProcedure
    .input(inboxListInput)
    .output(matchingPage)
    .query(async ({ ctx, input: { cursor, ...filter } }) => {
      const { ids, next } = await findEntries(ctx.db, filter, ctx, cursor ?? undefined, MATCHING_PAGE);
      const entries = await listEntries(ctx.db, ids, ctx.signedIn.member.id);
      return {
        entries: entries.map(({ reference, version, status, stage, stageReason }) => ({
          reference,
          version,
          status,
          stage,
          stageReason,
        })),
        next,
      };
    }),
};
