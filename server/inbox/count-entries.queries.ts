import { type Kysely, sql } from 'kysely';
import type { InboxFilter } from '../../src/contract/staff/inbox.ts';
import { runTransaction } from '../database/run-transaction.ts';
import type { Database } from '../database/schema.ts';
import {
  allOf,
  type Condition,
  conditionsByIndex,
  entries,
  hasMoreThan,
  matches,
  planIndex,
  planWalk,
  walkOf,
} from './entry-walks.queries.ts';
import { prepareSearch } from './find-entries.queries.ts';
import type { Readable } from './inbox-kinds.ts';
import { LAST_TIER } from './search/search-terms.ts';

/** Among so many of the newest, a frequent filter reaches any limit. Rarer ones take the GIN index. */
const MANY = 30_000;
const MANY_SCATTERED = 6_000;

/** How many entries match, but no more than `limit`. Their order does not matter, so nothing is sorted. */
export async function countEntries(
  db: Kysely<Database>,
  filter: InboxFilter,
  readable: Readable,
  limit: number,
): Promise<number> {
  const search = await prepareSearch(db, filter, readable);
  if (search === undefined) return 0;
  const { walk, rest, terms } = search;
  const checked = terms.length === 0 ? rest : [...rest, matches(terms)];
  if (checked.length === 0) return countUpTo(db, entries, walk, limit);
  const many = search.isScattered ? MANY_SCATTERED : MANY;
  return runTransaction(db, async (trx) => {
    await planWalk(trx);
    const found = await countUpTo(trx, sql`(${walkOf(walk, many)}) as entry`, checked, limit);
    if (found === limit || !(await hasMoreThan(trx, many, walk))) return found;
    await planIndex(trx);
    return countUpTo(trx, entries, await conditionsByIndex(trx, search, LAST_TIER), limit);
  });
}

async function countUpTo(
  db: Kysely<Database>,
  from: typeof entries,
  conditions: Condition[],
  limit: number,
): Promise<number> {
  const { rows } = await sql<{ found: number }>`
    select count(*)::integer as found from (select from ${from} where ${allOf(conditions)} limit ${limit}) as entry
  `.execute(db);
  return rows[0]?.found ?? 0;
}
