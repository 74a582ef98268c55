import { type Kysely, sql } from 'kysely';

/** Tells the staff's pages of what was erased or is not kept any more, so that nothing of it stays on a screen. */
export async function up(db: Kysely<any>): Promise<void> {
  // How often there were removals: nothing else is left of them by which a page could see that it shows too much.
  await sql`create sequence removals`.execute(db);
  await sql`
    create function tell_removal() returns trigger language plpgsql as $$
    declare kinds text;
    begin
      select string_agg(distinct kind, ',') into kinds from removed;
      if kinds is not null then
        perform nextval('removals');
        perform pg_notify('guardhouse_staff', 'inbox ' || kinds);
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger tell_removal after delete on submissions referencing old table as removed
    for each statement execute function tell_removal()`.execute(db);
}
