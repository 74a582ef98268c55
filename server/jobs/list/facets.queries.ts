import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { type JobFacet, jobFacets } from '../../../src/contract/job-facets.ts';
import type { FacetCounts } from '../../../src/contract/job-opening.ts';
import type { Database } from '../../database/schema.ts';

export type Chosen = { [Facet in JobFacet]?: readonly string[] | undefined };

/** The columns of `job_facet_counts`, and the bit of each in `parts`. */
const columns = {
  state: { name: 'state', bit: 8 },
  position: { name: 'position_name', bit: 4 },
  pay: { name: 'pay', bit: 2 },
  experience: { name: 'experience', bit: 1 },
} as const satisfies Record<JobFacet, { name: string; bit: number }>;

/** At most this many values of a facet are listed. Rarer positions can be found by a search. */
const MOST_VALUES = 60;

export const chosenFacets = (chosen: Chosen): JobFacet[] =>
  jobFacets.filter((facet) => (chosen[facet]?.length ?? 0) > 0);

export const hasFacets = (chosen: Chosen): boolean => chosenFacets(chosen).length > 0;

/** The conditions for the jobs' index of words and facets. */
export const facetConditions = (chosen: Chosen): RawBuilder<SqlBool>[] =>
  chosenFacets(chosen).map((facet) => sql<SqlBool>`facets && ${valuesOf(chosen, facet)}::text[]`);

/** How many jobs are open, and how many of them have the chosen facets. */
export interface Narrowed {
  all: number;
  chosen: number;
}

/** Both numbers from the materialized counts. */
export async function countNarrowed(db: Kysely<Database>, chosen: Chosen): Promise<Narrowed> {
  const { rows } = await sql<Record<keyof Narrowed, string | null>>`
    select (select sum(jobs) from job_facet_counts where ${cellsOf({}, [])}) as "all",
      (select sum(jobs) from job_facet_counts where ${cellsOf(chosen, chosenFacets(chosen))}) as chosen
  `.execute(db);
  return { all: Number(rows[0]?.all ?? 0), chosen: Number(rows[0]?.chosen ?? 0) };
}

/** For each facet, the number of jobs of each of its values that also have what is chosen of the other facets. */
export async function countByFacet(
  db: Kysely<Database>,
  chosen: Chosen,
): Promise<Record<JobFacet, FacetCounts>> {
  const selects = jobFacets.map((facet) => {
    const others = chosenFacets(chosen).filter((other) => other !== facet);
    const column = sql.ref(columns[facet].name);
    return sql`(
      select ${facet}::text as facet, ${column} as key, sum(jobs)::integer as jobs from job_facet_counts
      where ${cellsOf(chosen, others, facet)} group by ${column} having sum(jobs) > 0
      order by sum(jobs) desc, ${column} limit ${sql.lit(MOST_VALUES)})`;
  });
  const { rows } = await sql<{ facet: JobFacet } & KeyCount>`
    ${sql.join(selects, sql` union all `)}
  `.execute(db);
  return listByFacet(rows);
}

/** A facet's value as it is stored, such as `state:Goa`, and the number of jobs that have it. */
export interface KeyCount {
  key: string;
  jobs: number;
}

/** Like `countByFacet`, of what was counted already. `countsOf` returns the counts to take a facet's from. */
export function listKeys(countsOf: (facet: JobFacet) => KeyCount[]): Record<JobFacet, FacetCounts> {
  return listByFacet(
    jobFacets.flatMap((facet) =>
      countsOf(facet)
        .filter(({ key }) => key.startsWith(`${facet}:`))
        .sort((a, b) => b.jobs - a.jobs || (a.key < b.key ? -1 : 1))
        .slice(0, MOST_VALUES)
        .map((count) => ({ facet, ...count })),
    ),
  );
}

function listByFacet(rows: ({ facet: JobFacet } & KeyCount)[]): Record<JobFacet, FacetCounts> {
  const listOf = (facet: JobFacet): FacetCounts =>
    rows
      .filter((row) => row.facet === facet)
      .map(({ key, jobs }) => ({ value: key.slice(facet.length + 1), jobs }));
  return {
    state: listOf('state'),
    position: listOf('position'),
    pay: listOf('pay'),
    experience: listOf('experience'),
  };
}

/** The rows that count by exactly these facets, with the chosen values, and by every value of the facet `each`. */
function cellsOf(chosen: Chosen, facets: JobFacet[], each?: JobFacet): RawBuilder<SqlBool> {
  const parts = [...facets, ...(each ? [each] : [])].reduce((sum, facet) => sum + columns[facet].bit, 0);
  return sql.join(
    [
      sql<SqlBool>`parts = ${parts}`,
      ...facets.map(
        (facet) => sql`${sql.ref(columns[facet].name)} = any(${valuesOf(chosen, facet)}::text[])`,
      ),
    ],
    sql` and `,
  );
}

const valuesOf = (chosen: Chosen, facet: JobFacet): string[] =>
  (chosen[facet] ?? []).map((value) => `${facet}:${value}`);
