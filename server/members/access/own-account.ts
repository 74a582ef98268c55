import { APIError } from 'better-auth/api';
import { z } from 'zod';
import type { AuditAction } from '../../../src/contract/staff/audit.ts';
import {
  changePasswordInput,
  codeInput,
  done,
  endSessionInput,
  passwordInput,
  renewRecoveryCodesInput,
  staffMember,
  staffSession,
} from '../../../src/contract/staff/member.ts';
import { addAuditLine } from '../../audit/audit.queries.ts';
import { AppError } from '../../errors.ts';
import { router } from '../../trpc.ts';
import { useCode } from './attempts.queries.ts';
import { demandUncommonPassword } from './common-passwords.ts';
import { removeDevices } from './devices.queries.ts';
import { readDeviceTokens } from './devices.ts';
import { listSessions, removeSession, removeSessions, updateSecondFactorGiven } from './sessions.queries.ts';
import { orRefuse } from './sign-in.ts';
import { throttle } from './sign-in-throttle.ts';
import { memberProcedure, soonProcedure } from './staff-procedures.ts';

const ATTEMPTS_OF_MEMBER = 10;

/** What every member may see and change about their own account. */
export const ownAccountRouter = router({
  who: memberProcedure
    .output(staffMember.pick({ id: true, name: true, email: true, roles: true }))
    .query(({ ctx }) => ctx.signedIn.member),

  signOut: memberProcedure.output(done).mutation(async ({ ctx }) => {
    const { auth, headers, setCookies } = ctx.staff;
    const answer = await auth.api.signOut({ headers, returnHeaders: true });
    setCookies(answer.headers);
    await record(ctx, 'signed out');
    return { done: true };
  }),

  listSessions: memberProcedure.output(z.array(staffSession)).query(async ({ ctx }) => {
    const sessions = await listSessions(ctx.db, ctx.signedIn.member.id);
    return sessions.map((session) => ({
      id: session.id,
      isThisOne: session.id === ctx.signedIn.sessionId,
      address: session.ip_address ?? '',
      userAgent: session.user_agent ?? '',
      signedInAt: session.created_at.toISOString(),
      lastUsedAt: session.updated_at.toISOString(),
    }));
  }),

  endSession: memberProcedure
    .input(endSessionInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await demandPassword(ctx, input.password);
      if (!(await removeSession(ctx.db, ctx.signedIn.member.id, input.id)))
        throw new AppError('NOT_FOUND', 'There is no such session.');
      await record(ctx, 'session ended');
      return { done: true };
    }),

  endOtherSessions: memberProcedure
    .input(passwordInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await demandPassword(ctx, input.password);
      await removeSessions(ctx.db, ctx.signedIn.member.id, ctx.signedIn.sessionId);
      await record(ctx, 'other sessions ended');
      return { done: true };
    }),

  /** Also ends every other session. */
  changePassword: memberProcedure
    .input(changePasswordInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      const { member } = ctx.signedIn;
      await throttle(ctx, `member ${member.id}`, ATTEMPTS_OF_MEMBER);
      const ownWords = [member.name, member.email];
      await demandUncommonPassword(input.newPassword, ctx.site.current.identity, ownWords, 'newPassword');
      const { auth, headers, setCookies } = ctx.staff;
      const answer = await orRefuse(ctx, { factor: 'password', account: ctx.signedIn.member.id }, () =>
        auth.api.changePassword({
          body: {
            currentPassword: input.password,
            newPassword: input.newPassword,
            revokeOtherSessions: true,
          },
          headers,
          returnHeaders: true,
        }),
      );
      setCookies(answer.headers);
      // Whoever knew the old password may have signed in elsewhere, so those browsers are no longer known.
      await removeDevices(ctx.db, member.id, await readDeviceTokens(ctx.staff));
      await record(ctx, 'password changed');
      return { done: true };
    }),

  /** Repeats the second factor, for procedures that need a recent one: see `codeProcedureFor`. */
  repeatCode: memberProcedure
    .input(codeInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await throttle(ctx, `code of ${ctx.signedIn.member.id}`, ATTEMPTS_OF_MEMBER);
      await demandCode(ctx, input.code);
      await updateSecondFactorGiven(ctx.db, ctx.signedIn.sessionId);
      await record(ctx, 'code given again');
      return { done: true };
    }),

  /** Called before a file is downloaded: the browser saves it by itself and could not ask for the code. */
  demandCode: soonProcedure.output(done).query(() => ({ done: true })),

  /**
   * Asks for both factors again; a code that was used to sign in is used up. The new codes are shown once, and the
   * old ones become void.
   */
  renewRecoveryCodes: memberProcedure
    .input(renewRecoveryCodesInput)
    .output(z.object({ recoveryCodes: z.array(z.string()) }))
    .mutation(async ({ ctx, input }) => {
      await demandPassword(ctx, input.password);
      await demandCode(ctx, input.code);
      const { auth, headers } = ctx.staff;
      const answer = await orRefuse(ctx, { factor: 'password', account: ctx.signedIn.member.id }, () =>
        auth.api.generateBackupCodes({ body: { password: input.password }, headers }),
      );
      await record(ctx, 'recovery codes renewed');
      return { recoveryCodes: answer.backupCodes };
    }),
});

type OwnContext = Parameters<Parameters<typeof memberProcedure.query>[0]>[0]['ctx'];

/** @throws {AppError} UNAUTHORIZED or TOO_MANY_REQUESTS */
async function demandPassword(ctx: OwnContext, password: string): Promise<void> {
  await throttle(ctx, `member ${ctx.signedIn.member.id}`, ATTEMPTS_OF_MEMBER);
  const { auth, headers } = ctx.staff;
  await orRefuse(ctx, { factor: 'password', account: ctx.signedIn.member.id }, () =>
    auth.api.verifyPassword({ body: { password }, headers }),
  );
}

/** @throws {AppError} UNAUTHORIZED */
async function demandCode(ctx: OwnContext, code: string): Promise<void> {
  const { auth, headers } = ctx.staff;
  const { id } = ctx.signedIn.member;
  await orRefuse(ctx, { factor: 'code', account: id }, async () => {
    await auth.api.verifyTOTP({ body: { code }, headers });
    if (await useCode(ctx.db, id, code)) return;
    throw new APIError('UNAUTHORIZED');
  });
}

function record({ db, signedIn, address }: OwnContext, action: AuditAction): Promise<void> {
  return addAuditLine(db, { memberId: signedIn.member.id, action, address });
}
