import { type Kysely, sql, type Transaction } from 'kysely';
import type { StaffRole } from '../../../src/contract/staff/member.ts';
import type { Database } from '../../database/schema.ts';

/** A member who may have fewer rights now than in the archive. */
export interface RestrictedMember {
  id: string;
  email: string;
  role: StaffRole;
  disabled_at: Date | null;
}

/** The members who are disabled or are not owners. Empty where the table does not exist yet. */
export async function listRestrictedMembers(db: Kysely<Database>): Promise<RestrictedMember[]> {
  if (!(await hasTable(db, 'staff_members'))) return [];
  return db
    .selectFrom('staff_members')
    .select(['id', 'email', 'role', 'disabled_at'])
    .where((member) => member.or([member('disabled_at', 'is not', null), member('role', '!=', 'owner')]))
    .execute();
}

/**
 * Revokes the access that an archive would give back: ends all sessions, sign-ins in progress and invitations, and
 * again disables or demotes the members who were disabled or lost the owner's role after the backup.
 * @returns how many members were disabled or lost the owner's role again.
 */
export async function endAccess(trx: Transaction<Database>, restricted: RestrictedMember[]): Promise<number> {
  if (!(await hasTable(trx, 'staff_members'))) return 0;
  for (const table of ['staff_sessions', 'staff_challenges', 'staff_invitations'])
    await sql`delete from ${sql.table(table)}`.execute(trx);
  let changed = 0;
  for (const { id, email, role, disabled_at } of restricted) {
    const { numUpdatedRows } = await trx
      .updateTable('staff_members')
      .set((member) => ({
        disabled_at: sql<Date | null>`coalesce(disabled_at, ${disabled_at}::timestamptz)`,
        role: sql<StaffRole>`case when ${member.ref('role')} = 'owner' then ${role}::text else ${member.ref('role')} end`,
      }))
      .where((member) => member.or([member('id', '=', id), member('email', '=', email)]))
      .where(sql<boolean>`(
        (disabled_at is null and ${disabled_at}::timestamptz is not null) or (role = 'owner' and ${role}::text <> 'owner')
      )`)
      .executeTakeFirst();
    changed += Number(numUpdatedRows);
  }
  return changed;
}

export async function hasTable(db: Kysely<Database>, name: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass(${name}::text) is not null as found
  `.execute(db);
  return rows[0]?.found ?? false;
}

/**
 * Empties these tables and the unlogged ones: those describe the rows that are being removed, for example up to which
 * submission the inbox is complete.
 */
export async function truncateTables(trx: Transaction<Database>, names: readonly string[]): Promise<void> {
  const { rows: unlogged } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and relpersistence = 'u'
  `.execute(trx);
  const all = [...names, ...unlogged.map(({ name }) => name)];
  await sql`truncate ${sql.join(all.map((name) => sql.table(name)))}`.execute(trx);
}
