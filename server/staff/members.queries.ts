import { type Kysely, sql } from 'kysely';
import type { StaffMember, StaffRole } from '../../src/contract/staff/member.ts';
import type { Database } from '../database/schema.ts';

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

/** Whose address it is, in whatever state the account; undefined for nobody's. */
export async function findMemberId(db: Kysely<Database>, email: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('staff_members')
    .select('id')
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
  return row?.id;
}

/** Who has given the right password and is asked for a code, as long as that stands. */
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
    .select(['id', 'name', 'email', 'role', 'disabled_at', 'two_factor_enabled'])
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map(({ id, name, email, role, disabled_at, two_factor_enabled }) => ({
    id,
    name,
    email,
    role,
    disabled: disabled_at !== null,
    secondFactor: two_factor_enabled,
  }));
}

/** @returns whether there is such a member. */
export async function updateMemberRole(db: Kysely<Database>, id: string, role: StaffRole): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff_members')
    .set({ role, updated_at: new Date() })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Disables a member, whose sessions end with it, or enables one again. @returns whether there is such a member. */
export async function updateMemberDisabled(
  db: Kysely<Database>,
  id: string,
  disabled: boolean,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('staff_members')
      .set({ disabled_at: disabled ? new Date() : null, updated_at: new Date() })
      .where('id', '=', id)
      .executeTakeFirst();
    if (disabled) await trx.deleteFrom('staff_sessions').where('member_id', '=', id).execute();
    return numUpdatedRows > 0n;
  });
}

/** The enabled members of these roles. */
export function listAssignees(
  db: Kysely<Database>,
  roles: readonly StaffRole[],
): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom('staff_members')
    .select(['id', 'name'])
    .where('role', 'in', roles)
    .where('disabled_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute();
}
