import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { type Place, place } from './places.queries.ts';
import { pickRarestTerms } from './rarest-words.queries.ts';
import { LAST_TIER, queryOf, type SearchTerm } from './search/search-terms.ts';

export type Condition = RawBuilder<SqlBool>;
export const allOf = (conditions: Condition[]) => sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;

export const entries = sql`inbox_entries as entry`;
export const newestFirst = sql`submitted_at desc, submission_id desc`;

/** What is common is found among so many of the newest entries. */
export const NEWEST = 500;

/** What to look for, as the walks of an order's index and the index of words and filters need it. */
export interface EntrySearch {
  /** What an index gives newest first. */
  walk: Condition[];
  /** Whether what the walk comes by lies far apart. */
  isScattered: boolean;
  /** What has to be looked at in each entry of the walk, but for the words. */
  rest: Condition[];
  /** The same two for the index of words and filters. */
  indexed: Condition[];
  terms: SearchTerm[];
}

/** Entries whose words match in this tier or a better one. */
export function matches(terms: SearchTerm[], tier = LAST_TIER): Condition {
  return sql`search @@ ${queryOf(terms, tier)}::tsquery`;
}

/** The same, which the index would not take for its own. */
export function matchesAsRead(terms: SearchTerm[], tier: number): Condition {
  return sql`ts_match_vq(search, ${queryOf(terms, tier)}::tsquery)`;
}

export function walkOf(conditions: Condition[], limit: number) {
  return sql`select * from ${entries} where ${allOf(conditions)} order by ${newestFirst} limit ${limit}`;
}

export async function findNewest(
  db: Kysely<Database>,
  from: RawBuilder<unknown>,
  conditions: Condition[],
  limit: number,
): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select ${place} from ${from} where ${allOf(conditions)} order by ${newestFirst} limit ${limit}
  `.execute(db);
  return rows;
}

export async function hasMoreThan(
  trx: Kysely<Database>,
  count: number,
  conditions: Condition[],
): Promise<boolean> {
  const { rows } = await sql`
    select from ${entries} where ${allOf(conditions)} order by ${newestFirst} offset ${count} limit 1
  `.execute(trx);
  return rows.length > 0;
}

/**
 * The planner takes all conditions to be independent: where they are not it would walk through every entry in the hope
 * of an early match, or sort all that one of them leaves. So it is told to walk.
 */
export async function planWalk(trx: Kysely<Database>): Promise<void> {
  await sql`
    select set_config(name, 'off', true) from unnest(array['enable_bitmapscan', 'enable_seqscan', 'jit']) as name
  `.execute(trx);
}

/** Or to take the index of words and filters. */
export async function planIndex(trx: Kysely<Database>): Promise<void> {
  await sql`
    select set_config('work_mem', '32MB', true), set_config('enable_bitmapscan', 'on', true),
      set_config(name, 'off', true)
    from unnest(array['enable_seqscan', 'enable_indexscan', 'enable_indexonlyscan', 'jit']) as name
  `.execute(trx);
}

/** What the index is asked for: the filters and the rarest of the words; the others are looked at in what it gives. */
export async function conditionsByIndex(
  trx: Kysely<Database>,
  { indexed, terms }: EntrySearch,
  tier: number,
): Promise<Condition[]> {
  if (terms.length === 0) return indexed;
  const rarest = await pickRarestTerms(trx, terms, tier);
  const isNarrowed = rarest.length < terms.length;
  return [...indexed, matches(rarest, tier), ...(isNarrowed ? [matchesAsRead(terms, tier)] : [])];
}
