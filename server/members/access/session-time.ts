import { type SessionTime, sessionTime } from '../../../src/contract/staff/session-time.ts';
import { AppError } from '../../errors.ts';
import { router } from '../../trpc.ts';
import { findSessionDates } from './sessions.queries.ts';
import {
  ABSOLUTE_LIMIT_MS,
  memberProcedure,
  onlookerProcedureFor,
  type SignedIn,
  type StaffContext,
} from './staff-procedures.ts';

/** How long the session still lasts, so that a member can be warned before it ends. */
export const sessionTimeRouter = router({
  /** Polled by the page itself, so it does not prolong the session. */
  read: onlookerProcedureFor()
    .output(sessionTime)
    .query(({ ctx }) => readTime(ctx)),

  /** Every call of a member prolongs the session; this one does nothing else. */
  stay: memberProcedure.output(sessionTime).mutation(({ ctx }) => readTime(ctx)),
});

async function readTime({
  db,
  signedIn,
}: Pick<StaffContext, 'db'> & { signedIn: SignedIn }): Promise<SessionTime> {
  const session = await findSessionDates(db, signedIn.sessionId);
  if (session === undefined) throw new AppError('UNAUTHORIZED', 'Please sign in.');
  const idle = session.expires_at.getTime() - Date.now();
  const whole = session.created_at.getTime() + ABSOLUTE_LIMIT_MS - Date.now();
  return { secondsLeft: Math.max(0, Math.floor(Math.min(idle, whole) / 1_000)), canStay: idle < whole };
}
