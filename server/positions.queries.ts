import { type Kysely, sql } from 'kysely';
import type { JobPosition } from '../src/contract/job-opening.ts';
import type { Database } from './database/schema.ts';
import { whereLive } from './live-jobs.queries.ts';

/**
 * Each open position's name once, in the order of the alphabet, with the Jid of its newest opening. Walks the
 * index backwards from one name to the next, so that a million openings of fifty names cost fifty steps.
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
