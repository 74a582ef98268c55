import { z } from 'zod';
import type { AuditAction } from '../../src/contract/staff/audit.ts';
import {
  done,
  invitation,
  invitationInput,
  inviteInput,
  memberInput,
  rolesInput,
  staffMember,
  waitingInvitation,
} from '../../src/contract/staff/member.ts';
import { isOwner, type StaffRole } from '../../src/contract/staff/rights.ts';
import { addAuditLine } from '../audit/audit.queries.ts';
import { invitationSubject } from '../audit/subjects.ts';
import { siteOrigin } from '../config.ts';
import { AppError } from '../errors.ts';
import { router } from '../trpc.ts';
import { queueNewOwnerAlert } from './access/alerts.ts';
import { findPendingInvitation, listInvitations, removeInvitation } from './access/invitations.queries.ts';
import { makeInvitation } from './access/invitations.ts';
import {
  findEnabledMember,
  isLastOwner,
  listMembers,
  updateMemberDisabled,
  updateMemberRoles,
} from './access/members.queries.ts';
import { removeSessions } from './access/sessions.queries.ts';
import { procedureFor, type SignedIn } from './access/staff-procedures.ts';
import { creatingProcedureFor, type Once } from './creating.ts';
import { mailInvitation } from './invitation-mail.ts';

const ownerProcedure = procedureFor('manageMembers');

/** The management of members, for owners. */
export const membersRouter = router({
  list: ownerProcedure.output(z.array(staffMember)).query(({ ctx }) => listMembers(ctx.db)),

  /**
   * For a member the link is the way back in after losing the password or phone. It never changes the roles: see
   * `setRoles`.
   */
  invite: creatingProcedureFor('manageMembers')
    .input(inviteInput)
    .output(invitation)
    .mutation(async ({ ctx, input: { isMember, ...input } }) => {
      await demandNewPerson(ctx, input, isMember);
      return sendInvitation(ctx, 'invited', async () => input);
    }),

  /** Makes a new link, which lasts for the whole time again. The link before stops working. */
  resendInvitation: creatingProcedureFor('manageMembers')
    .input(invitationInput)
    .output(invitation.extend({ email: z.string() }))
    .mutation(({ ctx, input: { id } }) =>
      sendInvitation(ctx, 'invitation sent again', async (trx) => {
        const pending = await findPendingInvitation(trx, id);
        if (pending === undefined) throw noSuchInvitation();
        return pending;
      }),
    ),

  listInvitations: ownerProcedure
    .output(z.array(waitingInvitation))
    .query(({ ctx }) => listInvitations(ctx.db)),

  revokeInvitation: ownerProcedure
    .input(invitationInput)
    .output(done)
    .mutation(async ({ ctx, input: { id } }) => {
      if (!(await removeInvitation(ctx.db, id))) throw noSuchInvitation();
      await record(ctx, 'invitation revoked', invitationSubject(id));
      return { done: true };
    }),

  setRoles: ownerProcedure
    .input(rolesInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      demandAnother(ctx.signedIn, input.id);
      const changed = await updateMemberRoles(ctx.db, input.id, input.roles).catch(explainLastOwner);
      if (changed === undefined) throw noSuchMember();
      await record(ctx, 'role set', input.id, input.roles.join(', '));
      await recordRevoked(ctx, changed.revoked);
      if (isOwner(input.roles) && !isOwner(changed.before)) await queueNewOwnerAlert(ctx, input.id);
      return { done: true };
    }),

  /** Ends all of the member's sessions, and the invitations that could bring the member back. */
  disable: ownerProcedure
    .input(memberInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      demandAnother(ctx.signedIn, input.id);
      const changed = await updateMemberDisabled(ctx.db, input.id, true).catch(explainLastOwner);
      if (changed === undefined) throw noSuchMember();
      await record(ctx, 'disabled', input.id);
      await recordRevoked(ctx, changed.revoked);
      return { done: true };
    }),

  enable: ownerProcedure
    .input(memberInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      const changed = await updateMemberDisabled(ctx.db, input.id, false);
      if (changed === undefined) throw noSuchMember();
      await record(ctx, 'enabled', input.id);
      if (changed.wasDisabled && isOwner(changed.roles)) await queueNewOwnerAlert(ctx, input.id);
      return { done: true };
    }),

  endSessions: ownerProcedure
    .input(memberInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await removeSessions(ctx.db, input.id);
      await record(ctx, 'sessions ended', input.id);
      return { done: true };
    }),
});

type InvitingContext = OwnerContext & { once: Once };

/** Makes a link and mails it, once for the request's key. */
function sendInvitation(
  ctx: InvitingContext,
  action: 'invited' | 'invitation sent again',
  find: (trx: OwnerContext['db']) => Promise<{ email: string; roles: StaffRole[] }>,
) {
  return ctx.once(
    async (trx) => {
      const { email, roles } = await find(trx);
      const invited = { email, roles, invitedBy: ctx.signedIn.member.id };
      const { id, link } = await makeInvitation(trx, siteOrigin(ctx.config), invited);
      await record({ ...ctx, db: trx }, action, invitationSubject(id), roles.join(', '));
      return { email, link, mailed: false as boolean };
    },
    async ({ email, link }) => ({
      email,
      link,
      mailed: await mailInvitation(ctx.config, ctx.site.current, email, link, ctx.log),
    }),
  );
}

/** Prevents owners from locking themselves out by mistake. */
function demandAnother({ member }: SignedIn, id: string): void {
  if (member.id === id) throw new AppError('BAD_REQUEST', 'must be somebody else', { field: 'id' });
}

/**
 * Refuses the address of a member, unless the owner has said that this is a member and the roles are the present ones.
 * @throws {AppError} BAD_REQUEST, whose message says how to change the roles or make a new link.
 */
async function demandNewPerson(
  { db }: Pick<OwnerContext, 'db'>,
  { email, roles }: { email: string; roles: readonly StaffRole[] },
  isMember: boolean,
): Promise<void> {
  const member = await findEnabledMember(db, email);
  if (member === undefined || (isMember && member.roles.join() === roles.join())) return;
  throw new AppError(
    'BAD_REQUEST',
    `belongs to ${member.name}, who is a member already (${member.roles.join(', ')}). Change the roles in the list of members, or make a new link there for a lost password or phone`,
    { field: 'email' },
  );
}

function explainLastOwner(error: unknown): never {
  if (!isLastOwner(error)) throw error;
  throw new AppError('CONFLICT', 'This is the last owner. Make somebody else an owner first.');
}

function noSuchInvitation(): AppError {
  return new AppError('NOT_FOUND', 'This invitation no longer exists.');
}

function noSuchMember(): AppError {
  return new AppError('NOT_FOUND', 'There is no such member.');
}

type OwnerContext = Parameters<Parameters<typeof ownerProcedure.query>[0]>[0]['ctx'];

function record(
  { db, signedIn, address }: OwnerContext,
  action: AuditAction,
  subject: string,
  detail = '',
): Promise<void> {
  return addAuditLine(db, { memberId: signedIn.member.id, action, subject, detail, address });
}

async function recordRevoked(ctx: OwnerContext, invitations: string[]): Promise<void> {
  for (const id of invitations) await record(ctx, 'invitation revoked', invitationSubject(id));
}
