import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { JobCountsInput } from '../../../src/contract/job-opening.ts';
import type { Database } from '../../database/schema.ts';
import { facetConditions, type Narrowed } from './facets.queries.ts';
import { whereLive } from './live-jobs.queries.ts';
import { newest, orderBy } from './orders.ts';
import { queryOf } from './search-query.ts';
import type { SearchTerm } from './words.ts';

type Condition = RawBuilder<SqlBool>;

/** A filtered list is counted and shown up to this many jobs. To find others, one has to narrow it further. */
export const MOST_MATCHES = 1_000;
/** At least this many matches are expected among the newest jobs; a page further back needs more. */
export const ENOUGH = 300;
/** If facets alone are chosen, their count is known, and only the matches that are needed are looked for. */
const FEWEST_OF_FACETS = 1_500;
/** At least this many of the newest jobs are searched: with fewer, words that rarely occur together would be missed. */
const FEWEST = 20_000;
/** If too few of the newest jobs have the facets, this many times as many are searched. */
const WIDER = 8;

/** The newest matches as read, and whether there may be more, which were not looked for. */
export interface Newest<Row> {
  rows: Row[];
  isCapped: boolean;
}

export interface Search {
  input: JobCountsInput;
  terms: SearchTerm[];
  /** Not needed where neither words nor facets are asked for. */
  narrowed: Narrowed | undefined;
}

/** What to read of the newest matches. */
export interface Reading<Row> {
  /** Columns of `job_openings`, besides `id` and `opened_at`. */
  columns: RawBuilder<unknown>[];
  /** A select from `matches`, which has these columns of every match, in no order. */
  select: RawBuilder<unknown>;
  /** How many matches there are, told by the rows; more than `MOST_MATCHES` of them need not be told apart. */
  count(rows: Row[]): number;
}

export const newestFirst = orderBy(newest, true);

/** The conditions on a job: `indexed` use the index of words and facets, `exact` the filters' own indexes. */
export function conditionsOf(input: JobCountsInput, terms: SearchTerm[]) {
  const words = sql<SqlBool>`search @@ to_tsquery('simple', ${queryOf(terms)})`;
  return {
    exact: [
      ...(input.industry === undefined ? [] : [sql<SqlBool>`industry = ${input.industry}`]),
      ...(input.location === undefined ? [] : [sql<SqlBool>`location = ${input.location}`]),
    ],
    indexed: [...facetConditions(input), ...(terms.length === 0 ? [] : [words])],
  };
}

/** The newest matches: at least `wanted` of them, if there are as many. */
export async function findNewest<Row>(
  db: Kysely<Database>,
  { input, terms, narrowed }: Search,
  wanted: number,
  reading: Reading<Row>,
): Promise<Newest<Row>> {
  const { exact, indexed } = conditionsOf(input, terms);
  const conditions = [whereLive, ...exact, ...indexed];
  // The exact filters have indexes of their own, which are sorted by newest first.
  if (indexed.length === 0 || narrowed === undefined)
    return capped(await readInOrder(db, conditions, reading), reading);
  const needed = Math.min(wanted, MOST_MATCHES);
  const isOfFacets = terms.length === 0 && exact.length === 0;
  for (const count of isOfFacets ? sizesByFacets(narrowed, needed) : sizesByWords(narrowed, terms, needed)) {
    const rows = await readAll(db, [...conditions, isAmongNewest(count)], reading);
    if (reading.count(rows) >= needed) return { rows, isCapped: true };
  }
  return capped(await readAll(db, conditions, reading), reading);
}

const capped = <Row>(rows: Row[], { count }: Reading<Row>): Newest<Row> => ({
  rows,
  isCapped: count(rows) > MOST_MATCHES,
});

/**
 * Of how many of the newest jobs to search, one after the other until there are enough matches; all jobs are searched
 * after that. To search a part pays only where it is less than half of all.
 */
function sizesByFacets({ all, chosen }: Narrowed, needed: number): number[] {
  const sizes: number[] = [];
  const first = Math.max(FEWEST_OF_FACETS, (2 * needed * all) / chosen);
  for (let size = first; size < all / 2; size *= WIDER) sizes.push(size);
  return sizes;
}

function sizesByWords({ all, chosen }: Narrowed, terms: SearchTerm[], needed: number): number[] {
  const share = (expectedShare(all, terms) * chosen) / all;
  const size = Math.max(FEWEST, Math.max(ENOUGH, 2 * needed) / share);
  // More than can be shown need not be found, even if these jobs have the words somewhat less often than others.
  return size < all / 2 ? [Math.min(size, (1.5 * MOST_MATCHES) / share)] : [];
}

/** The expected share of jobs that match, assuming that the words occur independently of each other. */
function expectedShare(total: number, terms: SearchTerm[]): number {
  return terms.reduce((share, { jobs }) => share * Math.min(jobs / total, 1), 1);
}

/** Materialized, since the planner might otherwise scan the whole list, newest first, in the hope of an early match. */
function readAll<Row>(db: Kysely<Database>, conditions: Condition[], reading: Reading<Row>): Promise<Row[]> {
  return readMatches(db, matchesOf(conditions, reading), reading);
}

function readInOrder<Row>(
  db: Kysely<Database>,
  conditions: Condition[],
  reading: Reading<Row>,
): Promise<Row[]> {
  const matches = sql`${matchesOf(conditions, reading)} order by ${newestFirst} limit ${MOST_MATCHES + 1}`;
  return readMatches(db, matches, reading);
}

const matchesOf = (conditions: Condition[], { columns }: Reading<unknown>) =>
  sql`select ${sql.join([sql`id`, sql`opened_at`, ...columns])} from job_openings where ${allOf(conditions)}`;

async function readMatches<Row>(
  db: Kysely<Database>,
  matches: RawBuilder<unknown>,
  { select }: Reading<Row>,
): Promise<Row[]> {
  const { rows } = await sql<Row>`with matches as materialized (${matches}) ${select}`.execute(db);
  return rows;
}

/**
 * Whether a job was opened in the time of the `count` newest jobs, which the materialized counts give. The index of
 * words includes the periods of five lengths in which a job was opened: to look up two frequent words within some
 * periods is faster than to fetch every job that has both. The shortest periods are taken of which a few cover the time.
 */
function isAmongNewest(count: number): Condition {
  return sql`job_periods(opened_at) && array(
    select generate_series((job_periods(since))[length], (job_periods(until))[length]) from (
      select since, until, case
        when until - since <= interval '2 days' then 1
        when until - since <= interval '8 days' then 2
        when until - since <= interval '32 days' then 3
        when until - since <= interval '128 days' then 4
        else 5 end as length
      from
        (select min(time_key) as since from (
          select time_key, sum(jobs) over (order by time_key desc, id desc) - jobs as newer
          from job_list_blocks where list = ${newest.list}
        ) as block where newer < ${Math.ceil(count)} and isfinite(time_key)) as oldest,
        (select opened_at as until from job_openings where ${whereLive} order by ${newestFirst} limit 1) as newest
    ) as time where since is not null
  )`;
}

export const allOf = (conditions: Condition[]) => sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
