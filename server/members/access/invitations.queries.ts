import { createHash, randomUUID } from 'node:crypto';
import { type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import type { z } from 'zod';
import type { readInvitation, StaffRole, WaitingInvitation } from '../../../src/contract/staff/member.ts';
import { rolesOf, storedRoles } from '../../database/member-roles.ts';
import { runTransaction } from '../../database/run-transaction.ts';
import type { Database } from '../../database/schema.ts';

const LASTS_MS = 72 * 60 * 60 * 1000;

export interface NewInvitation {
  /** Null for the founding owner. */
  email: string | null;
  roles: readonly StaffRole[];
  /** The owner who invites; absent where the server does. */
  invitedBy?: string;
}

/** Stores an invitation with only the hash of its token. An earlier pending one for the same person becomes void. */
export async function createInvitation(
  db: Kysely<Database>,
  token: string,
  { email, roles, invitedBy = undefined }: NewInvitation,
): Promise<string> {
  const { role, further_roles } = storedRoles(roles);
  const { rows } = await sql<{ id: string }>`
    insert into staff_invitations (token_hash, email, role, further_roles, invited_by, expires_at)
    values (${hashOf(token)}, ${email}, ${role}, ${further_roles}::text[], ${invitedBy ?? null},
      ${new Date(Date.now() + LASTS_MS)})
    on conflict (coalesce(email, '')) where accepted_at is null do update set
      id = default, token_hash = excluded.token_hash, role = excluded.role,
      further_roles = excluded.further_roles, invited_by = excluded.invited_by, created_at = excluded.created_at, expires_at = excluded.expires_at
    returning id
  `.execute(db);
  return rows[0]?.id ?? '';
}

interface NewMember {
  token: string;
  /** Only for the founding owner's invitation. */
  email: string | undefined;
  name: string;
  passwordHash: string;
}

export interface AcceptedMember {
  id: string;
  /** The address to sign in with. */
  email: string;
  roles: StaffRole[];
  invitationId: string;
  /** Whether the person was already an owner who could sign in. */
  wasOwner: boolean;
}

/**
 * Makes the invited person a member. For an existing member it resets the password, the second factor and all
 * sessions. One transaction, so that an invitation is used once.
 * @returns undefined where the invitation is unknown, expired, used, or older than the member's dismissal.
 */
export async function acceptInvitation(
  db: Kysely<Database>,
  { token, email, name, passwordHash }: NewMember,
): Promise<AcceptedMember | undefined> {
  return runTransaction(db, async (trx) => {
    const invitation = await trx
      .updateTable('staff_invitations')
      .set({ accepted_at: new Date() })
      .where('token_hash', '=', hashOf(token))
      .where(isGood)
      .returning(['id', 'email', 'role', 'further_roles', 'created_at'])
      .executeTakeFirst();
    const invited = invitation?.email ?? email;
    if (invitation === undefined || invited === undefined) return undefined;
    if (invitation.email === null) {
      // Otherwise two founders at the same moment would both find no members.
      await sql`lock table staff_members in exclusive mode`.execute(trx);
      const member = await trx.selectFrom('staff_members').select('id').limit(1).executeTakeFirst();
      if (member !== undefined) return undefined;
    }
    // Locked until the end, so that a dismissal at the same moment happens entirely before or after this.
    const before = await trx
      .selectFrom('staff_members')
      .select(['role', 'further_roles', 'disabled_at'])
      .where('email', '=', invited)
      .forUpdate()
      .executeTakeFirst();
    if (before?.disabled_at && before.disabled_at >= invitation.created_at) return undefined;
    // A member gets in again but keeps the present roles, which the inviter may not have known.
    const roles = rolesOf(before !== undefined && before.disabled_at === null ? before : invitation);
    const stored = storedRoles(roles);
    const { id } = await trx
      .insertInto('staff_members')
      .values({ id: randomUUID(), name, email: invited, ...stored })
      .onConflict((conflict) =>
        conflict
          .column('email')
          .doUpdateSet({
            name,
            ...stored,
            disabled_at: null,
            two_factor_enabled: false,
            updated_at: new Date(),
          }),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('staff_accounts')
      .values({
        id: randomUUID(),
        member_id: id,
        account_id: id,
        provider_id: 'credential',
        password: passwordHash,
      })
      .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ password: passwordHash }))
      .execute();
    for (const table of ['staff_second_factors', 'staff_sessions', 'staff_devices'] as const)
      await trx.deleteFrom(table).where('member_id', '=', id).execute();
    const wasOwner = before?.role === 'owner' && before.disabled_at === null;
    return { id, email: invited, roles, invitationId: invitation.id, wasOwner };
  });
}

/** The person that a valid invitation names, and the roles that it gives. */
export async function findInvitation(
  db: Kysely<Database>,
  token: string,
): Promise<z.infer<typeof readInvitation> | undefined> {
  const found = await db
    .selectFrom('staff_invitations')
    .leftJoin('staff_members as member', (join) =>
      join.onRef('member.email', '=', 'staff_invitations.email').on('disabled_at', 'is', null),
    )
    .select(['staff_invitations.email', 'staff_invitations.role', 'staff_invitations.further_roles'])
    .select(['member.role as memberRole', 'member.further_roles as memberFurther'])
    .where('token_hash', '=', hashOf(token))
    .where(isGood)
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const { memberRole, memberFurther } = found;
  return {
    email: found.email,
    roles: rolesOf(memberRole === null ? found : { role: memberRole, further_roles: memberFurther ?? [] }),
    isMember: memberRole !== null,
  };
}

/** The pending invitations, oldest first. */
export async function listInvitations(db: Kysely<Database>): Promise<WaitingInvitation[]> {
  const rows = await db
    .selectFrom('staff_invitations')
    .leftJoin('staff_members as owner', 'owner.id', 'invited_by')
    .select(['staff_invitations.id', 'staff_invitations.email', 'expires_at'])
    .select(['staff_invitations.role', 'staff_invitations.further_roles'])
    .select('owner.name as invitedBy')
    .where(isGood)
    .orderBy('staff_invitations.created_at')
    .orderBy('staff_invitations.id')
    .execute();
  return rows.map(({ id, email, invitedBy, expires_at, ...row }) => ({
    id,
    email,
    invitedBy,
    roles: rolesOf(row),
    until: expires_at.toISOString(),
  }));
}

/** A pending invitation of a person, to be made anew. */
export async function findPendingInvitation(
  db: Kysely<Database>,
  id: string,
): Promise<{ email: string; roles: StaffRole[] } | undefined> {
  const row = await db
    .selectFrom('staff_invitations')
    .select(['email', 'role', 'further_roles'])
    .where('id', '=', id)
    .where(isGood)
    .executeTakeFirst();
  return row?.email ? { email: row.email, roles: rolesOf(row) } : undefined;
}

/** @returns whether it was still pending. */
export async function removeInvitation(db: Kysely<Database>, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('staff_invitations')
    .where('id', '=', id)
    .where(isGood)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Revokes the pending invitations for a member and those made by the member. Call it before changing the member's
 * row: accepting an invitation takes the locks in the same order.
 */
export async function removeInvitationsOf(trx: Transaction<Database>, memberId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from staff_invitations
    where accepted_at is null
      and (invited_by = ${memberId} or email = (select email from staff_members where id = ${memberId}))
    returning id
  `.execute(trx);
  return rows.map(({ id }) => id);
}

/** Neither used nor expired, nor older than the dismissal of the member whom it names. */
function isGood() {
  return sql<SqlBool>`accepted_at is null and expires_at > now() and not exists (
    select from staff_members as dismissed
    where dismissed.email = staff_invitations.email and dismissed.disabled_at >= staff_invitations.created_at)`;
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
