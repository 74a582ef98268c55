import { type Kysely, sql } from 'kysely';

/**
 * Chains the lines of the audit log by hashes. The links have a table of their own, since a line itself is never
 * changed, and since the chain has the order of the commits, which is not that of the ids.
 */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('staff_audit_chain')
    .addColumn('position', 'bigint', (c) => c.primaryKey())
    .addColumn('line_id', 'bigint', (c) => c.notNull().unique())
    // The line's own time. It outlives the line, so that one can see that only age has removed it.
    .addColumn('at', 'timestamptz', (c) => c.notNull())
    .addColumn('line_hash', 'bytea', (c) => c.notNull())
    .addColumn('previous_hash', 'bytea', (c) => c.notNull())
    .addColumn('hash', 'bytea', (c) => c.notNull())
    .execute();

  // server/audit/verify-chain.ts computes the same two hashes. Neither is ever changed without the other.
  await sql`
    create function staff_audit_time(at timestamptz) returns text language sql stable as $$
      select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
    $$`.execute(db);
  await sql`
    create function link_staff_audit(line staff_audit) returns void language plpgsql as $$
    declare
      head staff_audit_chain%rowtype;
      field text;
      content text := '';
      line_hash bytea;
    begin
      -- Each field has its length before it, so that no text can pass for two fields.
      foreach field in array array[line.id::text, staff_audit_time(line.at), line.member_id, line.action, line.subject,
        line.detail, line.address]
      loop
        content := content || coalesce(octet_length(convert_to(field, 'UTF8')) || ':' || field, '-') || ',';
      end loop;
      line_hash := sha256(convert_to(content, 'UTF8'));
      select * into head from staff_audit_chain order by position desc limit 1;
      head.position := coalesce(head.position, 0) + 1;
      head.hash := coalesce(head.hash, decode(repeat('00', 32), 'hex'));
      insert into staff_audit_chain (position, line_id, at, line_hash, previous_hash, hash)
      values (head.position, line.id, line.at, line_hash, head.hash,
        sha256(convert_to(concat_ws(' ', encode(head.hash, 'hex'), head.position, line.id, staff_audit_time(line.at),
          encode(line_hash, 'hex')), 'UTF8')));
    end $$`.execute(db);

  // The trigger runs at the very end of a transaction. The lock is then held for the commit alone, and whoever holds
  // it waits for nothing else any more: audited acts neither wait for each other's work nor deadlock.
  await sql`
    create function chain_staff_audit() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(hashtext('staff_audit_chain'));
      perform link_staff_audit(new);
      return null;
    end $$`.execute(db);
  await sql`
    create constraint trigger chain_staff_audit after insert on staff_audit
    deferrable initially deferred for each row execute function chain_staff_audit()`.execute(db);

  // The trigger above has locked the table against writers, so that no line can slip in between.
  await sql`
    do $$
    declare line staff_audit%rowtype;
    begin
      for line in select * from staff_audit order by id loop
        perform link_staff_audit(line);
      end loop;
    end $$`.execute(db);

  await sql`
    create trigger keep_staff_audit_chain before update or delete on staff_audit_chain
    for each row execute function keep_staff_audit()`.execute(db);
  await sql`
    create trigger keep_staff_audit_chain_whole before truncate on staff_audit_chain
    for each statement execute function keep_staff_audit()`.execute(db);
}
