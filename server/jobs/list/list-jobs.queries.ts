import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { type JobFacet, jobFacets } from '../../../src/contract/job-facets.ts';
import type {
  JobCountsInput,
  JobListInput,
  JobListOutput,
  SiteJob,
} from '../../../src/contract/job-opening.ts';
import type { Database } from '../../database/schema.ts';
import { whereLive } from './live-jobs.queries.ts';
import { newestFirst, orderOf, siteColumns } from './orders.ts';
import { queryOf } from './search-query.ts';
import type { SearchTerm } from './words.ts';

type Condition = RawBuilder<SqlBool>;

/** A narrowed list is counted and shown up to this many jobs. To find others, one has to narrow it further. */
export const MOST_MATCHES = 1_000;

/** One page of the open jobs that have all these words, the chosen facets and exactly the filters' values. */
export async function listJobs(
  db: Kysely<Database>,
  input: JobListInput,
  terms: SearchTerm[],
): Promise<JobListOutput> {
  const conditions = conditionsOf(input, terms);
  const isNarrowed = conditions.length > 0;
  const most = isNarrowed ? MOST_MATCHES : Number.POSITIVE_INFINITY;
  const where = allOf([whereLive, ...conditions]);
  const skipped = (input.page - 1) * input.pageSize;
  const size = Math.min(input.pageSize, most - skipped);
  const [found, jobs] = await Promise.all([
    countJobs(db, where, most + 1),
    size <= 0 ? [] : readPage(db, { input, terms, where, isNarrowed, size, skipped }),
  ]);
  return { jobs, total: Math.min(found, most), ...(found > most && { isCapped: true }) };
}

/** The conditions on an open job, besides that it is open. */
export function conditionsOf(input: JobCountsInput, terms: SearchTerm[]): Condition[] {
  return [
    ...(input.industry === undefined ? [] : [sql<SqlBool>`industry = ${input.industry}`]),
    ...(input.location === undefined ? [] : [sql<SqlBool>`location = ${input.location}`]),
    ...chosenFacets(input).map((facet) => hasFacet(facet, input[facet] ?? [])),
    ...(terms.length === 0 ? [] : [hasWords(terms)]),
  ];
}

export const chosenFacets = (input: JobCountsInput): JobFacet[] =>
  jobFacets.filter((facet) => (input[facet]?.length ?? 0) > 0);

const hasFacet = (facet: JobFacet, values: readonly string[]) =>
  sql<SqlBool>`facets && ${values.map((value) => `${facet}:${value}`)}::text[]`;

export const allOf = (conditions: Condition[]) => sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;

const hasWords = (terms: SearchTerm[], weight?: string) =>
  sql<SqlBool>`search @@ to_tsquery('simple', ${queryOf(terms, weight)})`;

/** How many jobs there are, counted up to `most`. */
export async function countJobs(db: Kysely<Database>, where: Condition, most = Number.POSITIVE_INFINITY) {
  const limit = Number.isFinite(most) ? sql`limit ${most}` : sql``;
  const { rows } = await sql<{ jobs: number }>`
    select count(*)::integer as jobs from (select from job_openings where ${where} ${limit}) as found
  `.execute(db);
  return rows[0]?.jobs ?? 0;
}

interface Page {
  input: JobListInput;
  terms: SearchTerm[];
  where: Condition;
  isNarrowed: boolean;
  size: number;
  skipped: number;
}

function readPage(
  db: Kysely<Database>,
  { input, terms, where, isNarrowed, size, skipped }: Page,
): Promise<SiteJob[]> {
  const matches = db.selectFrom('job_openings').where(where);
  if (input.sort === 'Best' && terms.length > 0) {
    const newest = matches.selectAll().orderBy(newestFirst).limit(MOST_MATCHES).as('job_openings');
    return db
      .selectFrom(newest)
      .select(siteColumns)
      .orderBy(hasWords(terms, 'A'), 'desc')
      .orderBy(newestFirst)
      .limit(size)
      .offset(skipped)
      .execute();
  }
  const order = orderOf(input);
  if (isNarrowed && input.sort !== undefined) {
    // Conditions and columns tell of the same things, so that a walk along the column may find its first match at the
    // end. `offset 0` keeps the planner from it.
    const all = matches.selectAll().offset(0).as('job_openings');
    return db.selectFrom(all).select(siteColumns).orderBy(order).limit(size).offset(skipped).execute();
  }
  // Only the ids are read of what is skipped, which are in the index of the order.
  const ids = matches.select('id').orderBy(order).limit(size).offset(skipped);
  return db.selectFrom('job_openings').select(siteColumns).where('id', 'in', ids).orderBy(order).execute();
}
