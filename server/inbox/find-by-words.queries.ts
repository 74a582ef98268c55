import { type Kysely, sql } from 'kysely';
import { runTransaction } from '../database/run-transaction.ts';
import type { Database } from '../database/schema.ts';
import {
  allOf,
  type Condition,
  conditionsByIndex,
  type EntrySearch,
  entries,
  findNewest,
  hasMoreThan,
  matches,
  matchesAsRead,
  NEWEST,
  newestFirst,
  planIndex,
  planWalk,
  walkOf,
} from './entry-walks.queries.ts';
import { cursorOf, isAfter, type Place, place } from './places.queries.ts';
import { LAST_TIER } from './search/search-terms.ts';

/** Less frequent matches are found among this many; the walk ends when the page is full. */
const NEWER = 4_000;
/** How many entries are walked before the GIN index is used: at this number both take about 60 ms. */
const MANY = 15_000;
const MANY_SCATTERED = 4_000;
/** With this many matches of a tier among the walked entries, the GIN index finds a full page of them. */
const ENOUGH = 10;

/** An entry, and the tier in which its words match. */
export type Match = Place & { tier: number };

export const matchCursorOf = (match: Match) => `${match.tier}-${cursorOf(match)}`;

/** The best matches first, and among equals the newest. */
export async function findByWords(
  db: Kysely<Database>,
  search: EntrySearch,
  cursor: string | undefined,
  limit: number,
): Promise<Match[]> {
  const [, tier, after] = /^([0-3])-(.+)$/.exec(cursor ?? '') ?? [];
  if (tier === undefined || after === undefined) return findInTiers(db, search, [0, LAST_TIER], [], limit);
  const first = Number(tier);
  const found = await findInTiers(db, search, [first, first], [isAfter(after)], limit);
  if (found.length === limit || first === LAST_TIER) return found;
  const further = await findInTiers(db, search, [first + 1, LAST_TIER], [], limit - found.length);
  return [...found, ...further];
}

type Tiers = readonly [first: number, last: number];

/** As in a search without words, a short walk finds frequent matches and a long one finds rarer ones. */
async function findInTiers(
  db: Kysely<Database>,
  search: EntrySearch,
  [first, last]: Tiers,
  after: Condition[],
  limit: number,
): Promise<Match[]> {
  const walked = [...search.walk, ...after];
  const best = [...search.rest, ...matchesIn(search, [first, first])];
  const newest = await findNewest(db, sql`(${walkOf(walked, NEWEST)}) as entry`, best, limit);
  if (newest.length === limit) return newest.map((each) => ({ ...each, tier: first }));
  return runTransaction(db, async (trx) => {
    await planWalk(trx);
    const newer = await findNewest(trx, sql`(${walkOf(walked, NEWER)}) as entry`, best, limit);
    if (newer.length === limit) return newer.map((each) => ({ ...each, tier: first }));
    const many = search.isScattered ? MANY_SCATTERED : MANY;
    const seen = await walkThrough(trx, search, [first, last], walkOf(walked, many), limit);
    if (!(await hasMoreThan(trx, many, walked))) return seen.slice(0, limit);
    await planIndex(trx);
    return completeByIndex(trx, search, [first, last], seen, after, limit);
  });
}

/** The newest of each tier in the walk, best tier first. */
async function walkThrough(
  trx: Kysely<Database>,
  search: EntrySearch,
  tiers: Tiers,
  walk: ReturnType<typeof walkOf>,
  limit: number,
): Promise<Match[]> {
  const { rows } = await sql<Match>`
    select ${place}, tier from (
      select *, row_number() over (partition by tier order by ${newestFirst}) as number from (
        select submission_id, submitted_at, ${tierOf(search, tiers)} as tier from (${walk}) as entry
        where ${allOf([...search.rest, ...matchesIn(search, tiers)])}
      ) as matching
    ) as entry where number <= ${limit} order by tier, ${newestFirst}
  `.execute(trx);
  return rows;
}

/** A tier that fills the page within the walk is used as it is; the GIN index completes the others. */
async function completeByIndex(
  trx: Kysely<Database>,
  search: EntrySearch,
  [first, last]: Tiers,
  seen: Match[],
  after: Condition[],
  limit: number,
): Promise<Match[]> {
  const countOf = (from: number, to: number) => seen.filter(({ tier }) => tier >= from && tier <= to).length;
  const found: Match[] = [];
  for (let tier = first; tier <= last && found.length < limit; ) {
    if (countOf(tier, tier) >= limit)
      return [...found, ...seen.filter((each) => each.tier === tier)].slice(0, limit);
    let to = tier;
    // Exact words are searched separately, since the GIN index finds them at once.
    while (tier > 0 && to < last && countOf(tier, to) < ENOUGH && countOf(to + 1, to + 1) < limit) to++;
    found.push(...(await findByIndex(trx, search, [tier, to], after, limit - found.length)));
    tier = to + 1;
  }
  return found;
}

async function findByIndex(
  trx: Kysely<Database>,
  search: EntrySearch,
  tiers: Tiers,
  after: Condition[],
  limit: number,
): Promise<Match[]> {
  const [first, last] = tiers;
  const conditions = [
    ...(await conditionsByIndex(trx, search, last)),
    ...after,
    ...(first > 0 ? [isNot(matchesAsRead(search.terms, first - 1))] : []),
  ];
  const { rows } = await sql<Match>`
    select ${place}, ${tierOf(search, tiers)} as tier from ${entries} where ${allOf(conditions)}
    order by tier, ${newestFirst} limit ${limit}
  `.execute(trx);
  return rows;
}

const isNot = (condition: Condition): Condition => sql`not ${condition}`;

const matchesIn = ({ terms }: EntrySearch, [first, last]: Tiers): Condition[] => [
  matches(terms, last),
  ...(first > 0 ? [isNot(matches(terms, first - 1))] : []),
];

/** The best tier in which an entry matches. */
function tierOf({ terms }: EntrySearch, [first, last]: Tiers) {
  if (first === last) return sql<number>`${sql.lit(first)}::integer`;
  const better = Array.from({ length: last - first }, (_, at) => first + at);
  const cases = better.map((tier) => sql`when ${matchesAsRead(terms, tier)} then ${sql.lit(tier)}`);
  return sql<number>`case ${sql.join(cases, sql` `)} else ${sql.lit(last)} end`;
}
