import { type Kysely, sql } from 'kysely';

/** The index of the open jobs' words has the week, too, in which each was opened. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function job_week(opened_at timestamptz) returns integer language sql immutable parallel safe
    return floor(extract(epoch from opened_at - timestamptz '2020-01-06 00:00:00+05:30') / 604800)::integer
  `.execute(db);
  await sql`drop index job_openings_search`.execute(db);
  await sql`
    create index job_openings_search on job_openings using gin (search, (array[job_week(opened_at)]))
    with (fastupdate = off) where status = 'open'
  `.execute(db);
}
