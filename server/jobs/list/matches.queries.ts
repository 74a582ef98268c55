import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type {
  JobCountsInput,
  JobListInput,
  JobListOutput,
  JobOpening,
} from '../../../src/contract/job-opening.ts';
import type { Database } from '../../database/schema.ts';
import { countChosen, facetConditions, hasFacets } from './facets.queries.ts';
import { whereLive } from './live-jobs.queries.ts';
import { legacyColumns, newest, orderBy, orderOf } from './orders.ts';
import { queryOf } from './search-query.ts';
import { splitWords } from './split-words.ts';
import { countOpenJobs } from './whole-list.queries.ts';
import type { SearchTerm } from './words.ts';

type Condition = RawBuilder<SqlBool>;
/** The newest jobs that match. */
interface Found {
  jobs: { id: string; open_position: string }[];
  /** Whether there are more, which were not looked for. */
  isCapped: boolean;
}

/** A narrowed list is counted, and shown, this far: whoever looks for more narrows it further. */
const MOST_MATCHES = 1_000;
/** So many matches are looked for among the newest jobs, and more where a page far back is asked for. */
export const ENOUGH = 300;
/** At least so many of the newest jobs are looked among: with fewer, words that seldom meet would be missed. */
const FEWEST = 20_000;
/** Pages that have to be there beyond the one asked for, or the newest jobs were too few. */
const PAGES_AHEAD = 2;

const newestFirst = orderBy(newest, true);

/** One page of the open jobs that have all these words, the chosen facets and the filters' very values. */
export async function listMatches(
  db: Kysely<Database>,
  input: JobListInput,
  terms: SearchTerm[],
): Promise<JobListOutput> {
  const conditions = conditionsOf(input, terms);
  // Of facets alone the exact number is kept.
  const isOfFacets = terms.length === 0 && conditions.exact.length === 0;
  const matches = isOfFacets ? await countChosen(db, input) : undefined;
  const needed = (input.page + PAGES_AHEAD) * input.pageSize;
  const found = await findMatches(
    db,
    input,
    terms,
    matches === undefined ? needed : Math.min(needed, matches),
  );
  const jobs = await readPage(db, input, found, [...conditions.exact, ...conditions.indexed], terms);
  const total = matches ?? found.jobs.length;
  const isCapped = matches === undefined ? found.isCapped : matches > MOST_MATCHES;
  return { jobs, total: Math.min(total, MOST_MATCHES), ...(isCapped && { isCapped: true }) };
}

/** What a job has to have: some of it by the index of words and facets, some by the filters' own. */
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

/** The newest that match: `wanted` of them at least, where there are as many. */
export async function findMatches(
  db: Kysely<Database>,
  input: JobCountsInput,
  terms: SearchTerm[],
  wanted: number,
): Promise<Found> {
  const { exact, indexed } = conditionsOf(input, terms);
  const filters = [whereLive, ...exact];
  // The filters have indexes of their own, the newest first.
  if (indexed.length === 0)
    return find(db, sql`select id, '' as open_position from job_openings where ${allOf(filters)}`);
  const needed = Math.min(wanted, MOST_MATCHES);
  const total = await countOpenJobs(db);
  const ofFacets = hasFacets(input) ? (await countChosen(db, input)) / total : 1;
  const share = expectedShare(total, terms) * ofFacets;
  const count = Math.max(FEWEST, Math.max(ENOUGH, 2 * needed) / share);
  // Of most of them the index can as well be asked for all.
  if (count < total / 2) {
    const { jobs } = await findMatching(db, [...filters, ...indexed, isAmongNewest(count)]);
    if (jobs.length >= needed) return { jobs, isCapped: true };
  }
  return findMatching(db, [...filters, ...indexed]);
}

/** If each word were as frequent among those that have the other ones. */
function expectedShare(total: number, terms: SearchTerm[]): number {
  return terms.reduce((share, { jobs }) => share * Math.min(jobs / total, 1), 1);
}

/** Materialized, or the whole list might be walked, newest first, in the hope of an early match. */
function findMatching(db: Kysely<Database>, conditions: Condition[]): Promise<Found> {
  return find(
    db,
    sql`with match as materialized (
      select id, opened_at, open_position from job_openings where ${allOf(conditions)}
    ) select id, open_position from match`,
  );
}

/**
 * The weeks of the `count` newest jobs, by the kept counts. The index of words has the week, too: to fetch every job
 * that has two frequent words takes longer than to ask for those of some weeks.
 */
function isAmongNewest(count: number): Condition {
  return sql`array[job_week(opened_at)] && array(
    select generate_series(
      (select min(job_week(time_key)) from (
        select time_key, sum(jobs) over (order by time_key desc, id desc) - jobs as newer
        from job_list_blocks where list = ${newest.list}
      ) as block where newer < ${Math.ceil(count)}),
      (select max(job_week(opened_at)) from (
        select opened_at from job_openings where ${whereLive} order by ${newestFirst} limit 1
      ) as newest)
    )
  )`;
}

async function find(db: Kysely<Database>, select: RawBuilder<unknown>): Promise<Found> {
  const { rows } = await sql<Found['jobs'][number]>`
    ${select} order by ${newestFirst} limit ${MOST_MATCHES + 1}
  `.execute(db);
  return { jobs: rows.slice(0, MOST_MATCHES), isCapped: rows.length > MOST_MATCHES };
}

async function readPage(
  db: Kysely<Database>,
  input: JobListInput,
  found: Found,
  conditions: Condition[],
  terms: SearchTerm[],
): Promise<JobOpening[]> {
  const skipped = (input.page - 1) * input.pageSize;
  const size = Math.min(input.pageSize, found.jobs.length - skipped);
  if (size <= 0) return [];
  if (input.sort === undefined || input.sort === 'Best') {
    const ranked = input.sort === 'Best' ? bestFirst(found.jobs, terms) : found.jobs;
    const ids = ranked.slice(skipped, skipped + size).map(({ id }) => id);
    return readJobs(db, isAmong(ids), sql`array_position(${ids}::bigint[], id)`, size, 0);
  }
  const { order, descending } = orderOf(input);
  // The first ones by another order need not be among the newest.
  const where = found.isCapped ? allOf(conditions) : isAmong(found.jobs.map(({ id }) => id));
  return readJobs(db, where, orderBy(order, descending), size, skipped);
}

function readJobs(
  db: Kysely<Database>,
  where: Condition,
  order: RawBuilder<unknown>,
  limit: number,
  offset: number,
): Promise<JobOpening[]> {
  return db
    .selectFrom('job_openings')
    .select(legacyColumns)
    .where(whereLive)
    .where(where)
    .orderBy(order)
    .limit(limit)
    .offset(offset)
    .execute();
}

/** First those with every word in their position's name; of these, and of the others, the newest first. */
function bestFirst(jobs: Found['jobs'], terms: SearchTerm[]): Found['jobs'] {
  const { best = [], others = [] } = Object.groupBy(jobs, ({ open_position }) => {
    const words = splitWords(open_position.toLowerCase());
    return terms.every((term) => isOf(words, term)) ? 'best' : 'others';
  });
  return [...best, ...others];
}

const isOf = (position: string[], { ways }: SearchTerm) =>
  ways.some((way) =>
    way.every(({ text, words }) =>
      position.some((word) => (words === undefined ? word.startsWith(text) : words.includes(word))),
    ),
  );

const allOf = (conditions: Condition[]) => sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
export const isAmong = (ids: string[]) => sql<SqlBool>`id = any(${ids}::bigint[])`;
