import { type Kysely, sql } from 'kysely';
import type { JobCountsInput, JobCountsOutput } from '../../../src/contract/job-opening.ts';
import type { Database } from '../../database/schema.ts';
import {
  chosenFacets,
  countByFacet,
  countNarrowed,
  hasFacets,
  type KeyCount,
  listKeys,
  type Narrowed,
} from './facets.queries.ts';
import {
  conditionsOf,
  ENOUGH,
  findNewest,
  MOST_MATCHES,
  newestFirst,
  type Reading,
} from './newest-matches.queries.ts';
import type { SearchTerm } from './words.ts';

/** The number of the newest matches with each value, of any facet, and whether there are more matches. */
interface Counted {
  counts: KeyCount[];
  isCapped: boolean;
}

/**
 * How many of the matching jobs have each value of each facet. The materialized counts give the answer, unless there is
 * a search or an exact filter: then the newest matches are counted, for each chosen facet as if it were not chosen.
 * @param reading of the words that are searched for; undefined where nothing can match.
 */
export async function countFacets(
  db: Kysely<Database>,
  input: JobCountsInput,
  reading: Promise<SearchTerm[] | undefined>,
): Promise<JobCountsOutput> {
  const [terms, narrowed] = await Promise.all([reading, countNarrowed(db, input)]);
  const { all } = narrowed;
  if (terms === undefined) return { all, ...listKeys(() => []) };
  const isOfFacets = terms.length === 0 && conditionsOf(input, terms).exact.length === 0;
  if (isOfFacets) return { all, ...(await countByFacet(db, input)) };
  // Together, each on a connection of its own: one after the other, the answer would wait for the sum of them.
  const [found, ...counted] = await Promise.all([
    countNewest(db, input, terms, narrowed),
    ...chosenFacets(input).map(async (facet) => {
      const others = { ...input, [facet]: undefined };
      const chosen = hasFacets(others) ? await countNarrowed(db, others) : { all, chosen: all };
      return { facet, ...(await countNewest(db, others, terms, chosen)) };
    }),
  ]);
  const isCapped = [found, ...counted].some((each) => each.isCapped);
  return {
    all,
    ...(isCapped && { isCapped: true as const }),
    ...listKeys((facet) => (counted.find((each) => each.facet === facet) ?? found).counts),
  };
}

async function countNewest(
  db: Kysely<Database>,
  input: JobCountsInput,
  terms: SearchTerm[],
  narrowed: Narrowed,
): Promise<Counted> {
  const { rows, isCapped } = await findNewest(db, { input, terms, narrowed }, ENOUGH, keysOfMatches);
  return { counts: rows, isCapped };
}

/** Counted by the database: to send and read the facets of 1,000 jobs takes longer than to find these. */
const keysOfMatches: Reading<KeyCount & { matches: number }> = {
  columns: [sql`facets`],
  select: sql`
    , newest as (select facets from matches order by ${newestFirst} limit ${MOST_MATCHES})
    select key, count(*)::integer as jobs, (select count(*) from matches)::integer as matches
    from newest cross join unnest(facets) as key group by key`,
  count: ([first]) => first?.matches ?? 0,
};
