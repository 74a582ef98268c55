import { z } from 'zod';
import type { AuditAction } from '../../src/contract/staff/audit.ts';
import { type InboxFilter, inboxFilter } from '../../src/contract/staff/inbox.ts';
import { done } from '../../src/contract/staff/member.ts';
import {
  MAX_COUNTED_IN_VIEW,
  moveViewInput,
  removeViewInput,
  type SavedView,
  savedView,
  saveViewInput,
  updateViewInput,
  type ViewAudience,
  viewCounts,
} from '../../src/contract/staff/saved-view.ts';
import { addAuditLine } from '../audit/audit.queries.ts';
import { runTransaction } from '../database/run-transaction.ts';
import { AppError } from '../errors.ts';
import {
  onlookerProcedureFor,
  procedureFor,
  type SignedIn,
  type StaffContext,
} from '../members/access/staff-procedures.ts';
import { creatingProcedureFor } from '../members/creating.ts';
import { router } from '../trpc.ts';
import { countEntries } from './find-entries.queries.ts';
import { readableBy } from './inbox-kinds.ts';
import {
  hasTooManyShared,
  listViews,
  lockViews,
  moveView,
  removeView,
  saveView,
  updateView,
} from './saved-views.queries.ts';

const UNIQUE_VIOLATION = '23505';
const workProcedure = procedureFor('workInbox');

/** Saved filters of the inbox: each member's own, and those that are shared. */
export const savedViewsRouter = router({
  list: procedureFor('readInbox')
    .output(z.array(savedView))
    .query(({ ctx }) => listViews(ctx.db, ctx.signedIn.member)),

  /** How many items the shared views have. Polled by the page itself, so it does not prolong the session. */
  counts: onlookerProcedureFor('readInbox')
    .output(viewCounts)
    .query(async ({ ctx }) => {
      const { member } = ctx.signedIn;
      const readable = readableBy(member.roles, ctx.submissionKinds);
      const shared = (await listViews(ctx.db, member)).filter(({ sharedWith }) => sharedWith !== null);
      const counts: z.infer<typeof viewCounts> = [];
      // One after the other: a menu must not take several of the few connections.
      for (const { id, query } of shared)
        counts.push({
          id,
          count: await countEntries(ctx.db, readFilter(query), readable, MAX_COUNTED_IN_VIEW),
        });
      return counts;
    }),

  save: creatingProcedureFor('workInbox')
    .input(saveViewInput)
    .output(savedView)
    .mutation(({ ctx, input }) =>
      ctx.once(async (trx) => {
        await lockViews(trx);
        const id = await saveView(trx, ctx.signedIn.member.id, input);
        if (id === undefined) throw new AppError('BAD_REQUEST', 'You have too many views. Remove one first.');
        const changed = { ...ctx, db: trx };
        if (input.sharedWith !== null) await demandRoom(changed);
        const view = await demandView(changed, id);
        await record(changed, 'view shared', view);
        return view;
      }),
    ),

  /** Renames a view, or shares it with others. */
  update: workProcedure
    .input(updateViewInput)
    .output(done)
    .mutation(({ ctx, input: { id, seen, ...changes } }) =>
      change(ctx, id, async (changed, view) => {
        if (view.name !== seen.name || view.sharedWith !== seen.sharedWith)
          throw new AppError('CONFLICT', `This view was changed meanwhile: it is ${describe(view)} now.`);
        await updateView(changed.db, id, changes).catch((error: unknown) => {
          throw isTaken(error)
            ? new AppError('BAD_REQUEST', 'is the name of another view', { field: 'name' })
            : error;
        });
        if (changes.sharedWith !== null) await demandRoom(changed);
        const action = view.sharedWith === null ? 'view shared' : 'view changed';
        await record(changed, action, { ...view, sharedWith: changes.sharedWith ?? view.sharedWith });
      }),
    ),

  move: workProcedure
    .input(moveViewInput)
    .output(done)
    .mutation(({ ctx, input: { id, before } }) => change(ctx, id, ({ db }) => moveView(db, id, before))),

  remove: workProcedure
    .input(removeViewInput)
    .output(done)
    .mutation(({ ctx, input: { id } }) =>
      change(ctx, id, async (changed, view) => {
        await removeView(changed.db, id);
        await record(changed, 'view removed', view);
      }),
    ),
});

type ViewContext = Pick<StaffContext, 'db' | 'address'> & { signedIn: SignedIn };

/** Changes a view that the caller made or, as an owner, one that is shared. */
function change(
  ctx: ViewContext,
  id: string,
  act: (ctx: ViewContext, view: SavedView) => Promise<void>,
): Promise<{ done: true }> {
  return runTransaction(ctx.db, async (trx) => {
    await lockViews(trx);
    const changed = { ...ctx, db: trx };
    const view = await demandView(changed, id);
    if (!view.mayChange)
      throw new AppError('FORBIDDEN', `Only ${view.by}, who made this view, or an owner can change it.`);
    await act(changed, view);
    return { done: true };
  });
}

/** @throws {AppError} NOT_FOUND for a view that the caller does not see. */
async function demandView({ db, signedIn }: ViewContext, id: string): Promise<SavedView> {
  const view = (await listViews(db, signedIn.member)).find((each) => each.id === id);
  if (view === undefined) throw new AppError('NOT_FOUND', 'There is no such view any more.');
  return view;
}

async function demandRoom({ db }: ViewContext): Promise<void> {
  if (await hasTooManyShared(db))
    throw new AppError('BAD_REQUEST', 'There are too many shared views. Remove one first.', {
      field: 'sharedWith',
    });
}

/** What happens to a member's own views concerns nobody else. The name of a view may be somebody's, so it is left out. */
async function record(
  { db, signedIn, address }: ViewContext,
  action: Extract<AuditAction, `view ${string}`>,
  { id, sharedWith }: { id: string; sharedWith: ViewAudience },
): Promise<void> {
  if (sharedWith === null) return;
  const memberId = signedIn.member.id;
  await addAuditLine(db, { memberId, action, subject: `view ${id}`, detail: sharedWith, address });
}

function describe({ name, sharedWith }: SavedView): string {
  return `“${name}”, ${sharedWith === null ? 'not shared' : `shared with ${sharedWith}`}`;
}

/** A stored view may contain a filter that no longer exists; it then shows the whole inbox, as on the page. */
function readFilter(query: string): InboxFilter {
  const { data } = inboxFilter.safeParse(Object.fromEntries(new URLSearchParams(query)));
  return data ?? inboxFilter.parse({});
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;
}
