import {
  acceptInput,
  codeInput,
  done,
  enrolling,
  enrolment,
  passwordInput,
  readInvitation,
  signInStep,
} from '../../../src/contract/staff/member.ts';
import { isOwner } from '../../../src/contract/staff/rights.ts';
import { addAuditLine } from '../../audit/audit.queries.ts';
import { invitationSubject } from '../../audit/subjects.ts';
import { AppError } from '../../errors.ts';
import { router } from '../../trpc.ts';
import { queueNewOwnerAlert } from './alerts.ts';
import { useCode } from './attempts.queries.ts';
import { demandUncommonPassword } from './common-passwords.ts';
import { rememberDevice } from './devices.ts';
import { acceptInvitation, findInvitation } from './invitations.queries.ts';
import { noteSignIn } from './members.queries.ts';
import { removeSessionsWithoutFactor } from './sessions.queries.ts';
import { leaveSession, orRefuse } from './sign-in.ts';
import { addRefusalLine, throttle, throttleNetwork } from './sign-in-throttle.ts';
import { enrolProcedure, findEnrolling, openProcedure, type StaffContext } from './staff-procedures.ts';

const ATTEMPTS_OF_MEMBER = 30;
const NO_INVITATION = 'This invitation has been used or has expired. Please ask for a new one.';

/** From an invitation's link to the first session with both factors. */
export const enrolmentRouter = router({
  /** Whom an invitation is for. A mutation, so that the token is not part of a URL. */
  read: openProcedure
    .input(acceptInput.pick({ token: true }))
    .output(readInvitation)
    .mutation(async ({ ctx, input }) => {
      await throttleNetwork(ctx);
      const invitation = await findInvitation(ctx.db, input.token);
      if (invitation === undefined) throw await refuseInvitation(ctx);
      return invitation;
    }),

  accept: openProcedure
    .input(acceptInput)
    .output(signInStep)
    .mutation(async ({ ctx, input }) => {
      await throttleNetwork(ctx);
      const { token, name, password } = input;
      const invitation = await findInvitation(ctx.db, token);
      if (invitation === undefined) throw await refuseInvitation(ctx);
      const email = invitation.email ?? input.email;
      if (email === undefined) throw new AppError('BAD_REQUEST', 'must be given', { field: 'email' });
      await demandUncommonPassword(password, ctx.site.current.identity, [name, email], 'password');
      const { auth, headers, setCookies } = ctx.staff;
      const { password: hasher } = await auth.$context;
      const passwordHash = await hasher.hash(password);
      const member = await acceptInvitation(ctx.db, { token, email, name, passwordHash });
      if (member === undefined) throw await refuseInvitation(ctx);
      await addAuditLine(ctx.db, {
        memberId: member.id,
        action: 'invitation accepted',
        subject: invitationSubject(member.invitationId),
        address: ctx.address,
      });
      if (isOwner(member.roles) && !member.wasOwner) await queueNewOwnerAlert(ctx, member.id);
      const answer = await auth.api.signInEmail({
        body: { email: member.email, password },
        headers,
        returnHeaders: true,
      });
      await leaveSession(ctx);
      setCookies(answer.headers);
      return { next: 'enrol' };
    }),

  /** For a person who returns to a used invitation: whether setting up the second factor can continue. */
  findPending: openProcedure
    .output(enrolling)
    .query(async ({ ctx }) => ({ email: (await findEnrolling(ctx)) ?? null })),

  /** Starts a new second factor, which replaces any unconfirmed one. The recovery codes are shown only here. */
  start: enrolProcedure
    .input(passwordInput)
    .output(enrolment)
    .mutation(async ({ ctx, input }) => {
      await throttle(ctx, `member ${ctx.signedIn.member.id}`, ATTEMPTS_OF_MEMBER);
      const { auth, headers } = ctx.staff;
      const answer = await orRefuse(ctx, { factor: 'password', account: ctx.signedIn.member.id }, () =>
        auth.api.enableTwoFactor({
          body: { password: input.password, method: 'totp', issuer: ctx.site.current.identity.shortName },
          headers,
        }),
      );
      if (answer.method !== 'totp') throw new Error('the second factor is not a TOTP');
      return { uri: answer.totpURI, recoveryCodes: answer.backupCodes };
    }),

  confirm: enrolProcedure
    .input(codeInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      const { auth, headers, setCookies } = ctx.staff;
      const answer = await orRefuse(ctx, { factor: 'code', account: ctx.signedIn.member.id }, () =>
        auth.api.verifyTOTP({ body: { code: input.code }, headers, returnHeaders: true }),
      );
      setCookies(answer.headers);
      const { member } = ctx.signedIn;
      await useCode(ctx.db, member.id, input.code);
      // Somebody else who knows the password does not have the second factor.
      await removeSessionsWithoutFactor(ctx.db, member.id);
      await rememberDevice(ctx, member.id);
      await noteSignIn(ctx.db, member.id);
      await addAuditLine(ctx.db, { memberId: member.id, action: 'second factor set', address: ctx.address });
      return { done: true };
    }),
});

async function refuseInvitation(caller: Pick<StaffContext, 'db' | 'address'>): Promise<AppError> {
  await addRefusalLine(caller, 'invitations', { memberId: null, action: 'invitation refused' });
  return new AppError('UNAUTHORIZED', NO_INVITATION);
}
