import { type Kysely, sql } from 'kysely';

/** A saved view can be shared, and has a place among the others. */
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    alter table staff_views
      add column shared_with text check (shared_with in ('everyone', 'sales', 'recruiter', 'viewer')),
      -- A new one comes last, by its time, until somebody moves one and all are numbered anew.
      add column place double precision not null default extract(epoch from clock_timestamp())`.execute(db);
  await sql`
    update staff_views set place = ordered.place
    from (select id, row_number() over (order by name, id) as place from staff_views) as ordered
    where ordered.id = staff_views.id`.execute(db);
}
