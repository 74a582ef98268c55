import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { type JobFacet, jobFacets } from '../../../src/contract/job-facets.ts';
import type { FacetCounts } from '../../../src/contract/job-opening.ts';
import type { Database } from '../../database/schema.ts';

export type Chosen = { [Facet in JobFacet]?: readonly string[] | undefined };

/** The columns of `job_facet_counts`, and what each adds to `parts`. */
const columns = {
  state: { name: 'state', bit: 8 },
  position: { name: 'position_name', bit: 4 },
  pay: { name: 'pay', bit: 2 },
  experience: { name: 'experience', bit: 1 },
} as const satisfies Record<JobFacet, { name: string; bit: number }>;

/** Rarer positions can be searched for. */
const MOST_VALUES = 60;

export const chosenFacets = (chosen: Chosen): JobFacet[] =>
  jobFacets.filter((facet) => (chosen[facet]?.length ?? 0) > 0);

export const hasFacets = (chosen: Chosen): boolean => chosenFacets(chosen).length > 0;

/** What the jobs' index of words and facets is asked for. */
export const facetConditions = (chosen: Chosen): RawBuilder<SqlBool>[] =>
  chosenFacets(chosen).map((facet) => sql<SqlBool>`facets && ${valuesOf(chosen, facet)}::text[]`);

/** How many open jobs have what is chosen, by the kept counts. */
export async function countChosen(db: Kysely<Database>, chosen: Chosen): Promise<number> {
  const { rows } = await sql<{ jobs: string | null }>`
    select sum(jobs) as jobs from job_facet_counts where ${cellsOf(chosen, chosenFacets(chosen))}
  `.execute(db);
  return Number(rows[0]?.jobs ?? 0);
}

/** For each facet, how many jobs each of its values has together with what is chosen of the others. */
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
  const { rows } = await sql<{ facet: JobFacet; key: string; jobs: number }>`
    ${sql.join(selects, sql` union all `)}
  `.execute(db);
  return listByFacet(rows);
}

/** The same, of jobs that were found one by one. `keysOf` lists for a facet the key of each job. */
export function countKeys(keysOf: (facet: JobFacet) => string[]): Record<JobFacet, FacetCounts> {
  return listByFacet(
    jobFacets.flatMap((facet) =>
      [...Map.groupBy(keysOf(facet), (key) => key)]
        .map(([key, { length }]) => ({ facet, key, jobs: length }))
        .sort((a, b) => b.jobs - a.jobs || (a.key < b.key ? -1 : 1))
        .slice(0, MOST_VALUES),
    ),
  );
}

function listByFacet(rows: { facet: JobFacet; key: string; jobs: number }[]): Record<JobFacet, FacetCounts> {
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

/** The cells that count by these facets alone, with what is chosen of them, and by each value of one more. */
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
