import { type Kysely, sql } from 'kysely';

/** The lengths of the periods, in units of six hours: a quarter of a day, a day, then 4, 16 and 64 days. */
const LENGTHS = [1, 4, 16, 64, 256];

/**
 * The index of the open jobs' words has each job's periods instead of its week. The newest jobs are then a few periods
 * of about the right length, whether 2,000 or 200,000 of them are searched. `job_week` stays for servers of the release
 * before, which ask by it until they are replaced.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const periods = LENGTHS.map(
    (length, at) => `${at * 100_000_000} + floor(extract(epoch from
      opened_at - timestamptz '2020-01-06 00:00:00+05:30') / ${length * 21_600})::integer`,
  );
  await sql
    .raw(
      `create function job_periods(opened_at timestamptz) returns integer[] language sql immutable parallel safe
       return array[${periods.join(', ')}]`,
    )
    .execute(db);
  await sql`drop index job_openings_search`.execute(db);
  await sql`
    create index job_openings_search on job_openings using gin (search, (job_periods(opened_at)), facets)
    with (fastupdate = off) where status = 'open'
  `.execute(db);
}
