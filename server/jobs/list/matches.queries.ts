import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type {
  JobCountsInput,
  JobListInput,
  JobListOutput,
  JobOpening,
} from '../../../src/contract/job-opening.ts';
import { isCurrent } from '../../../src/contract/translations.ts';
import type { Database } from '../../database/schema.ts';
import { isDevanagari } from '../../spelling/fold-spelling.ts';
import { splitWords } from '../../spelling/split-words.ts';
import { countChosen, facetConditions, hasFacets } from './facets.queries.ts';
import { whereLive } from './live-jobs.queries.ts';
import { legacyColumns, newest, orderBy, orderOf } from './orders.ts';
import { queryOf } from './search-query.ts';
import { countOpenJobs } from './whole-list.queries.ts';
import type { SearchTerm } from './words.ts';

type Condition = RawBuilder<SqlBool>;
/** The newest jobs that match, newest first. */
interface Found {
  ids: string[];
  /** Whether there may be more matches, which were not looked for. */
  isCapped: boolean;
}

/** A filtered list is counted and shown up to this many jobs. To find others, one has to narrow it further. */
const MOST_MATCHES = 1_000;
/** At least this many matches are expected among the newest jobs; a page further back needs more. */
export const ENOUGH = 300;
/** At least this many of the newest jobs are searched: with fewer, words that rarely occur together would be missed. */
const FEWEST = 20_000;
/** If the newest jobs do not fill this many pages beyond the requested one, all jobs are searched. */
const PAGES_AHEAD = 2;

const newestFirst = orderBy(newest, true);

/** One page of the open jobs that have all these words, the chosen facets and exactly the filters' values. */
export async function listMatches(
  db: Kysely<Database>,
  input: JobListInput,
  terms: SearchTerm[],
): Promise<JobListOutput> {
  const conditions = conditionsOf(input, terms);
  // For facets alone, the materialized counts give the exact number.
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
  const total = matches ?? found.ids.length;
  const isCapped = matches === undefined ? found.isCapped : matches > MOST_MATCHES;
  return { jobs, total: Math.min(total, MOST_MATCHES), ...(isCapped && { isCapped: true }) };
}

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
export async function findMatches(
  db: Kysely<Database>,
  input: JobCountsInput,
  terms: SearchTerm[],
  wanted: number,
): Promise<Found> {
  const { exact, indexed } = conditionsOf(input, terms);
  const filters = [whereLive, ...exact];
  // The exact filters have indexes of their own, which are sorted by newest first.
  if (indexed.length === 0) return find(db, sql`select id from job_openings where ${allOf(filters)}`);
  const needed = Math.min(wanted, MOST_MATCHES);
  const total = await countOpenJobs(db);
  const ofFacets = hasFacets(input) ? (await countChosen(db, input)) / total : 1;
  const share = expectedShare(total, terms) * ofFacets;
  const count = Math.max(FEWEST, Math.max(ENOUGH, 2 * needed) / share);
  // Limiting the search to the newest jobs pays only where these are less than half of all.
  if (count < total / 2) {
    const { ids } = await findMatching(db, [...filters, ...indexed, isAmongNewest(count)]);
    if (ids.length >= needed) return { ids, isCapped: true };
  }
  return findMatching(db, [...filters, ...indexed]);
}

/** The expected share of jobs that match, assuming that the words occur independently of each other. */
function expectedShare(total: number, terms: SearchTerm[]): number {
  return terms.reduce((share, { jobs }) => share * Math.min(jobs / total, 1), 1);
}

/** Materialized, since the planner might otherwise scan the whole list, newest first, in the hope of an early match. */
function findMatching(db: Kysely<Database>, conditions: Condition[]): Promise<Found> {
  return find(
    db,
    sql`with match as materialized (
      select id, opened_at from job_openings where ${allOf(conditions)}
    ) select id from match`,
  );
}

/**
 * Whether a job was opened in the weeks of the `count` newest jobs, which the materialized counts give. The index of
 * words includes the week: to look up two frequent words within some weeks is faster than to fetch every job that has
 * both.
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
  const { rows } = await sql<{ id: string }>`
    ${select} order by ${newestFirst} limit ${MOST_MATCHES + 1}
  `.execute(db);
  const ids = rows.slice(0, MOST_MATCHES).map(({ id }) => id);
  return { ids, isCapped: rows.length > MOST_MATCHES };
}

async function readPage(
  db: Kysely<Database>,
  input: JobListInput,
  found: Found,
  conditions: Condition[],
  terms: SearchTerm[],
): Promise<JobOpening[]> {
  const skipped = (input.page - 1) * input.pageSize;
  const size = Math.min(input.pageSize, found.ids.length - skipped);
  if (size <= 0) return [];
  if (input.sort === undefined || input.sort === 'Best') {
    const ranked = input.sort === 'Best' ? await bestFirst(db, found.ids, terms) : found.ids;
    const ids = ranked.slice(skipped, skipped + size);
    return readJobs(db, isAmong(ids), sql`array_position(${ids}::bigint[], id)`, size, 0);
  }
  const { order, descending } = orderOf(input);
  // The first jobs by another order need not be among the newest matches, so all matches are sorted.
  const where = found.isCapped ? allOf(conditions) : isAmong(found.ids);
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

/**
 * Jobs with every word in their position's name, in any language, come before the others. Both groups stay sorted by
 * newest first.
 */
async function bestFirst(db: Kysely<Database>, ids: string[], terms: SearchTerm[]): Promise<string[]> {
  const isInEnglish = terms.every(({ ways }) => ways.some(isWayInEnglish));
  const rows = await db
    .selectFrom('job_openings')
    .select(['id', 'open_position'])
    // A translated name says what the English one says. They are long, so they are read only where that is not asked.
    .$if(!isInEnglish, (query) => query.select('translations'))
    .where(isAmong(ids))
    .execute();
  const best = new Set(
    rows
      .filter(({ open_position: position, translations = {} }) => {
        const translated = Object.values(translations).map(({ OpenPosition }) => OpenPosition);
        const names = [
          position,
          ...translated.filter((text) => isCurrent(text, position)).map((text) => text?.text),
        ];
        const words = splitWords(names.join(' ').toLowerCase());
        return terms.every((term) => isOf(words, term));
      })
      .map(({ id }) => id),
  );
  return [...ids.filter((id) => best.has(id)), ...ids.filter((id) => !best.has(id))];
}

const isWayInEnglish = (way: SearchTerm['ways'][number]) => way.every(({ text }) => !isDevanagari(text));

const isOf = (position: string[], { ways }: SearchTerm) =>
  ways.some((way) =>
    way.every(({ text, words }) =>
      position.some((word) => (words === undefined ? word.startsWith(text) : words.includes(word))),
    ),
  );

const allOf = (conditions: Condition[]) => sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
export const isAmong = (ids: string[]) => sql<SqlBool>`id = any(${ids}::bigint[])`;
