import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { JobListInput, JobListOutput, SiteJob } from '../../../src/contract/job-opening.ts';
import type { Database } from '../../database/schema.ts';
import { bestFirst, isInEnglish, type NamedJob } from './best-first.ts';
import { countNarrowed } from './facets.queries.ts';
import { whereLive } from './live-jobs.queries.ts';
import {
  allOf,
  conditionsOf,
  findNewest,
  MOST_MATCHES,
  newestFirst,
  type Reading,
  type Search,
} from './newest-matches.queries.ts';
import { orderBy, orderOf, siteColumns } from './orders.ts';
import type { SearchTerm } from './words.ts';

/** The first matches, in the order of the list where it is by newest or best first. */
interface Found {
  ids: string[];
  /** Whether there may be more matches, which were not looked for. */
  isCapped: boolean;
}

/** If the newest jobs do not fill this many pages beyond the requested one, all jobs are searched. */
const PAGES_AHEAD = 2;

/** One page of the open jobs that have all these words, the chosen facets and exactly the filters' values. */
export async function listMatches(
  db: Kysely<Database>,
  input: JobListInput,
  terms: SearchTerm[],
): Promise<JobListOutput> {
  const { exact, indexed } = conditionsOf(input, terms);
  const narrowed = indexed.length === 0 ? undefined : await countNarrowed(db, input);
  // For facets alone, the materialized counts give the exact number.
  const matches = terms.length === 0 && exact.length === 0 ? narrowed?.chosen : undefined;
  const wanted = (input.page + PAGES_AHEAD) * input.pageSize;
  const found = await findIds(db, { input, terms, narrowed }, Math.min(wanted, matches ?? wanted));
  const jobs = await readPage(db, input, found, [...exact, ...indexed]);
  const total = matches ?? found.ids.length;
  const isCapped = matches === undefined ? found.isCapped : matches > MOST_MATCHES;
  return { jobs, total: Math.min(total, MOST_MATCHES), ...(isCapped && { isCapped: true }) };
}

async function findIds(
  db: Kysely<Database>,
  search: Search & { input: JobListInput },
  wanted: number,
): Promise<Found> {
  if (search.input.sort !== 'Best') {
    const { rows, isCapped } = await findNewest(db, search, wanted, idsOnly);
    return { ids: rows.slice(0, MOST_MATCHES).map(({ id }) => id), isCapped };
  }
  const { rows, isCapped } = await findNewest(db, search, wanted, idsAndNames(search.terms));
  return { ids: bestFirst(rows.slice(0, MOST_MATCHES), search.terms), isCapped };
}

function readingOf<Row>(columns: RawBuilder<unknown>[]): Reading<Row> {
  return {
    columns,
    select: sql`
      select ${sql.join([sql`id`, ...columns])} from matches
      order by ${newestFirst} limit ${MOST_MATCHES + 1}`,
    count: (rows) => rows.length,
  };
}

const idsOnly = readingOf<{ id: string }>([]);

/** Translated names are long, so they are read only where the English ones do not tell enough. */
const idsAndNames = (terms: SearchTerm[]) =>
  readingOf<NamedJob>([sql`open_position`, ...(isInEnglish(terms) ? [] : [sql`translations`])]);

async function readPage(
  db: Kysely<Database>,
  input: JobListInput,
  found: Found,
  conditions: RawBuilder<SqlBool>[],
): Promise<SiteJob[]> {
  const skipped = (input.page - 1) * input.pageSize;
  const size = Math.min(input.pageSize, found.ids.length - skipped);
  if (size <= 0) return [];
  if (input.sort === undefined || input.sort === 'Best') {
    const ids = found.ids.slice(skipped, skipped + size);
    return readJobs(db, isAmong(ids), sql`array_position(${ids}::bigint[], id)`, size, 0);
  }
  const { order, descending } = orderOf(input);
  // The first jobs by another order need not be among the newest matches, so all matches are sorted.
  const where = found.isCapped ? allOf(conditions) : isAmong(found.ids);
  return readJobs(db, where, orderBy(order, descending), size, skipped);
}

function readJobs(
  db: Kysely<Database>,
  where: RawBuilder<SqlBool>,
  order: RawBuilder<unknown>,
  limit: number,
  offset: number,
): Promise<SiteJob[]> {
  return db
    .selectFrom('job_openings')
    .select(siteColumns)
    .where(whereLive)
    .where(where)
    .orderBy(order)
    .limit(limit)
    .offset(offset)
    .execute();
}

const isAmong = (ids: string[]) => sql<SqlBool>`id = any(${ids}::bigint[])`;
