import { type Kysely, sql } from 'kysely';

/** Tells the pages of those who read applications when the stages of hiring have changed. */
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create function tell_stages_change() returns trigger language plpgsql as $$
    begin
      perform pg_notify('guardhouse_staff', 'inbox application');
      return null;
    end $$`.execute(db);
  await sql`
    create trigger tell_stages_change after insert or update or delete on hiring_stages
    for each statement execute function tell_stages_change()`.execute(db);
}
