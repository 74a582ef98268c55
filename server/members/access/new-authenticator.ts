import { createOTP } from '@better-auth/utils/otp';
import { generateRandomString, symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import {
  authenticatorSecret,
  codeInput,
  passwordInput,
  recoveryCodes,
} from '../../../src/contract/staff/member.ts';
import { addAuditLine } from '../../audit/audit.queries.ts';
import { AppError } from '../../errors.ts';
import { router } from '../../trpc.ts';
import { queueSignInAlert } from './alerts.ts';
import { useCode } from './attempts.queries.ts';
import { readDeviceTokens } from './devices.ts';
import { findNextSecret, replaceAuthenticator, updateNextSecret } from './new-authenticator.queries.ts';
import { createRecoveryCodes, hashRecoveryCode } from './recovery-codes.ts';
import { loadStaffSecret } from './secret.ts';
import { orRefuse } from './sign-in.ts';
import { addRefusalLine, throttle } from './sign-in-throttle.ts';
import { memberProcedure } from './staff-procedures.ts';

const ATTEMPTS_OF_MEMBER = 10;
const SECRET_LENGTH = 32;
/** Like the library's own: six digits, valid for 30 seconds and for the 30 before and after. */
const OTP = { digits: 6, period: 30 };

/** Recovers from a lost phone without anybody's help, after the password and a recovery code. */
export const newAuthenticatorRouter = router({
  /** Asks for the password again: an open session that somebody has found is not enough. */
  start: memberProcedure
    .input(passwordInput)
    .output(authenticatorSecret)
    .mutation(async ({ ctx, input }) => {
      const { member, sessionId } = ctx.signedIn;
      const { auth, headers } = ctx.staff;
      await throttle(ctx, `member ${member.id}`, ATTEMPTS_OF_MEMBER);
      await orRefuse(ctx, { factor: 'password', account: member.id }, () =>
        auth.api.verifyPassword({ body: input, headers }),
      );
      const secret = generateRandomString(SECRET_LENGTH);
      const kept = await symmetricEncrypt({ key: loadStaffSecret(ctx.config), data: secret });
      if (!(await updateNextSecret(ctx.db, sessionId, kept))) throw notRecovered();
      return { uri: createOTP(secret, OTP).url(ctx.site.current.identity.shortName, member.email) };
    }),

  /** Confirms the new app by its first code; from then on it is the only one. */
  confirm: memberProcedure
    .input(codeInput)
    .output(recoveryCodes)
    .mutation(async ({ ctx, input: { code } }) => {
      const { member, sessionId } = ctx.signedIn;
      await throttle(ctx, `code of ${member.id}`, ATTEMPTS_OF_MEMBER);
      const kept = await findNextSecret(ctx.db, sessionId);
      if (kept === undefined) throw notRecovered();
      const secret = await symmetricDecrypt({ key: loadStaffSecret(ctx.config), data: kept });
      const isRight = await createOTP(secret, OTP).verify(code);
      const isUnused = await useCode(ctx.db, member.id, code);
      if (!isRight || !isUnused) {
        await addRefusalLine(ctx, `sign-in ${member.id}`, {
          memberId: member.id,
          action: 'sign-in refused',
          subject: member.id,
          detail: 'code',
        });
        throw new AppError('UNAUTHORIZED', 'This code is wrong, or no longer valid. Please try again.');
      }
      const codes = createRecoveryCodes();
      const isReplaced = await replaceAuthenticator(ctx.db, {
        memberId: member.id,
        sessionId,
        secret: kept,
        backupCodes: JSON.stringify(codes.map(hashRecoveryCode)),
        devices: await readDeviceTokens(ctx.staff),
      });
      if (!isReplaced) throw notRecovered();
      await addAuditLine(ctx.db, {
        memberId: member.id,
        action: 'authenticator replaced',
        subject: member.id,
        detail: 'after a recovery code',
        address: ctx.address,
      });
      await queueSignInAlert(ctx, 'new-authenticator', member.id);
      return { recoveryCodes: codes };
    }),
});

function notRecovered(): AppError {
  return new AppError(
    'FORBIDDEN',
    'Please sign in with a recovery code first: another authenticator can be set up for half an hour after that.',
  );
}
