import { type Kysely, sql } from 'kysely';
import type { JobPosition, PlacedPosition } from '../../src/contract/job-opening.ts';
import type { Database } from '../database/schema.ts';
import { whereLive } from './list/live-jobs.queries.ts';

/**
 * The name of each position that has an open job, in alphabetical order, with the Jid of its newest opening. The query
 * skips backwards through the index from one name to the next, so a million openings of fifty names cost fifty steps.
 */
export async function listPositions(db: Kysely<Database>): Promise<JobPosition[]> {
  const { rows } = await sql<JobPosition>`
    with recursive positions as (
      (select open_position, jid from job_openings where ${whereLive}
        order by open_position desc, id desc limit 1)
      union all
      select next.open_position, next.jid from positions cross join lateral (
        select open_position, jid from job_openings
        where ${whereLive} and open_position < positions.open_position
        order by open_position desc, id desc limit 1
      ) as next
    )
    select jid as "Jid", open_position as "OpenPosition" from positions
    order by open_position
  `.execute(db);
  return rows;
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
