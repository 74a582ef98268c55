import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { JobListInput, JobListOutput, JobOpening } from '../../src/contract/job-opening.ts';
import type { Database } from '../database/schema.ts';
import { whereLive } from '../live-jobs.queries.ts';
import { splitWords } from '../split-words.ts';
import { legacyColumns, newest, orderBy, orderOf } from './orders.ts';
import { countOpenJobs } from './whole-list.queries.ts';
import type { SearchTerm } from './words.ts';

type Condition = RawBuilder<SqlBool>;
type Page = JobListInput & { page: number };

/** The newest jobs that match. */
interface Found {
  jobs: { id: string; open_position: string }[];
  /** Whether there are more, which were not looked for. */
  isCapped: boolean;
}

/** A narrowed list is counted, and shown, this far: whoever looks for more narrows it further. */
const MOST_MATCHES = 1_000;
/** Where more matches than these are to be expected, the newest jobs are looked through for them. */
const MANY = 3_000;
const NEWEST = 15_000;
/** Pages that have to be there beyond the one asked for, or the newest jobs were too few. */
const PAGES_AHEAD = 2;

const newestFirst = orderBy(newest, true);

/** One page of the open jobs that have all these words and the filters' very values. */
export async function listMatches(
  db: Kysely<Database>,
  input: Page,
  terms: SearchTerm[],
): Promise<JobListOutput> {
  const filters = [
    whereLive,
    ...(input.industry === undefined ? [] : [sql<SqlBool>`industry = ${input.industry}`]),
    ...(input.location === undefined ? [] : [sql<SqlBool>`location = ${input.location}`]),
  ];
  const words =
    terms.length === 0 ? undefined : sql<SqlBool>`search @@ to_tsquery('simple', ${queryOf(terms)})`;
  const found = await findMatches(db, input, filters, words, terms);
  const jobs = await readPage(db, input, found, words === undefined ? filters : [...filters, words], terms);
  return { jobs, total: found.jobs.length, ...(found.isCapped && { isCapped: true }) };
}

async function findMatches(
  db: Kysely<Database>,
  input: Page,
  filters: Condition[],
  words: Condition | undefined,
  terms: SearchTerm[],
): Promise<Found> {
  // The filters have indexes of their own, the newest first.
  if (words === undefined)
    return find(db, sql`select id, open_position from job_openings where ${allOf(filters)}`);
  const needed = (input.page + PAGES_AHEAD) * input.pageSize;
  const total = await countOpenJobs(db);
  if (expectedAmong(total, terms) > MANY) {
    const found = await findAmongNewest(db, filters, words);
    if (!found.isCapped || found.jobs.length >= Math.min(needed, MOST_MATCHES)) return found;
  }
  // Materialized, or the whole list might be walked, newest first, in the hope of an early match.
  return find(
    db,
    sql`with match as materialized (
      select id, opened_at, open_position from job_openings where ${allOf([...filters, words])}
    ) select id, open_position from match`,
  );
}

/** If each word were as frequent among those that have the other ones. */
function expectedAmong(total: number, terms: SearchTerm[]): number {
  return terms.reduce((expected, { jobs }) => expected * Math.min(jobs / total, 1), total);
}

/**
 * To intersect the long lists that the index has of frequent words, and to fetch every job that is in all of them,
 * takes longer than to look through the newest jobs. What is found there is never too much.
 */
async function findAmongNewest(db: Kysely<Database>, filters: Condition[], words: Condition): Promise<Found> {
  const among = sql`from job_openings where ${allOf(filters)} order by ${newestFirst}`;
  const found = await find(
    db,
    sql`select id, open_position from (
      select id, opened_at, open_position, search ${among} limit ${NEWEST}
    ) as job where ${words}`,
  );
  if (found.isCapped) return found;
  const { rows: older } = await sql`select id ${among} offset ${NEWEST} limit 1`.execute(db);
  return { jobs: found.jobs, isCapped: older.length > 0 };
}

async function find(db: Kysely<Database>, select: RawBuilder<unknown>): Promise<Found> {
  const { rows } = await sql<Found['jobs'][number]>`
    ${select} order by ${newestFirst} limit ${MOST_MATCHES + 1}
  `.execute(db);
  return { jobs: rows.slice(0, MOST_MATCHES), isCapped: rows.length > MOST_MATCHES };
}

async function readPage(
  db: Kysely<Database>,
  input: Page,
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
    return terms.every((term) => words.some((word) => isOf(term, word))) ? 'best' : 'others';
  });
  return [...best, ...others];
}

const isOf = ({ text, words }: SearchTerm, word: string) =>
  words === undefined ? word.startsWith(text.toLowerCase()) : words.includes(word);

/** `('guard' | 'guards') & '18':*`. */
const queryOf = (terms: SearchTerm[]) =>
  terms
    .map(({ text, words }) =>
      words === undefined ? `'${text}':*` : `(${words.map((word) => quoted(word)).join(' | ')})`,
    )
    .join(' & ');

const quoted = (word: string) => `'${word.replace(/['\\]/g, '$&$&')}'`;
const allOf = (conditions: Condition[]) => sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
const isAmong = (ids: string[]) => sql<SqlBool>`id = any(${ids}::bigint[])`;
