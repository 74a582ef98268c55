import { type Kysely, sql } from 'kysely';
import type { StaffMember, StaffRole } from '../../../src/contract/staff/member.ts';
import { hasAnyRole, rolesOf, storedRoles } from '../../database/member-roles.ts';
import { runTransaction } from '../../database/run-transaction.ts';
import type { Database } from '../../database/schema.ts';
import { removeInvitationsOf } from './invitations.queries.ts';

export async function hasMembers(db: Kysely<Database>): Promise<boolean> {
  return (await db.selectFrom('staff_members').select('id').limit(1).executeTakeFirst()) !== undefined;
}

export async function isMemberEnabled(db: Kysely<Database>, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('staff_members')
    .select('id')
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** The member with this address, enabled or not; undefined where there is none. */
export async function findMemberId(db: Kysely<Database>, email: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('staff_members')
    .select('id')
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
  return row?.id;
}

/** The enabled member with this address, for whom an invitation is only a way back in. */
export async function findEnabledMember(
  db: Kysely<Database>,
  email: string,
): Promise<{ name: string; roles: StaffRole[] } | undefined> {
  const row = await db
    .selectFrom('staff_members')
    .select(['name', 'role', 'further_roles'])
    .where('email', '=', email)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  return row && { name: row.name, roles: rolesOf(row) };
}

/** Whether the database refused a change because it would leave no owner. */
export function isLastOwner(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && error.code === '23001' && /last owner/.test(error.message)
  );
}

/** The member who has given the right password and is being asked for a code, while that challenge is valid. */
export async function findChallengedMemberId(
  db: Kysely<Database>,
  challenge: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select staff_members.id from staff_challenges join staff_members on staff_members.id = value
    where identifier = ${challenge} and expires_at > now()
  `.execute(db);
  return rows[0]?.id;
}

export async function listMembers(db: Kysely<Database>): Promise<StaffMember[]> {
  const rows = await db
    .selectFrom('staff_members')
    .select(['id', 'name', 'email', 'role', 'further_roles', 'disabled_at', 'two_factor_enabled'])
    .select('last_sign_in_at')
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map(({ id, name, email, disabled_at, two_factor_enabled, last_sign_in_at, ...row }) => ({
    id,
    name,
    email,
    roles: rolesOf(row),
    disabled: disabled_at !== null,
    secondFactor: two_factor_enabled,
    lastSignInAt: last_sign_in_at?.toISOString() ?? null,
  }));
}

/**
 * Sets a member's roles, and revokes the invitations that would undo it or that only an owner may make.
 * @returns the revoked invitations and the previous roles; undefined where there is no such member.
 */
export async function updateMemberRoles(
  db: Kysely<Database>,
  id: string,
  roles: readonly StaffRole[],
): Promise<{ revoked: string[]; before: StaffRole[] } | undefined> {
  return runTransaction(db, async (trx) => {
    const revoked = await removeInvitationsOf(trx, id);
    const member = await trx
      .selectFrom('staff_members')
      .select(['role', 'further_roles'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (member === undefined) return undefined;
    await trx
      .updateTable('staff_members')
      .set({ ...storedRoles(roles), updated_at: now })
      .where('id', '=', id)
      .execute();
    return { revoked, before: rolesOf(member) };
  });
}

/**
 * Disables a member, ending all sessions and invitations, or enables one again. Known browsers are forgotten.
 * @returns the revoked invitations and the previous state; undefined where there is no such member.
 */
export async function updateMemberDisabled(
  db: Kysely<Database>,
  id: string,
  disabled: boolean,
): Promise<{ revoked: string[]; roles: StaffRole[]; wasDisabled: boolean } | undefined> {
  return runTransaction(db, async (trx) => {
    const revoked = disabled ? await removeInvitationsOf(trx, id) : [];
    const member = await trx
      .selectFrom('staff_members')
      .select(['role', 'further_roles', 'disabled_at'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (member === undefined) return undefined;
    // By the database's clock, like the times of invitations, with which it is compared.
    await trx
      .updateTable('staff_members')
      .set({ disabled_at: disabled ? now : null, updated_at: now })
      .where('id', '=', id)
      .execute();
    if (disabled)
      for (const table of ['staff_sessions', 'staff_devices'] as const)
        await trx.deleteFrom(table).where('member_id', '=', id).execute();
    return { revoked, roles: rolesOf(member), wasDisabled: member.disabled_at !== null };
  });
}

const now = sql<Date>`now()`;

/** The enabled members with one of these roles. */
export function listAssignees(
  db: Kysely<Database>,
  roles: readonly StaffRole[],
): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom('staff_members')
    .select(['id', 'name'])
    .where(hasAnyRole(roles))
    .where('disabled_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

/** Records a sign-in with both factors, for the list of members. */
export async function noteSignIn(db: Kysely<Database>, id: string): Promise<void> {
  await db.updateTable('staff_members').set({ last_sign_in_at: now }).where('id', '=', id).execute();
}
