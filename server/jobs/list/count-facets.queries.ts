import { type Kysely, sql } from 'kysely';
import type { JobFacet } from '../../../src/contract/job-facets.ts';
import type { FacetCounts, JobCountsInput, JobCountsOutput } from '../../../src/contract/job-opening.ts';
import type { Database } from '../../database/schema.ts';
import { allOf, chosenFacets, conditionsOf, countJobs, MOST_MATCHES } from './list-jobs.queries.ts';
import { whereLive } from './live-jobs.queries.ts';
import { newestFirst } from './orders.ts';
import type { SearchTerm } from './words.ts';

/** At most this many values of a facet are listed. Rarer positions can be found by a search. */
const MOST_VALUES = 60;

/** A facet's value as it is stored, such as `state:Goa`, and the number of jobs that have it. */
interface KeyCount {
  key: string;
  jobs: number;
}

/**
 * How many of the matching jobs have each value of each facet; of a chosen facet as if it were not chosen. With a search
 * or an exact filter, the newest matches are counted.
 * @param terms what is searched for; undefined where nothing can match.
 */
export async function countFacets(
  db: Kysely<Database>,
  input: JobCountsInput,
  terms: SearchTerm[] | undefined,
): Promise<JobCountsOutput> {
  if (terms === undefined)
    return { all: await countJobs(db, whereLive), state: [], position: [], pay: [], experience: [] };
  const [all, found, ...ofChosen] = await Promise.all([
    countJobs(db, whereLive),
    countKeys(db, input, terms),
    ...chosenFacets(input).map(async (facet) => ({
      facet,
      ...(await countKeys(db, { ...input, [facet]: undefined }, terms)),
    })),
  ]);
  const isCapped = [found, ...ofChosen].some((each) => each.isCapped);
  const listOf = (facet: JobFacet): FacetCounts =>
    (ofChosen.find((each) => each.facet === facet) ?? found).counts
      .filter(({ key }) => key.startsWith(`${facet}:`))
      .slice(0, MOST_VALUES)
      .map(({ key, jobs }) => ({ value: key.slice(facet.length + 1), jobs }));
  return {
    all,
    ...(isCapped && { isCapped: true as const }),
    state: listOf('state'),
    position: listOf('position'),
    pay: listOf('pay'),
    experience: listOf('experience'),
  };
}

/** The values of all facets, the most frequent first. */
async function countKeys(
  db: Kysely<Database>,
  input: JobCountsInput,
  terms: SearchTerm[],
): Promise<{ counts: KeyCount[]; isCapped: boolean }> {
  const where = allOf([whereLive, ...conditionsOf(input, terms)]);
  const isOfFacets = terms.length === 0 && input.industry === undefined && input.location === undefined;
  const newest = isOfFacets ? sql`` : sql`order by ${newestFirst} limit ${MOST_MATCHES}`;
  const { rows } = await sql<KeyCount>`
    select key, sum(jobs)::integer as jobs from (
      select facets, count(*) as jobs from (select facets from job_openings where ${where} ${newest}) as matching
      group by facets
    ) as counted cross join unnest(facets) as key
    group by key order by 2 desc, key collate "C"
  `.execute(db);
  const isCapped = !isOfFacets && (await countJobs(db, where, MOST_MATCHES + 1)) > MOST_MATCHES;
  return { counts: rows, isCapped };
}
