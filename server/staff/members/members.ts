import { z } from 'zod';
import type { AuditAction } from '../../../src/contract/staff/audit.ts';
import type { StaffRole } from '../../../src/contract/staff/member.ts';
import {
  done,
  invitation,
  invitationInput,
  inviteInput,
  memberInput,
  roleInput,
  staffMember,
  waitingInvitation,
} from '../../../src/contract/staff/member.ts';
import { addAuditLine } from '../../audit/audit.queries.ts';
import { invitationSubject } from '../../audit/subjects.ts';
import { siteOrigin } from '../../config.ts';
import { AppError } from '../../errors.ts';
import { router } from '../../trpc.ts';
import { queueNewOwnerAlert } from '../access/alerts.ts';
import { listInvitations, removeInvitation } from '../access/invitations.queries.ts';
import { makeInvitation } from '../access/invitations.ts';
import {
  findEnabledMember,
  isLastOwner,
  listMembers,
  updateMemberDisabled,
  updateMemberRole,
} from '../access/members.queries.ts';
import { removeSessions } from '../access/sessions.queries.ts';
import { procedureFor, type SignedIn } from '../access/staff-procedures.ts';
import { creatingProcedureFor } from '../editing/creating.ts';
import { mailInvitation } from './invitation-mail.ts';

const ownerProcedure = procedureFor('owner');

/** The management of members, for owners. */
export const membersRouter = router({
  list: ownerProcedure.output(z.array(staffMember)).query(({ ctx }) => listMembers(ctx.db)),

  /**
   * For a member the link is the way back in after losing the password or phone. It never changes the role: see
   * `setRole`.
   */
  invite: creatingProcedureFor('owner')
    .input(inviteInput)
    .output(invitation)
    .mutation(async ({ ctx, input: { isMember, ...input } }) => {
      await demandNewPerson(ctx, input, isMember);
      const invitedBy = ctx.signedIn.member.id;
      return ctx.once(
        async (trx) => {
          const { id, link } = await makeInvitation(trx, siteOrigin(ctx.config), { ...input, invitedBy });
          await record({ ...ctx, db: trx }, 'invited', invitationSubject(id), input.role);
          return { link, mailed: false as boolean };
        },
        async ({ link }) => ({
          link,
          mailed: await mailInvitation(ctx.config, ctx.site.current, input.email, link, ctx.log),
        }),
      );
    }),

  listInvitations: ownerProcedure
    .output(z.array(waitingInvitation))
    .query(({ ctx }) => listInvitations(ctx.db)),

  revokeInvitation: ownerProcedure
    .input(invitationInput)
    .output(done)
    .mutation(async ({ ctx, input: { id } }) => {
      if (!(await removeInvitation(ctx.db, id)))
        throw new AppError('NOT_FOUND', 'This invitation no longer exists.');
      await record(ctx, 'invitation revoked', invitationSubject(id));
      return { done: true };
    }),

  setRole: ownerProcedure
    .input(roleInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      demandAnother(ctx.signedIn, input.id);
      const changed = await updateMemberRole(ctx.db, input.id, input.role).catch(explainLastOwner);
      if (changed === undefined) throw noSuchMember();
      await record(ctx, 'role set', input.id, input.role);
      await recordRevoked(ctx, changed.revoked);
      if (input.role === 'owner' && changed.before !== 'owner') await queueNewOwnerAlert(ctx, input.id);
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
      if (changed.wasDisabled && changed.role === 'owner') await queueNewOwnerAlert(ctx, input.id);
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

/** Prevents owners from locking themselves out by mistake. */
function demandAnother({ member }: SignedIn, id: string): void {
  if (member.id === id) throw new AppError('BAD_REQUEST', 'must be somebody else', { field: 'id' });
}

/**
 * Refuses the address of a member, unless the owner has said that this is a member and the role is the present one.
 * @throws {AppError} BAD_REQUEST, whose message says how to change the role or make a new link.
 */
async function demandNewPerson(
  { db }: Pick<OwnerContext, 'db'>,
  { email, role }: { email: string; role: StaffRole },
  isMember: boolean,
): Promise<void> {
  const member = await findEnabledMember(db, email);
  if (member === undefined || (isMember && member.role === role)) return;
  throw new AppError(
    'BAD_REQUEST',
    `belongs to ${member.name}, who is a member already (${member.role}). Change the role in the list of members, or make a new link there for a lost password or phone`,
    { field: 'email' },
  );
}

function explainLastOwner(error: unknown): never {
  if (!isLastOwner(error)) throw error;
  throw new AppError('CONFLICT', 'This is the last owner. Make somebody else an owner first.');
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
