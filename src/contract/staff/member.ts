import { z } from 'zod';
import { requiredText } from '../fields.ts';

/** The owner may do everything; the others what their names say: contacts and quotations, applications and jobs, blogs and compliance. */
export const staffRoles = ['owner', 'sales', 'recruiter', 'editor'] as const;
export type StaffRole = (typeof staffRoles)[number];

export const PASSWORD_MINIMUM = 12;

/** Long enough for any pass phrase; without a limit, hashing one would be a way to keep the server busy. */
const newPassword = z
  .string()
  .min(PASSWORD_MINIMUM, `must be at least ${PASSWORD_MINIMUM} characters`)
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
  /** Only the founding owner's invitation has none of its own. */
  email: staffEmail.optional(),
  name: requiredText,
  password: newPassword,
});

/** What comes after a password: the second factor's code, its setting up for who has none yet. */
export const signInStep = z.object({ next: z.enum(['code', 'enrol']) });

export const enrolment = z.object({ uri: z.string(), recoveryCodes: z.array(z.string()) });
/** Of another authenticator in the place of a lost one: the recovery codes come once it is confirmed. */
export const authenticatorSecret = enrolment.pick({ uri: true });
export const recoveryCodes = enrolment.pick({ recoveryCodes: true });

export const staffMember = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
  disabled: z.boolean(),
  secondFactor: z.boolean(),
});
export type StaffMember = z.infer<typeof staffMember>;

export const memberInput = z.object({ id: z.string().min(1).max(100) });
export const roleInput = memberInput.extend({ role: z.enum(staffRoles) });
export const inviteInput = z.object({
  email: staffEmail,
  role: z.enum(staffRoles),
  /** Says that the address is a member's, who gets a new way in and keeps the role. */
  isMember: z.boolean().default(false),
});
/** The link is shown this once. */
export const invitation = z.object({ link: z.string(), mailed: z.boolean() });

/** Who has a password and no authenticator yet in this browser; null: nobody. */
export const enrolling = z.object({ email: z.string().nullable() });

/** What an invitation's link leads to. */
export const readInvitation = z.object({
  /** Null: the founding owner's. */
  email: z.string().nullable(),
  role: z.enum(staffRoles),
  /** Of a member it sets password and authenticator anew, and leaves the role as it is. */
  isMember: z.boolean(),
});

export const waitingInvitation = z.object({
  id: z.string(),
  /** Null: the founding owner's. */
  email: z.string().nullable(),
  role: z.enum(staffRoles),
  /** An owner's name; null of those that the server itself has made. */
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
