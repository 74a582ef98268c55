import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';

/**
 * Sets aside what an installation that is otherwise empty has of its own: its members, its log and its mails to them.
 * Their ids and addresses become free for those of the archive.
 */
export async function setAside(trx: Transaction<Database>): Promise<void> {
  for (const table of ['staff_members', 'staff_audit', 'mails'])
    await sql`create temporary table ${sql.table(`own_${table}`)} on commit drop as select * from ${sql.table(table)}`.execute(
      trx,
    );
  await sql`update staff_members set email = 'aside ' || md5(id)`.execute(trx);
}

/**
 * Gives the members of here their access again. One whose address the archive knows becomes that member, with the
 * password, the second factor, the sessions and the roles of here; everybody else stays a member beside those.
 */
export async function putBackMembers(trx: Transaction<Database>): Promise<void> {
  await sql`
    create temporary table same_member on commit drop as
      select own.id as old, now.id as new from own_staff_members own join staff_members now on now.email = own.email
  `.execute(trx);
  await sql`
    update staff_members as now set role = own.role, further_roles = own.further_roles,
      disabled_at = own.disabled_at, two_factor_enabled = own.two_factor_enabled,
      email_verified = own.email_verified, last_sign_in_at = own.last_sign_in_at, updated_at = now()
    from same_member same join own_staff_members own on own.id = same.old where now.id = same.new
  `.execute(trx);
  const { rows } = await sql<{ table: string; column: string }>`
    select conrelid::regclass::text as table, attname::text as column from pg_constraint
      join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'staff_members'::regclass
  `.execute(trx);
  for (const { table, column } of rows)
    await sql`
      update ${sql.table(table)} set ${sql.ref(column)} = same.new from same_member same
      where ${sql.ref(`${table}.${column}`)} = same.old
    `.execute(trx);
  // A sign-in by password is known by the member's own id.
  await sql`
    update staff_accounts set account_id = same.new from same_member same
    where account_id = same.old and provider_id = 'credential'
  `.execute(trx);
  await sql`delete from staff_members where id in (select old from same_member)`.execute(trx);
  await sql`
    update staff_members as now set email = own.email from own_staff_members own where own.id = now.id
      and now.id not in (select new from same_member)
  `.execute(trx);
}

/** Adds the lines and mails of here behind those of the archive. Called with the log's trigger, which chains them. */
export async function putBackLines(trx: Transaction<Database>): Promise<void> {
  const member = (column: string) =>
    sql`coalesce((select new from same_member where old = ${sql.ref(column)}), ${sql.ref(column)})`;
  await sql`
    insert into staff_audit (at, member_id, action, subject, detail, address)
    select at, ${member('own.member_id')}, action, ${member('own.subject')}, detail, address
    from own_staff_audit own order by id
  `.execute(trx);
  const { rows } = await sql<{ name: string }>`
    select attname::text as name from pg_attribute
    where attrelid = 'mails'::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = ''
    order by attnum
  `.execute(trx);
  const names = sql.join(rows.map(({ name }) => sql.ref(name)));
  await sql`insert into mails (${names}) select ${names} from own_mails order by id`.execute(trx);
}

/** Whom the archive knows as this member. */
export async function findNewId(trx: Transaction<Database>, id: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`select new as id from same_member where old = ${id}`.execute(
    trx,
  );
  return rows[0]?.id ?? id;
}

/** Of two that move in at one moment, the second finds the rows of the first. */
export async function lockMovingIn(trx: Transaction<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('moving in'))`.execute(trx);
}

/** Waits for what the constraints check at the end of a transaction, so that a fault is found within it. */
export async function checkConstraints(trx: Transaction<Database>): Promise<void> {
  await sql`set constraints all immediate`.execute(trx);
}

/** Computes again what did not move out, as far as visitors need it at once. The inbox's index follows by itself. */
export async function deriveRest(trx: Transaction<Database>): Promise<void> {
  await sql`select count_all_job_words()`.execute(trx);
  await sql`
    insert into inbox_unindexed (submission_id) select submission_id from inbox_entries order by submission_id
  `.execute(trx);
}
