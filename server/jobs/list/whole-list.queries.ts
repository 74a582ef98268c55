import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { JobListInput, JobListOutput, SiteJob } from '../../../src/contract/job-opening.ts';
import type { Database } from '../../database/schema.ts';
import { whereLive } from './live-jobs.queries.ts';
import { keyOf, type Order, orderBy, orderOf, siteColumns } from './orders.ts';

/** The key at which a block of a few hundred jobs begins, the number of jobs before it, and the total. */
interface Block {
  text_key: string;
  number_key: number;
  /** As text: a Date would lose the microseconds. */
  time_key: string;
  id: string;
  before: string;
  total: string;
}

/**
 * One page of all open jobs. Every page is as fast as the first: the counts in `job_list_blocks` give the block in
 * which the page begins, so the query reads only a few hundred rows from there instead of skipping all rows before.
 */
export async function listPage(db: Kysely<Database>, input: JobListInput): Promise<JobListOutput> {
  const { order, descending } = orderOf(input);
  const skipped = (input.page - 1) * input.pageSize;
  // Blocks are counted in ascending order, so a page in descending order is counted from the other end.
  const place = descending ? sql`greatest(total - ${skipped + input.pageSize}, 0)` : sql`${skipped}`;
  const block = await findBlock(db, order.list, place);
  const total = Number(block.total);
  const size = Math.min(input.pageSize, total - skipped);
  if (size <= 0) return { jobs: [], total };
  const first = descending ? total - skipped - size : skipped;
  const jobs = await readFrom(db, order, descending, block, first - Number(block.before), size);
  return { jobs, total };
}

async function findBlock(db: Kysely<Database>, list: string, place: RawBuilder<unknown>): Promise<Block> {
  const { rows } = await sql<Block>`
    select text_key, number_key, time_key::text, id, before, total from (
      select *, sum(jobs) over (order by text_key, number_key, time_key, id rows unbounded preceding) - jobs as before, sum(jobs) over () as total
      from job_list_blocks where list = ${list}
    ) as block
    where before <= ${place} order by before desc, text_key desc, number_key desc, time_key desc, id desc limit 1
  `.execute(db);
  const [block] = rows;
  if (block === undefined)
    throw new Error(`job_list_blocks has no rows for ${list}: run select rebuild_job_list()`);
  return block;
}

async function readFrom(
  db: Kysely<Database>,
  order: Order,
  descending: boolean,
  block: Block,
  offset: number,
  size: number,
): Promise<SiteJob[]> {
  const start = sql.join([
    ...(order.text ? [sql`${block.text_key}::text`] : []),
    ...(order.number ? [sql`${block.number_key}::integer`] : []),
    ...(order.time ? [sql`${block.time_key}::timestamptz`] : []),
    sql`${block.id}::bigint`,
  ]);
  // Selecting only ids lets the offset skip index entries without reading their rows.
  const ids = db
    .selectFrom('job_openings')
    .select('id')
    .where(whereLive)
    .where(sql<SqlBool>`(${keyOf(order)}) >= (${start})`)
    .orderBy(orderBy(order, false))
    .limit(size)
    .offset(offset);
  return db
    .selectFrom('job_openings')
    .select(siteColumns)
    .where('id', 'in', ids)
    .orderBy(orderBy(order, descending))
    .execute();
}
