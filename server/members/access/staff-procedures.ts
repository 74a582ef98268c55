import { isAPIError } from 'better-auth/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { mayDo, type StaffAct, type StaffRole } from '../../../src/contract/staff/rights.ts';
import { addAuditLine } from '../../audit/audit.queries.ts';
import type { Context } from '../../context.ts';
import { rolesOf } from '../../database/member-roles.ts';
import { AppError, databaseAway } from '../../errors.ts';
import { procedure } from '../../trpc.ts';
import { removeSession } from './sessions.queries.ts';
import type { StaffCall } from './staff-call.ts';

/** A session ends this long after the sign-in, however active it is. */
export const ABSOLUTE_LIMIT_MS = 12 * 60 * 60 * 1000;

/** How long a code of the second factor counts as recent. */
const CODE_LASTS_MS = 10 * 60 * 1000;
/** Tolerance for a request that comes a moment later. */
const CODE_MARGIN_MS = 60 * 1000;

export interface SignedIn {
  sessionId: string;
  /** When the second factor was last given in this session; null before the first time. */
  secondFactorAt: Date | null;
  member: { id: string; name: string; email: string; roles: StaffRole[] };
}

export interface StaffContext extends Context {
  staff: StaffCall;
}

export type CreateStaffContext = (request: FastifyRequest, reply: FastifyReply) => StaffContext;

/** For calls through the staff's door that need no session, such as signing in. */
export const openProcedure = procedure.use(({ ctx, next }) => {
  if (ctx.staff === undefined) throw new AppError('NOT_FOUND', 'There is no such procedure.');
  return next({ ctx: { staff: ctx.staff } });
});

const signedInProcedure = openProcedure.use(async ({ ctx, next }) => next({ ctx: await demandSession(ctx) }));

/** For members with a password and no second factor yet: they may only set one up. */
export const enrolProcedure = signedInProcedure.use(({ ctx, next }) => {
  if (ctx.hasSecondFactor) throw new AppError('FORBIDDEN', 'You have already set up your second factor.');
  return next();
});

/** The address of the member whose session has only a password, if any. */
export async function findEnrolling(ctx: StaffContext): Promise<string | undefined> {
  const session = await findSession(ctx);
  return session?.hasSecondFactor === false ? session.signedIn.member.email : undefined;
}

/** For every member, whatever the roles. */
export const memberProcedure = openProcedure.use(async ({ ctx, next }) =>
  next({ ctx: { signedIn: await demandMember(ctx) } }),
);

/**
 * For members whose roles allow this act. Call it before `.input()`, so that others learn nothing about the input.
 */
export function procedureFor(act: StaffAct) {
  return memberProcedure.use(async ({ ctx, path, next }) => {
    await demandAct(ctx, ctx.signedIn, act, path);
    return next();
  });
}

/** Like `procedureFor`, for what a page polls by itself: such a call does not prolong the session. */
export function onlookerProcedureFor(act?: StaffAct) {
  return openProcedure.use(async ({ ctx, next }) =>
    next({ ctx: { signedIn: await demandOnlooker(ctx, act) } }),
  );
}

/**
 * Like `procedureFor`, for exporting or erasing personal data: it demands a recent code as well, since an unlocked
 * screen is not enough.
 */
export function codeProcedureFor(act: StaffAct) {
  return procedureFor(act).use(({ ctx, next }) => {
    demandFreshCode(ctx.signedIn);
    return next();
  });
}

/** Called before a file is downloaded, to make sure that the code will be recent enough. */
export const soonProcedure = memberProcedure.use(({ ctx, next }) => {
  demandFreshCode(ctx.signedIn, CODE_MARGIN_MS);
  return next();
});

/**
 * Demands that the second factor was given recently in this session.
 * @throws {AppError} FORBIDDEN, which tells the client to ask for the code.
 */
export function demandFreshCode({ secondFactorAt }: SignedIn, marginMs = 0): void {
  if (secondFactorAt !== null && secondFactorAt.getTime() > Date.now() - CODE_LASTS_MS + marginMs) return;
  throw new AppError('FORBIDDEN', 'Please enter the code from your authenticator app again.', {
    needs: 'code',
  });
}

/**
 * The caller, who must have a session, a second factor and, if an act is given, a role that allows it.
 * @throws {AppError} UNAUTHORIZED or FORBIDDEN.
 */
export async function demandMember(ctx: StaffContext, act?: StaffAct): Promise<SignedIn> {
  const { signedIn, hasSecondFactor } = await demandSession(ctx);
  if (!hasSecondFactor) throw new AppError('UNAUTHORIZED', 'Please set up your second factor.');
  if (act !== undefined) await demandAct(ctx, signedIn, act, ctx.staff.route);
  return signedIn;
}

/** Like `demandMember`, for a page that only watches: it does not prolong the session. */
export function demandOnlooker(ctx: StaffContext, act?: StaffAct): Promise<SignedIn> {
  return demandMember({ ...ctx, staff: { ...ctx.staff, isUnattended: true } }, act);
}

/** No screen offers what a role may not do, so an attempt is recorded. */
async function demandAct(
  { db, address }: Pick<StaffContext, 'db' | 'address'>,
  { member: { id, roles } }: SignedIn,
  act: StaffAct,
  what: string,
): Promise<void> {
  if (mayDo(roles, act)) return;
  const detail = `${what} as ${roles.join(', ')}`;
  await addAuditLine(db, { memberId: id, action: 'refused', detail, address });
  throw new AppError('FORBIDDEN', 'Your role does not allow this.');
}

async function demandSession(ctx: StaffContext) {
  const session = await findSession(ctx);
  if (session === undefined) throw new AppError('UNAUTHORIZED', 'Please sign in.');
  return session;
}

async function findSession(
  ctx: StaffContext,
): Promise<{ signedIn: SignedIn; hasSecondFactor: boolean } | undefined> {
  const { auth, headers, setCookies, isUnattended } = ctx.staff;
  const { response, headers: answered } = await auth.api
    .getSession({ headers, query: { disableRefresh: isUnattended }, returnHeaders: true })
    .catch((error: unknown) => {
      // The library hides the cause, but all that it needs for this is the database.
      throw isAPIError(error) && error.statusCode >= 500 ? databaseAway(error) : error;
    });
  if (response === null) return undefined;
  const { session, user } = response;
  if (session.createdAt.getTime() < Date.now() - ABSOLUTE_LIMIT_MS) {
    await removeSession(ctx.db, user.id, session.id);
    return undefined;
  }
  if (user.disabledAt != null) return undefined;
  const hasSecondFactor = user.twoFactorEnabled === true;
  // Started with the password before the member had a second factor: it gives no access any more.
  if (hasSecondFactor && session.secondFactorAt == null) return undefined;
  setCookies(answered);
  const stored = { role: user.role as StaffRole, further_roles: (user.furtherRoles ?? []) as StaffRole[] };
  return {
    signedIn: {
      sessionId: session.id,
      secondFactorAt: session.secondFactorAt ?? null,
      member: { id: user.id, name: user.name, email: user.email, roles: rolesOf(stored) },
    },
    hasSecondFactor,
  };
}
