import { betterAuth } from 'better-auth';
import { twoFactor } from 'better-auth/plugins/two-factor';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { MIN_PASSWORD_LENGTH } from '../../../src/contract/staff/member.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/schema.ts';
import { ADDRESS_HEADER } from './address-header.ts';
import { isMemberEnabled } from './members.queries.ts';
import { hashPassword, type PasswordCost, verifyPassword } from './password-hash.ts';
import { recoveryCodeOptions } from './recovery-codes.ts';
import { loadStaffSecret, type SecretSettings } from './secret.ts';

/** A session ends after this time without use. */
const IDLE_SECONDS = 2 * 60 * 60;
const REFRESH_EVERY_SECONDS = 5 * 60;

export type StaffAuth = ReturnType<typeof createStaffAuth>;

/**
 * The sign-in library, on our own tables. Its HTTP routes are not mounted: the staff's procedures call it, so that
 * one door, one anti-forgery token and one table of rights guard everything.
 */
export function createStaffAuth(
  db: Kysely<Database>,
  config: Pick<Config, 'publicUrl'> & SecretSettings,
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
  passwordCost?: PasswordCost,
) {
  const isSecure = config.publicUrl?.startsWith('https:') ?? false;
  return betterAuth({
    baseURL: config.publicUrl ?? 'http://localhost',
    secret: loadStaffSecret(config),
    database: { db, type: 'postgres' },
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    logger: {
      level: 'warn',
      // Without the log call's further arguments, which may contain an address or a body.
      log: (level, message) => log[level === 'error' ? 'error' : 'warn']({ from: 'sign-in' }, message),
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      maxPasswordLength: 200,
      password: { hash: (password) => hashPassword(password, passwordCost), verify: verifyPassword },
    },
    user: {
      modelName: 'staff_members',
      fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
      additionalFields: {
        role: { type: 'string', required: true, input: false },
        furtherRoles: { type: 'string[]', required: false, input: false, fieldName: 'further_roles' },
        disabledAt: { type: 'date', required: false, input: false, fieldName: 'disabled_at' },
      },
    },
    session: {
      modelName: 'staff_sessions',
      fields: {
        userId: 'member_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
      additionalFields: {
        secondFactorAt: { type: 'date', required: false, input: false, fieldName: 'second_factor_at' },
      },
      expiresIn: IDLE_SECONDS,
      updateAge: REFRESH_EVERY_SECONDS,
    },
    account: {
      modelName: 'staff_accounts',
      fields: {
        userId: 'member_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    verification: {
      modelName: 'staff_challenges',
      fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
    databaseHooks: {
      session: {
        create: {
          // A disabled member gets no session, whichever factor was right.
          before: async ({ userId }, call) =>
            (await isMemberEnabled(db, userId)) ? { data: { secondFactorAt: secondFactorAt(call) } } : false,
        },
      },
    },
    advanced: {
      // The prefix is set here, since the library's own would be the weaker __Secure-.
      useSecureCookies: false,
      cookiePrefix: isSecure ? '__Host-staff' : 'staff',
      defaultCookieAttributes: { secure: isSecure, sameSite: 'strict', httpOnly: true, path: '/' },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
    plugins: [
      twoFactor({
        backupCodeOptions: recoveryCodeOptions,
        schema: {
          user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
          twoFactor: {
            modelName: 'staff_second_factors',
            fields: {
              userId: 'member_id',
              backupCodes: 'backup_codes',
              failedVerificationCount: 'failed_verification_count',
              lockedUntil: 'locked_until',
            },
          },
        },
      }),
    ],
  });
}

/** The library's endpoints that create a session after the second factor. */
const SECOND_FACTOR_PATHS = new Set(['/two-factor/verify-totp', '/two-factor/verify-backup-code']);

/** When the second factor of a new session was given: now, in the session that it replaces, or not yet. */
function secondFactorAt(
  call: { path?: string | undefined; context: { session?: { session: object } | null } } | null,
): Date | null {
  if (call === null) return null;
  if (SECOND_FACTOR_PATHS.has(call.path ?? '')) return new Date();
  const before = call.path === '/change-password' ? call.context.session?.session : undefined;
  return before && 'secondFactorAt' in before && before.secondFactorAt instanceof Date
    ? before.secondFactorAt
    : null;
}
