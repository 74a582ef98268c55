import { type Kysely, sql } from 'kysely';

/** A member can have several roles, one of which only reads, and the list of members says who still signs in. */
export async function up(db: Kysely<any>): Promise<void> {
  const roles = sql.raw("'sales', 'recruiter', 'editor', 'viewer'");
  for (const table of ['staff_members', 'staff_invitations']) {
    // Everybody keeps the role of before, in its column, which the release before this one goes on reading.
    await sql`
      alter table ${sql.table(table)}
        drop constraint ${sql.id(`${table}_role_check`)},
        add constraint ${sql.id(`${table}_role_check`)} check (role in ('owner', ${roles})),
        add column further_roles text[] not null default '{}',
        add constraint ${sql.id(`${table}_further_roles_check`)} check (further_roles <@ array[${roles}])`.execute(
      db,
    );
  }
  await sql`alter table staff_members add column last_sign_in_at timestamptz`.execute(db);
  await sql`
    update staff_members set last_sign_in_at = last.at from (
      select member_id, max(at) as at from staff_audit
      where action in ('signed in', 'second factor set') group by member_id
    ) as last where last.member_id = staff_members.id`.execute(db);
}
