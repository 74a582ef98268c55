import { type Kysely, type SqlBool, sql } from 'kysely';
import type { InboxFilter } from '../../src/contract/staff/inbox.ts';
import { runTransaction } from '../database/run-transaction.ts';
import type { Database } from '../database/schema.ts';
import { answerCursorOf, findAnswered, hasNewAnswer, isAnswerCursor } from './answered-entries.queries.ts';
import {
  allOf,
  type Condition,
  conditionsByIndex,
  type EntrySearch,
  entries,
  findNewest,
  hasMoreThan,
  matches,
  NEWEST,
  newestFirst,
  planIndex,
  planWalk,
  walkOf,
} from './entry-walks.queries.ts';
import { findByWords, matchCursorOf } from './find-by-words.queries.ts';
import { conditionsOf, contradictsItself } from './inbox-filter.ts';
import type { Readable } from './inbox-kinds.ts';
import { readLateBefore } from './office-hours/office-hours.queries.ts';
import { cursorOf, isAfter, type Place, place } from './places.queries.ts';
import { LAST_TIER, parseSearch } from './search/search-terms.ts';

/** At most this many entries are walked before the GIN index is used: at this number both take about 60 ms. */
const MANY = 30_000;
const MANY_SCATTERED = 6_000;

/**
 * The newest `limit` matching entries after the cursor, those with a new answer before all others; with words, the best
 * matches first.
 * @param kinds the kinds that the reader may see.
 * @returns their ids, and the cursor of the next page where there may be one.
 */
export async function findEntries(
  db: Kysely<Database>,
  filter: InboxFilter,
  readable: Readable,
  cursor: string | undefined,
  limit: number,
): Promise<{ ids: string[]; next: string | null }> {
  const search = await prepareSearch(db, filter, readable);
  if (search === undefined) return { ids: [], next: null };
  if (search.terms.length > 0)
    return pageOf(await findByWords(db, search, cursor, limit + 1), limit, matchCursorOf);
  const answered =
    cursor === undefined || isAnswerCursor(cursor) ? await findAnswered(db, search, cursor, limit + 1) : [];
  if (answered.length > limit) return pageOf(answered, limit, answerCursorOf);
  const after = isAnswerCursor(cursor) ? undefined : cursor;
  const others = pageOf(
    await findPlaces(db, search, after, limit + 1 - answered.length),
    limit - answered.length,
    cursorOf,
  );
  const last = answered.at(-1);
  return {
    ids: [...answered.map(({ id }) => id), ...others.ids],
    // With a page full of answers, the others begin on the next one.
    next: others.next ?? (others.isMore && last ? answerCursorOf(last) : null),
  };
}

function pageOf<Found extends Place>(found: Found[], limit: number, cursorOf: (last: Found) => string) {
  const last = found.length > limit ? found[limit - 1] : undefined;
  return {
    ids: found.slice(0, limit).map(({ id }) => id),
    next: last === undefined ? null : cursorOf(last),
    isMore: found.length > limit,
  };
}

async function findPlaces(
  db: Kysely<Database>,
  search: EntrySearch,
  cursor: string | undefined,
  limit: number,
): Promise<Place[]> {
  const { walk, rest } = search;
  const after = [sql<SqlBool>`not ${hasNewAnswer}`, ...(cursor === undefined ? [] : [isAfter(cursor)])];
  if (rest.length === 0) return findNewest(db, entries, [...walk, ...after], limit);
  const found = await findNewest(db, sql`(${walkOf([...walk, ...after], NEWEST)}) as entry`, rest, limit);
  return found.length === limit ? found : findRare(db, search, after, limit);
}

/** Undefined where nothing can match. */
export async function prepareSearch(
  db: Kysely<Database>,
  filter: InboxFilter,
  readable: Readable,
): Promise<EntrySearch | undefined> {
  const kinds = readable.kinds.filter(
    (kind) =>
      (filter.kind ?? kind) === kind &&
      // Only applications have stages: without this, every entry of another kind would be looked at in vain.
      (filter.stage === undefined || kind === 'application'),
  );
  const job = filter.job === undefined ? undefined : await findJobId(db, filter.job);
  if (kinds.length === 0 || (filter.job !== undefined && job === undefined)) return undefined;
  if (contradictsItself(filter)) return undefined;
  const search = parseSearch(filter.search);
  // A search of punctuation only finds nothing, rather than everything.
  if (search.kind === 'terms' && search.terms.length === 0 && filter.search !== '') return undefined;
  const { walk, isScattered, rest, days, indexed } = conditionsOf(
    filter,
    { ...readable, kinds },
    { job, lateBefore: filter.waiting === 'late' ? await readLateBefore(db) : undefined },
  );
  if (search.kind === 'reference')
    return {
      walk: [isReference(search.reference), walk, ...rest, ...days],
      isScattered,
      rest: [],
      indexed: [],
      terms: [],
    };
  return { walk: [walk, ...days], isScattered, rest, indexed: [...indexed, ...days], terms: search.terms };
}

/** Uses the index of submissions. */
function isReference(reference: string): Condition {
  return sql`submission_id = (select id from submissions where reference = ${reference})`;
}

function findRare(
  db: Kysely<Database>,
  search: EntrySearch,
  after: Condition[],
  limit: number,
): Promise<Place[]> {
  const { walk, rest } = search;
  const many = search.isScattered ? MANY_SCATTERED : MANY;
  return runTransaction(db, async (trx) => {
    await planWalk(trx);
    const walked = [...walk, ...after];
    const found = await findNewest(trx, sql`(${walkOf(walked, many)}) as entry`, rest, limit);
    if (found.length === limit || !(await hasMoreThan(trx, many, walked))) return found;
    return findByIndex(trx, search, after, limit);
  });
}

/** Uses the GIN index of words and filters. */
async function findByIndex(
  trx: Kysely<Database>,
  search: EntrySearch,
  after: Condition[],
  limit: number,
): Promise<Place[]> {
  await planIndex(trx);
  const conditions = [...(await conditionsByIndex(trx, search, LAST_TIER)), ...after];
  return findNewest(trx, entries, conditions, limit);
}

async function findJobId(db: Kysely<Database>, jid: string): Promise<string | undefined> {
  const job = await db.selectFrom('job_openings').select('id').where('jid', '=', jid).executeTakeFirst();
  return job?.id;
}

const WALKED_AT_ONCE = 2_000;
/** With fewer matches than this in a walk, the GIN index is faster. */
const FEW = 10;
const INDEXED_AT_ONCE = 5_000;

/** The ids of all matching entries, newest first, in batches. No connection is held between batches. */
export async function* findAllEntries(
  db: Kysely<Database>,
  filter: InboxFilter,
  readable: Readable,
): AsyncGenerator<string[]> {
  const search = await prepareSearch(db, filter, readable);
  if (search === undefined) return;
  const { walk, terms } = search;
  const rest = terms.length === 0 ? search.rest : [...search.rest, matches(terms)];
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
    const found = await runTransaction(db, (trx) => findByIndex(trx, search, after(), INDEXED_AT_ONCE));
    if (found.length > 0) yield found.map(({ id }) => id);
    if (found.length < INDEXED_AT_ONCE) return;
    last = found.at(-1);
  }
}
