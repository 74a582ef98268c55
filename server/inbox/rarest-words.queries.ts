import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { type Lexeme, type SearchTerm, waysUpTo } from './search/search-terms.ts';

/**
 * What an entry costs in microseconds: to read it from the posting list of one word, to read it from those of all words
 * with a prefix, and to check its row.
 */
const READ_US = 0.1;
const READ_OF_BEGINNING_US = 1;
const CHECKED_US = 5;
/**
 * Below this many expected entries, further words are not worth reading from the index: how many words start with a
 * rare prefix is not known beforehand.
 */
const FEW_ENTRIES = 3_000;
/** A word outside PostgreSQL's list of common words is in fewer than one of 200 entries; most are far rarer. */
const UNLISTED_SHARE = 0.0005;

/**
 * The terms that are worth reading from the GIN index, rarest first. The index would read a common word's long list
 * to its end, even where a rare word leaves almost nothing; such words are checked on the rows that remain.
 * @param tier terms match in this tier or a better one.
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
  for (const { term, share, cost } of rarestFirst) {
    if (picked.length > 0 && expected < FEW_ENTRIES) break;
    if (picked.length > 0 && total * cost > expected * (1 - share) * CHECKED_US) continue;
    picked.push(term);
    expected *= share;
  }
  return picked;
}

interface Cost {
  share: number;
  /** Microseconds to read it, divided by the number of all entries. */
  cost: number;
}

/** All lexemes of a way occur together, so it is at most as frequent as its rarest lexeme. */
function cheapestOf(way: Lexeme[], shareOf: (lexeme: Lexeme) => number): Cost {
  const shares = way.map((lexeme) => {
    const share = shareOf(lexeme);
    return { share, cost: share * (lexeme.isBeginning ? READ_OF_BEGINNING_US : READ_US) };
  });
  return shares.reduce((one, other) => (other.share < one.share ? other : one), { share: 1, cost: Infinity });
}

const sumOf = (costs: Cost[], key: keyof Cost) => costs.reduce((sum, cost) => sum + cost[key], 0);

/** The share of entries that contain a word, from PostgreSQL's planner statistics. */
async function readShares(db: Kysely<Database>) {
  const { rows } = await sql<{ total: number; words: string[]; shares: number[] }>`
    select (select reltuples::float8 from pg_class where oid = 'inbox_entries'::regclass) as total,
      most_common_elems::text::text[] as words, most_common_elem_freqs::float8[] as shares
    from pg_stats where schemaname = current_schema() and tablename = 'inbox_entries' and attname = 'search'
  `.execute(db);
  const { total = 0, words, shares } = rows[0] ?? {};
  const known = new Map((words ?? []).map((word, at) => [word, shares?.[at] ?? 1]));
  const rarest = Math.min(UNLISTED_SHARE, ...known.values());
  const shareOf = ({ text, isBeginning }: Lexeme) => {
    if (!isBeginning) return known.get(text) ?? rarest;
    const sum = [...known].reduce((all, [word, share]) => (word.startsWith(text) ? all + share : all), 0);
    return Math.min(1, Math.max(sum, rarest));
  };
  return { total, shareOf };
}
