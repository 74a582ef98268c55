import type { Kysely } from 'kysely';
import { type JobFacet, jobFacets } from '../../../src/contract/job-facets.ts';
import type { JobCountsInput, JobCountsOutput } from '../../../src/contract/job-opening.ts';
import type { Database } from '../../database/schema.ts';
import { chosenFacets, countByFacet, countKeys } from './facets.queries.ts';
import { conditionsOf, ENOUGH, findMatches, isAmong } from './matches.queries.ts';
import { countOpenJobs } from './whole-list.queries.ts';
import type { SearchTerm } from './words.ts';

/**
 * How many of the matching jobs have each value of each facet. The materialized counts give the answer, unless there is
 * a search or an exact filter: then the newest matches are counted, for each chosen facet as if it were not chosen.
 * @param terms undefined where nothing can match.
 */
export async function countFacets(
  db: Kysely<Database>,
  input: JobCountsInput,
  terms: SearchTerm[] | undefined,
): Promise<JobCountsOutput> {
  const all = await countOpenJobs(db);
  if (terms === undefined) return { all, ...countKeys(() => []) };
  const isOfFacets = terms.length === 0 && conditionsOf(input, terms).exact.length === 0;
  if (isOfFacets) return { all, ...(await countByFacet(db, input)) };
  const found = await listFacets(db, input, terms);
  const counted = new Map<JobFacet, typeof found>();
  for (const facet of chosenFacets(input))
    counted.set(facet, await listFacets(db, { ...input, [facet]: undefined }, terms));
  const isCapped = [found, ...counted.values()].some((each) => each.isCapped);
  return {
    all,
    ...(isCapped && { isCapped: true as const }),
    ...countKeys((facet) => {
      const at = jobFacets.indexOf(facet);
      return (counted.get(facet) ?? found).facets.map((facets) => facets[at] ?? '');
    }),
  };
}

/** The facets of the newest matches, a list for each job, and whether there are more matches. */
async function listFacets(db: Kysely<Database>, input: JobCountsInput, terms: SearchTerm[]) {
  const { ids, isCapped } = await findMatches(db, input, terms, ENOUGH);
  const rows = await db.selectFrom('job_openings').select('facets').where(isAmong(ids)).execute();
  return { facets: rows.map(({ facets }) => facets), isCapped };
}
