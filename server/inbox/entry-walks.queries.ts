import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { type Place, place } from './places.queries.ts';
import { pickRarestTerms } from './rarest-words.queries.ts';
import { LAST_TIER, queryOf, type SearchTerm } from './search/search-terms.ts';

export type Condition = RawBuilder<SqlBool>;
export const allOf = (conditions: Condition[]) => sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;

export const entries = sql`inbox_entries as entry`;
export const newestFirst = sql`submitted_at desc, submission_id desc`;

/** Frequent matches are found among this many of the newest entries. */
export const NEWEST = 500;

/**
 * A search, in the forms that its two strategies need: walking an ordered index, or using the GIN index of words and
 * filters.
 */
export interface EntrySearch {
  /** Conditions that an ordered index answers, newest first. */
  walk: Condition[];
  /** Whether the walk's rows are scattered over the table, so that each costs a page read. */
  isScattered: boolean;
  /** Conditions to check on each row of the walk, without the words. */
  rest: Condition[];
  /** All of these conditions, for the GIN index. */
  indexed: Condition[];
  terms: SearchTerm[];
}

/** Entries whose words match in this tier or a better one. */
export function matches(terms: SearchTerm[], tier = LAST_TIER): Condition {
  return sql`search @@ ${queryOf(terms, tier)}::tsquery`;
}

/** The same condition as a function call, for which the planner does not use the GIN index. */
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
 * The planner assumes that conditions are independent. Where they are not, it would walk through every entry in the
 * hope of an early match, or sort everything that one condition leaves. So the settings force a walk.
 */
export async function planWalk(trx: Kysely<Database>): Promise<void> {
  await sql`
    select set_config(name, 'off', true) from unnest(array['enable_bitmapscan', 'enable_seqscan', 'jit']) as name
  `.execute(trx);
}

/** Forces the use of the GIN index. */
export async function planIndex(trx: Kysely<Database>): Promise<void> {
  await sql`
    select set_config('work_mem', '32MB', true), set_config('enable_bitmapscan', 'on', true),
      set_config(name, 'off', true)
    from unnest(array['enable_seqscan', 'enable_indexscan', 'enable_indexonlyscan', 'jit']) as name
  `.execute(trx);
}

/**
 * The conditions for the GIN index: the filters and the rarest words. The other words are checked on the rows that it
 * finds.
 */
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
