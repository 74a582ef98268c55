import { z } from 'zod';
import { requiredText } from '../fields.ts';
import { normaliseRoles, staffRoles } from './rights.ts';

export { type StaffRole, staffRoles } from './rights.ts';

export const MIN_PASSWORD_LENGTH = 12;

/** The limit leaves room for any passphrase. Without it, hashing huge passwords could overload the server. */
const newPassword = z
  .string()
  .min(MIN_PASSWORD_LENGTH, `must be at least ${MIN_PASSWORD_LENGTH} characters`)
  .max(200, 'must be at most 200 characters');

const presentPassword = z.string().min(1).max(200);

export const staffEmail = requiredText
  .pipe(z.email('must be an e-mail address'))
  .transform((email) => email.toLowerCase());

export const signInInput = z.object({ email: staffEmail, password: presentPassword });
export const codeInput = z.object({
  code: z
    .string()
    .trim()
    .regex(/^\d{6}$/, 'must be 6 digits'),
});
export const recoveryCodeInput = z.object({ code: z.string().trim().min(1).max(40) });
export const passwordInput = z.object({ password: presentPassword });
export const renewRecoveryCodesInput = passwordInput.extend(codeInput.shape);
export const changePasswordInput = z.object({ password: presentPassword, newPassword });

export const acceptInput = z.object({
  token: z.string().regex(/^[\w-]{43}$/, 'is no invitation'),
  /** Present for the founding owner only, whose invitation names no address. */
  email: staffEmail.optional(),
  name: requiredText,
  password: newPassword,
});

/** What follows the password: the code of the second factor, or its enrolment if the member has none yet. */
export const signInStep = z.object({ next: z.enum(['code', 'enrol']) });

export const enrolment = z.object({ uri: z.string(), recoveryCodes: z.array(z.string()) });
/** The secret of an authenticator that replaces a lost one. Its recovery codes are returned on confirmation. */
export const authenticatorSecret = enrolment.pick({ uri: true });
export const recoveryCodes = enrolment.pick({ recoveryCodes: true });

const storedRoles = z.array(z.enum(staffRoles));
/** What a member may do is the union of what the roles may. */
const chosenRoles = storedRoles.min(1, 'must be chosen').transform(normaliseRoles);

export const staffMember = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  roles: storedRoles,
  disabled: z.boolean(),
  secondFactor: z.boolean(),
  /** Null for somebody who has never signed in. */
  lastSignInAt: z.string().nullable(),
});
export type StaffMember = z.infer<typeof staffMember>;

export const memberInput = z.object({ id: z.string().min(1).max(100) });
export const rolesInput = memberInput.extend({ roles: chosenRoles });
export const inviteInput = z.object({
  email: staffEmail,
  roles: chosenRoles,
  /** Whether the address belongs to a member, for whom this resets sign-in and keeps the roles. */
  isMember: z.boolean().default(false),
});
/** The only answer that contains the link. */
export const invitation = z.object({ link: z.string(), mailed: z.boolean() });

/** The member who has set a password in this browser but no authenticator yet; null if there is none. */
export const enrolling = z.object({ email: z.string().nullable() });

/** What an invitation's link refers to. */
export const readInvitation = z.object({
  /** Null for the founding owner's invitation. */
  email: z.string().nullable(),
  roles: storedRoles,
  /** Whether it is for an existing member: it resets the password and the second factor, and keeps the roles. */
  isMember: z.boolean(),
});

export const waitingInvitation = z.object({
  id: z.string(),
  /** Null for the founding owner's invitation. */
  email: z.string().nullable(),
  roles: storedRoles,
  /** The inviting owner's name; null for an invitation that the server created. */
  invitedBy: z.string().nullable(),
  until: z.string(),
});
export type WaitingInvitation = z.infer<typeof waitingInvitation>;
export const invitationInput = z.object({ id: z.string().regex(/^\d{1,18}$/, 'is no invitation') });

export const staffSession = z.object({
  id: z.string(),
  isThisOne: z.boolean(),
  address: z.string(),
  userAgent: z.string(),
  signedInAt: z.string(),
  lastUsedAt: z.string(),
});
export const endSessionInput = passwordInput.extend({ id: z.string().min(1).max(100) });
export const done = z.object({ done: z.literal(true) });
