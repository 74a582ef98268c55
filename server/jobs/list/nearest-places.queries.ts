import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { whereLive } from './live-jobs.queries.ts';
import { queryOf } from './search-query.ts';
import type { SearchTerm } from './words.ts';

/** Locations are free text, so their number is limited: too many would make every search without results slow. */
const MOST_LOCATIONS = 2_000;

/** Every location of an open job. */
export async function listLocations(db: Kysely<Database>): Promise<string[]> {
  const rows = await db
    .selectFrom('job_openings')
    .select('location')
    .distinct()
    .where(whereLive)
    .orderBy('location')
    .limit(MOST_LOCATIONS)
    .execute();
  return rows.map(({ location }) => location);
}

/** Those of the locations that have an open job with all these words and, if an industry is given, in it. */
export async function listLocationsWith(
  db: Kysely<Database>,
  locations: string[],
  terms: SearchTerm[],
  industry: string | undefined,
): Promise<string[]> {
  const conditions = [
    whereLive,
    sql<SqlBool>`location = asked.location`,
    ...(terms.length === 0 ? [] : [sql<SqlBool>`search @@ to_tsquery('simple', ${queryOf(terms)})`]),
    ...(industry === undefined ? [] : [sql<SqlBool>`industry = ${industry}`]),
  ];
  const { rows } = await sql<{ location: string }>`
    select asked.location from unnest(${locations}::text[]) as asked (location)
    where exists (select from job_openings where ${sql.join(conditions, sql` and `)})
  `.execute(db);
  return rows.map(({ location }) => location);
}
