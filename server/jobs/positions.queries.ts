import { type Kysely, sql } from 'kysely';
import type { JobPosition, PlacedPosition } from '../../src/contract/job-opening.ts';
import type { Database } from '../database/schema.ts';
import { whereLive } from './list/live-jobs.queries.ts';

/** The name of each position that has an open job, in alphabetical order, with the Jid of its newest opening. */
export function listPositions(db: Kysely<Database>): Promise<JobPosition[]> {
  const newest = db
    .selectFrom('job_openings')
    .select(({ fn }) => fn.max('id').as('id'))
    .where(whereLive)
    .groupBy('open_position');
  return db
    .selectFrom('job_openings')
    .select(['jid as Jid', 'open_position as OpenPosition'])
    .where('id', 'in', newest)
    .orderBy('open_position')
    .execute();
}

/** The places of a position are those of this many of its newest openings. Each costs a step in the index. */
const NEWEST_OPENINGS = 20;

/** Like `listPositions`, with the places of each position's newest openings, the most recent place first. */
export async function listPlacedPositions(db: Kysely<Database>): Promise<PlacedPosition[]> {
  const positions = await listPositions(db);
  const { rows } = await sql<{ position: string; locations: string[] }>`
    select name as position, array(
      select location from (
        select location, id from job_openings
        where ${whereLive} and open_position = name order by open_position desc, id desc limit ${NEWEST_OPENINGS}
      ) as newest group by location order by max(id) desc
    ) as locations
    from unnest(${positions.map(({ OpenPosition }) => OpenPosition)}::text[]) as name
  `.execute(db);
  const places = new Map(rows.map(({ position, locations }) => [position, locations]));
  return positions.map((position) => ({ ...position, Locations: places.get(position.OpenPosition) ?? [] }));
}
