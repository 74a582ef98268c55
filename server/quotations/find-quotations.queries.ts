import { type RawBuilder, type SqlBool, sql } from 'kysely';

type Condition = RawBuilder<SqlBool>;

/** Which quotations are listed, in which order, and how many. */
interface QuotationSearch {
  conditions: readonly Condition[];
  order: RawBuilder<unknown>;
  words: readonly string[];
  limit: number;
}

/** What one of forty has is found among these, about as fast as the index finds what is rarer. */
const WALKED = 2_000;
/** More would only find the same rows: each reads a list of its own from the index. */
const MOST_RUNS = 8;
const RUN = 3;

const allOf = (conditions: readonly Condition[]) => sql<SqlBool>`(${sql.join([...conditions], sql` and `)})`;

/**
 * Queries for the ids of the first quotations with all words, each of which may be part of a word. If the first query has
 * fewer than the limit, the next one has all. Common words are found among the first quotations in this order, rare ones by
 * the index of runs of letters.
 */
export function queriesForIds({
  conditions,
  order,
  words,
  limit,
}: QuotationSearch): RawBuilder<{ id: string }>[] {
  const first = (count: number) => sql`
    select id, valid_until, found_by from quotations as quotation where ${allOf(conditions)}
    order by ${order} limit ${count}`;
  if (words.length === 0) return [sql`select id from (${first(limit)}) as quotation`];
  const byWords = allOf(words.map((word) => sql<SqlBool>`position(${word} in found_by) > 0`));
  // Without a limit inside, the planner has no reason to walk through all rows in this order.
  const indexed = sql`
    select id, valid_until from quotations as quotation
    where runs_of_letters(found_by) @@ ${queryOf(words)}::tsquery and ${byWords} and ${allOf(conditions)} offset 0`;
  return [
    sql`select id from (${first(WALKED)}) as quotation where ${byWords} order by ${order} limit ${limit}`,
    sql`select id from (${indexed}) as quotation order by ${order} limit ${limit}`,
  ];
}

/**
 * A tsquery for runs of letters that all quotations with these words have, of the longest words first. A word that is shorter
 * than a run is the beginning of one.
 */
function queryOf(words: readonly string[]): string {
  const runs = [...words]
    .map((word) => [...word])
    .sort((one, other) => other.length - one.length)
    .flatMap((letters) => {
      const last = Math.max(0, letters.length - RUN);
      const starts = Array.from({ length: Math.ceil(last / RUN) }, (_, number) => number * RUN);
      return [...starts, last].map((start) => letters.slice(start, start + RUN));
    })
    .map((run) => `'${run.join('').replace(/['\\]/g, '$&$&')}'${run.length < RUN ? ':*' : ''}`);
  return [...new Set(runs)].slice(0, MOST_RUNS).join(' & ');
}
