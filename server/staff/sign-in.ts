import { APIError, isAPIError } from 'better-auth/api';
import {
  codeInput,
  done,
  recoveryCodeInput,
  signInInput,
  signInStep,
} from '../../src/contract/staff/member.ts';
import { AppError } from '../errors.ts';
import { router } from '../trpc.ts';
import { countAttempt, forgetAttempts, useCode } from './attempts.queries.ts';
import { addAuditLine } from './audit.queries.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { removeSession, removeSessionOfToken } from './sessions.queries.ts';
import { openProcedure, type StaffContext } from './staff-procedures.ts';

const ATTEMPTS_OF_ADDRESS = 30;
const ATTEMPTS_ON_ACCOUNT = 10;
/** What the library locks a second factor for, after ten wrong codes. */
const LOCKED_SECONDS = 15 * 60;

export const signInRouter = router({
  withPassword: openProcedure
    .input(signInInput)
    .output(signInStep)
    .mutation(async ({ ctx, input }) => {
      await demandPatience(ctx, `address ${ctx.address}`, ATTEMPTS_OF_ADDRESS);
      await demandPatience(ctx, `account ${input.email}`, ATTEMPTS_ON_ACCOUNT);
      const { auth, headers, setCookies } = ctx.staff;
      const answer = await orRefuse(ctx, 'password', () =>
        auth.api.signInEmail({ body: input, headers, returnHeaders: true }),
      );
      await leaveSession(ctx);
      setCookies(answer.headers);
      await forgetAttempts(ctx.db, `account ${input.email}`);
      return { next: 'twoFactorRedirect' in answer.response ? 'code' : 'enrol' };
    }),

  withCode: openProcedure
    .input(codeInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await demandPatience(ctx, `address ${ctx.address}`, ATTEMPTS_OF_ADDRESS);
      const { auth, headers, setCookies } = ctx.staff;
      const answer = await orRefuse(ctx, 'code', async () => {
        const right = await auth.api.verifyTOTP({
          body: { code: input.code },
          headers,
          returnHeaders: true,
        });
        // The library would take a code again as long as it is good.
        if (await useCode(ctx.db, right.response.user.id, input.code)) return right;
        await removeSessionOfToken(ctx.db, right.response.token);
        throw new APIError('UNAUTHORIZED');
      });
      setCookies(answer.headers);
      await recordSignIn(ctx, answer.response.user.id, 'code');
      return { done: true };
    }),

  withRecoveryCode: openProcedure
    .input(recoveryCodeInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await demandPatience(ctx, `address ${ctx.address}`, ATTEMPTS_OF_ADDRESS);
      const { auth, headers, setCookies } = ctx.staff;
      const answer = await orRefuse(ctx, 'recovery code', () =>
        auth.api.verifyBackupCode({
          body: { code: hashRecoveryCode(input.code) },
          headers,
          returnHeaders: true,
        }),
      );
      setCookies(answer.headers);
      await recordSignIn(ctx, answer.response.user.id, 'recovery code');
      return { done: true };
    }),
});

/**
 * Counts an attempt. The first one too many is noted, the others not: nobody fills the audit log.
 * @param key what is counted: `address 192.0.2.1`.
 * @throws {AppError} TOO_MANY_REQUESTS
 */
export async function demandPatience(
  { db, address }: Pick<StaffContext, 'db' | 'address'>,
  key: string,
  limit: number,
): Promise<void> {
  const held = await countAttempt(db, key, limit);
  if (held === undefined) return;
  const [detail] = key.split(' ');
  if (held.isFirst)
    await addAuditLine(db, { memberId: null, action: 'sign-in held back', detail: `one ${detail}`, address });
  throw new AppError('TOO_MANY_REQUESTS', 'Too many attempts. Please wait a while.', {
    retryAfter: held.wait,
  });
}

/** Makes whatever the library says against an attempt one answer, which tells nothing of who exists. */
export async function orRefuse<Answer>(
  { db, address }: Pick<StaffContext, 'db' | 'address'>,
  factor: string,
  attempt: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await attempt();
  } catch (error) {
    if (!isAPIError(error) || error.statusCode >= 500) throw error;
    await addAuditLine(db, { memberId: null, action: 'sign-in refused', detail: factor, address });
    if (error.statusCode === 429)
      throw new AppError('TOO_MANY_REQUESTS', 'Too many attempts. Please wait a while.', {
        retryAfter: LOCKED_SECONDS,
      });
    throw new AppError('UNAUTHORIZED', 'That is not right, or no longer. Please try again.');
  }
}

/** Whoever signs in anew leaves the session that the browser had. */
export async function leaveSession({ db, staff: { auth, headers } }: StaffContext): Promise<void> {
  const before = await auth.api.getSession({ headers });
  if (before !== null) await removeSession(db, before.user.id, before.session.id);
}

function recordSignIn({ db, address }: StaffContext, memberId: string, detail: string): Promise<void> {
  return addAuditLine(db, { memberId, action: 'signed in', detail, address });
}
