import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { InboxFilter, InboxKind } from '../../../src/contract/staff/inbox.ts';
import type { Database } from '../../database/schema.ts';
import { conditionsOf } from './inbox-filter.ts';
import { cursorOf, isAfter, type Place, place } from './places.queries.ts';
import { pickRarestWords } from './rarest-words.queries.ts';
import { parseSearch, queryOf, type SearchTerms } from './search-terms.ts';

/** What is common is found among so many of the newest entries. */
const NEWEST = 500;
/** At most so many are looked through before the index of words and filters is asked: either takes some 60 ms. */
const MANY = 30_000;
const MANY_SCATTERED = 6_000;

const entries = sql`inbox_entries as entry`;
const newestFirst = sql`submitted_at desc, submission_id desc`;

/**
 * The newest `limit` entries that match, after the one of `cursor`.
 * @param kinds those that the reader may see.
 * @returns their ids, and the cursor for those after them, where there may be any.
 */
export async function findEntries(
  db: Kysely<Database>,
  filter: InboxFilter,
  kinds: readonly InboxKind[],
  cursor: string | undefined,
  limit: number,
): Promise<{ ids: string[]; next: string | null }> {
  const found = await findPlaces(db, filter, kinds, cursor, limit + 1);
  const ids = found.slice(0, limit).map(({ id }) => id);
  const last = found.length > limit ? found[limit - 1] : undefined;
  return { ids, next: last === undefined ? null : cursorOf(last) };
}

async function findPlaces(
  db: Kysely<Database>,
  filter: InboxFilter,
  readable: readonly InboxKind[],
  cursor: string | undefined,
  limit: number,
): Promise<Place[]> {
  const search = await prepareSearch(db, filter, readable);
  if (search === undefined) return [];
  const { walk, rest } = search;
  const after = cursor === undefined ? [] : [isAfter(cursor)];
  if (rest.length === 0) return findNewest(db, entries, [...walk, ...after], limit);
  const found = await findNewest(db, sql`(${walkOf([...walk, ...after], NEWEST)}) as entry`, rest, limit);
  return found.length === limit ? found : findRare(db, search, after, limit);
}

interface Search {
  /** What an index gives newest first. */
  walk: Condition[];
  /** Whether what the walk comes by lies far apart. */
  isScattered: boolean;
  /** What has to be looked at in each entry of the walk. */
  rest: Condition[];
  /** The same two for the index of words and filters, but for the words. */
  indexed: Condition[];
  terms: SearchTerms;
}

/** Undefined where nothing can match. */
async function prepareSearch(
  db: Kysely<Database>,
  filter: InboxFilter,
  readable: readonly InboxKind[],
): Promise<Search | undefined> {
  const kinds = filter.kind === undefined ? readable : readable.filter((kind) => kind === filter.kind);
  const job = filter.job === undefined ? undefined : await findJobId(db, filter.job);
  if (kinds.length === 0 || (filter.job !== undefined && job === undefined)) return undefined;
  const terms = parseSearch(filter.search);
  const isWordless = terms.kind !== 'reference' && terms.words.length === 0;
  // Punctuation alone finds nothing, rather than everything.
  if (isWordless && filter.search !== '') return undefined;
  const { walk, isScattered, rest, days, indexed } = conditionsOf(
    filter,
    kinds,
    job,
    terms.kind === 'reference' || isWordless ? undefined : sql`search @@ ${tsquery(terms)}`,
  );
  if (terms.kind === 'reference')
    return {
      walk: [isReference(terms.reference), walk, ...rest, ...days],
      isScattered,
      rest: [],
      indexed: [],
      terms,
    };
  return { walk: [walk, ...days], isScattered, rest, indexed: [...indexed, ...days], terms };
}

const wordsOf = (terms: SearchTerms) => (terms.kind === 'reference' ? [] : terms.words);

function tsquery(terms: SearchTerms, words = wordsOf(terms)) {
  return terms.kind === 'exact'
    ? sql`${queryOf(words)}::tsquery`
    : sql`to_tsquery('simple', ${queryOf(words)})`;
}

/** By the submissions' own index. */
function isReference(reference: string): Condition {
  return sql`submission_id = (select id from submissions where reference = ${reference})`;
}

function walkOf(conditions: Condition[], limit: number) {
  return sql`select * from ${entries} where ${allOf(conditions)} order by ${newestFirst} limit ${limit}`;
}

async function findNewest(
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

/**
 * The planner takes all conditions to be independent: where they are not it would walk through every entry in the hope
 * of an early match, or sort all that one of them leaves. So it is told how to go about it.
 */
function findRare(db: Kysely<Database>, search: Search, after: Condition[], limit: number): Promise<Place[]> {
  const { walk, rest } = search;
  const many = search.isScattered ? MANY_SCATTERED : MANY;
  return db.transaction().execute(async (trx) => {
    await sql`
      select set_config(name, 'off', true) from unnest(array['enable_bitmapscan', 'enable_seqscan', 'jit']) as name
    `.execute(trx);
    const walked = [...walk, ...after];
    const found = await findNewest(trx, sql`(${walkOf(walked, many)}) as entry`, rest, limit);
    if (found.length === limit || !(await hasMoreThan(trx, many, walked))) return found;
    return findByIndex(trx, search, after, limit);
  });
}

async function hasMoreThan(trx: Kysely<Database>, count: number, conditions: Condition[]): Promise<boolean> {
  const { rows } = await sql`
    select from ${entries} where ${allOf(conditions)} order by ${newestFirst} offset ${count} limit 1
  `.execute(trx);
  return rows.length > 0;
}

/** By the index of words and filters. */
async function findByIndex(
  trx: Kysely<Database>,
  { indexed, terms }: Search,
  after: Condition[],
  limit: number,
): Promise<Place[]> {
  await sql`
    select set_config('work_mem', '32MB', true), set_config('enable_bitmapscan', 'on', true),
      set_config(name, 'off', true)
    from unnest(array['enable_seqscan', 'enable_indexscan', 'enable_indexonlyscan', 'jit']) as name
  `.execute(trx);
  const words = wordsOf(terms);
  const rarest = await pickRarestWords(trx, words);
  const conditions = [
    ...indexed,
    ...after,
    ...(words.length === 0 ? [] : [sql<SqlBool>`search @@ ${tsquery(terms, rarest)}`]),
    // The same as `@@`, which the index would take for its own.
    ...(rarest.length === words.length ? [] : [sql<SqlBool>`ts_match_vq(search, ${tsquery(terms)})`]),
  ];
  return findNewest(trx, entries, conditions, limit);
}

async function findJobId(db: Kysely<Database>, jid: string): Promise<string | undefined> {
  const job = await db.selectFrom('job_openings').select('id').where('jid', '=', jid).executeTakeFirst();
  return job?.id;
}

const WALKED_AT_ONCE = 2_000;
/** Fewer than these among them, and the index of words and filters is quicker. */
const FEW = 10;
const INDEXED_AT_ONCE = 5_000;

/** The ids of all that match, newest first, some at a time; no connection is held in between. */
export async function* findAllEntries(
  db: Kysely<Database>,
  filter: InboxFilter,
  kinds: readonly InboxKind[],
): AsyncGenerator<string[]> {
  const search = await prepareSearch(db, filter, kinds);
  if (search === undefined) return;
  const { walk, rest } = search;
  let last: Place | undefined;
  const after = () => (last === undefined ? [] : [isAfter(cursorOf(last))]);
  for (let isDense = true; isDense; ) {
    const { rows } = await sql<Place & { matches: boolean }>`
      select ${place}, ${rest.length === 0 ? sql`true` : allOf(rest)} as matches from ${entries}
      where ${allOf([...walk, ...after()])} order by ${newestFirst} limit ${WALKED_AT_ONCE}
    `.execute(db);
    const ids = rows.filter(({ matches }) => matches).map(({ id }) => id);
    if (ids.length > 0) yield ids;
    if (rows.length < WALKED_AT_ONCE) return;
    last = rows.at(-1);
    isDense = rest.length === 0 || ids.length >= FEW;
  }
  for (;;) {
    const found = await db.transaction().execute((trx) => findByIndex(trx, search, after(), INDEXED_AT_ONCE));
    if (found.length > 0) yield found.map(({ id }) => id);
    if (found.length < INDEXED_AT_ONCE) return;
    last = found.at(-1);
  }
}

type Condition = RawBuilder<SqlBool>;
const allOf = (conditions: Condition[]) => sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
