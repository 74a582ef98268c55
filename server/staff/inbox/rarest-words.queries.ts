import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { type Lexeme, type SearchTerm, waysUpTo } from './search/search-terms.ts';

/** What so few entries are left by need not be narrowed by further words: they are looked at instead, 10 us each. */
const FEW_ENTRIES = 3_000;
/** The index reads all of the words that begin so, to the end of each one's list: they come last unless they are rare. */
const COST_OF_BEGINNING = 20;

/**
 * Those of the terms, the rarest first, that leave few entries. The index would read the long list of each common
 * word to its end, even where a rare one leaves hardly anything.
 * @param tier in which, or in a better one, a term may be met.
 */
export async function pickRarestTerms(
  db: Kysely<Database>,
  terms: SearchTerm[],
  tier: number,
): Promise<SearchTerm[]> {
  if (terms.length < 2) return terms;
  const { total, shareOf } = await readShares(db);
  const rarestFirst = terms
    .map((term) => {
      const ways = waysUpTo(term, tier).map((way) => cheapestOf(way, shareOf));
      return { term, share: Math.min(1, sumOf(ways, 'share')), cost: sumOf(ways, 'cost') };
    })
    .sort((one, other) => one.cost - other.cost);
  let expected = total;
  const picked: SearchTerm[] = [];
  for (const { term, share } of rarestFirst) {
    if (picked.length > 0 && expected < FEW_ENTRIES) break;
    picked.push(term);
    expected *= share;
  }
  return picked;
}

interface Cost {
  share: number;
  cost: number;
}

/** All lexemes of a way are there together: at most as often as its rarest one. */
function cheapestOf(way: Lexeme[], shareOf: (lexeme: Lexeme) => number): Cost {
  const shares = way.map((lexeme) => {
    const share = shareOf(lexeme);
    return { share, cost: share * (lexeme.isBeginning ? COST_OF_BEGINNING : 1) };
  });
  return shares.reduce((one, other) => (other.share < one.share ? other : one), { share: 1, cost: Infinity });
}

const sumOf = (costs: Cost[], key: keyof Cost) => costs.reduce((sum, cost) => sum + cost[key], 0);

/** What share of the entries has a word, by the figures that PostgreSQL keeps for its planner. */
async function readShares(db: Kysely<Database>) {
  const { rows } = await sql<{ total: number; words: string[]; shares: number[] }>`
    select (select reltuples::float8 from pg_class where oid = 'inbox_entries'::regclass) as total,
      most_common_elems::text::text[] as words, most_common_elem_freqs::float8[] as shares
    from pg_stats where schemaname = current_schema() and tablename = 'inbox_entries' and attname = 'search'
  `.execute(db);
  const { total = 0, words, shares } = rows[0] ?? {};
  const known = new Map((words ?? []).map((word, at) => [word, shares?.[at] ?? 1]));
  // A word that is not among the common ones is at most as frequent as the rarest of them.
  const rarest = Math.min(1, ...known.values());
  const shareOf = ({ text, isBeginning }: Lexeme) => {
    if (!isBeginning) return known.get(text) ?? rarest;
    const sum = [...known].reduce((all, [word, share]) => (word.startsWith(text) ? all + share : all), 0);
    return Math.min(1, Math.max(sum, rarest));
  };
  return { total, shareOf };
}
