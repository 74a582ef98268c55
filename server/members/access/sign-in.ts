import { APIError, isAPIError } from 'better-auth/api';
import {
  codeInput,
  done,
  recoveryCodeInput,
  signInInput,
  signInStep,
} from '../../../src/contract/staff/member.ts';
import { addAuditLine } from '../../audit/audit.queries.ts';
import { AppError } from '../../errors.ts';
import { router } from '../../trpc.ts';
import { queueSignInAlert } from './alerts.ts';
import { useCode } from './attempts.queries.ts';
import { rememberDevice } from './devices.ts';
import { findChallengedMemberId, findMemberId, noteSignIn } from './members.queries.ts';
import { updateRecovered } from './new-authenticator.queries.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { removeSession, removeSessionOfToken } from './sessions.queries.ts';
import { addRefusalLine, throttleCode, throttlePassword, tooManyAttempts } from './sign-in-throttle.ts';
import { openProcedure, type SignedIn, type StaffContext } from './staff-procedures.ts';

/** How long the library locks a second factor after ten wrong codes. */
const LOCKED_SECONDS = 15 * 60;

export const signInRouter = router({
  withPassword: openProcedure
    .input(signInInput)
    .output(signInStep)
    .mutation(async ({ ctx, input }) => {
      const { auth, headers, setCookies } = ctx.staff;
      // Also done for an unknown address, so that both take the same time.
      const account = await findMemberId(ctx.db, input.email);
      const forgetAttempts = await throttlePassword(ctx, input.email, account);
      const answer = await orRefuse(ctx, { factor: 'password', account }, () =>
        auth.api.signInEmail({ body: input, headers, returnHeaders: true }),
      );
      await leaveSession(ctx);
      setCookies(answer.headers);
      await forgetAttempts();
      return { next: 'twoFactorRedirect' in answer.response ? 'code' : 'enrol' };
    }),

  withCode: openProcedure
    .input(codeInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      const { auth, headers, setCookies } = ctx.staff;
      const account = await findChallenged(ctx);
      await throttleCode(ctx, account);
      const answer = await orRefuse(ctx, { factor: 'code', account }, async () => {
        const right = await auth.api.verifyTOTP({ body: { code: input.code }, headers, returnHeaders: true });
        // The library would accept a code again while it is valid.
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
      const { auth, headers, setCookies } = ctx.staff;
      const account = await findChallenged(ctx);
      await throttleCode(ctx, account);
      const answer = await orRefuse(ctx, { factor: 'recovery code', account }, () =>
        auth.api.verifyBackupCode({
          body: { code: hashRecoveryCode(input.code) },
          headers,
          returnHeaders: true,
        }),
      );
      setCookies(answer.headers);
      // For a while the session may set up another authenticator.
      await updateRecovered(ctx.db, answer.response.token ?? '');
      await recordSignIn(ctx, answer.response.user.id, 'recovery code');
      return { done: true };
    }),
});

/** The factor that is tried, and the member on whose account, where there is one. */
interface Attempted {
  factor: 'password' | 'code' | 'recovery code';
  account: string | undefined;
}

/**
 * Turns every rejection of the library into the same answer, which does not reveal who exists. The audit log records
 * whose account it was, and never what was typed.
 */
export async function orRefuse<Answer>(
  caller: Pick<StaffContext, 'db' | 'address'> & { signedIn?: SignedIn },
  { factor, account }: Attempted,
  attempt: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await attempt();
  } catch (error) {
    if (!isAPIError(error) || error.statusCode >= 500) throw error;
    await addRefusalLine(caller, `sign-in ${account ?? 'of nobody'}`, {
      // Somebody who is not signed in may be anybody.
      memberId: caller.signedIn?.member.id ?? null,
      action: 'sign-in refused',
      subject: account ?? '',
      detail: factor,
    });
    if (error.statusCode === 429) throw tooManyAttempts(LOCKED_SECONDS);
    throw new AppError('UNAUTHORIZED', 'That is not correct, or has expired. Please try again.');
  }
}

/** Ends the browser's previous session at a new sign-in. */
export async function leaveSession({ db, staff: { auth, headers } }: StaffContext): Promise<void> {
  const before = await auth.api.getSession({ headers });
  if (before !== null) await removeSession(db, before.user.id, before.session.id);
}

/**
 * The member on whose account a code is tried: the library's cookie holds the challenge's id and, after a dot, its
 * signature.
 */
async function findChallenged({ db, staff }: StaffContext): Promise<string | undefined> {
  const { name } = (await staff.auth.$context).createAuthCookie('two_factor');
  const cookie = staff.cookies[name];
  const challenge = cookie?.slice(0, cookie.lastIndexOf('.'));
  return challenge ? findChallengedMemberId(db, challenge) : undefined;
}

async function recordSignIn(
  ctx: StaffContext,
  memberId: string,
  detail: 'code' | 'recovery code',
): Promise<void> {
  await addAuditLine(ctx.db, { memberId, action: 'signed in', detail, address: ctx.address });
  await noteSignIn(ctx.db, memberId);
  if (!(await rememberDevice(ctx, memberId))) await queueSignInAlert(ctx, 'new-device', memberId);
  if (detail === 'recovery code') await queueSignInAlert(ctx, 'recovery-code', memberId);
}
