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
import { findChallengedMemberId, findMemberId } from './members.queries.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { removeSession, removeSessionOfToken } from './sessions.queries.ts';
import { openProcedure, type SignedIn, type StaffContext } from './staff-procedures.ts';

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
      // Asked for an unknown address as well, so that both take the same time.
      const account = await findMemberId(ctx.db, input.email);
      const answer = await orRefuse(ctx, { factor: 'password', account }, () =>
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
      const account = await findChallenged(ctx);
      const answer = await orRefuse(ctx, { factor: 'code', account }, async () => {
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
      const account = await findChallenged(ctx);
      const answer = await orRefuse(ctx, { factor: 'recovery code', account }, () =>
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

/** What is tried, and the id of the member on whose account it is, where there is one. */
interface Attempted {
  factor: 'password' | 'code' | 'recovery code';
  account: string | undefined;
}

/**
 * Makes whatever the library says against an attempt one answer, which tells nothing of who exists. The audit log says
 * on whose account it was, and never what was typed.
 */
export async function orRefuse<Answer>(
  { db, address, signedIn }: Pick<StaffContext, 'db' | 'address'> & { signedIn?: SignedIn },
  { factor, account }: Attempted,
  attempt: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await attempt();
  } catch (error) {
    if (!isAPIError(error) || error.statusCode >= 500) throw error;
    await addAuditLine(db, {
      // Who is not signed in may be anybody.
      memberId: signedIn?.member.id ?? null,
      ...{ action: 'sign-in refused', subject: account ?? '', detail: factor, address },
    });
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

/** On whose account a code is tried: the library's cookie names its challenge, and its signature after a dot. */
async function findChallenged({ db, staff }: StaffContext): Promise<string | undefined> {
  const { name } = (await staff.auth.$context).createAuthCookie('two_factor');
  const cookie = staff.cookies[name];
  const challenge = cookie?.slice(0, cookie.lastIndexOf('.'));
  return challenge ? findChallengedMemberId(db, challenge) : undefined;
}

function recordSignIn({ db, address }: StaffContext, memberId: string, detail: string): Promise<void> {
  return addAuditLine(db, { memberId, action: 'signed in', detail, address });
}
