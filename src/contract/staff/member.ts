import { z } from 'zod';
import { requiredText } from '../fields.ts';

/**
 * The owner may do everything. Sales handles contacts and quotations, recruiters applications and jobs, editors blogs,
 * compliance and the drafts of the site's words.
 */
export const staffRoles = ['owner', 'sales', 'recruiter', 'editor'] as const;
export type StaffRole = (typeof staffRoles)[number];

/**
 * Who may do what to the words of the site, besides the owner. Editors write drafts. Publishing is left to the owner,
 * as in most Indian offices a director signs what the company says in public: licences and figures bind it. Sales and
 * recruiters tell the editor what is out of date, and have enough access to work with elsewhere.
 */
export const siteRights = {
  editSite: ['editor'],
  publishSite: [],
} as const satisfies Record<string, readonly StaffRole[]>;
export type SiteRight = keyof typeof siteRights;

export function hasSiteRight(role: StaffRole, right: SiteRight): boolean {
  const roles: readonly StaffRole[] = siteRights[right];
  return role === 'owner' || roles.includes(role);
}

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
  /** Whether the address belongs to a member, for whom this resets sign-in and keeps the role. */
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
  role: z.enum(staffRoles),
  /** Whether it is for an existing member: it resets the password and the second factor, and keeps the role. */
  isMember: z.boolean(),
});

export const waitingInvitation = z.object({
  id: z.string(),
  /** Null for the founding owner's invitation. */
  email: z.string().nullable(),
  role: z.enum(staffRoles),
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
