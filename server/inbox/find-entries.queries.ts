import { type Kysely, type SqlBool, sql } from 'kysely';
import type { InboxFilter } from '../../src/contract/staff/inbox.ts';
import type { Database } from '../database/schema.ts';
import { answerCursorOf, findAnswered, hasNewAnswer, isAnswerCursor } from './answered-entries.queries.ts';
import { conditionsOf, contradictsItself } from './inbox-filter.ts';
import type { Readable } from './inbox-kinds.ts';
import { readLateBefore } from './office-hours/office-hours.queries.ts';
import { allOf, type Condition, cursorOf, findNewest, isAfter, type Place, place } from './places.queries.ts';
import { LAST_TIER, parseSearch, queryOf, type SearchTerm } from './search/search-terms.ts';

interface EntrySearch {
  /** All conditions but the words. */
  conditions: Condition[];
  terms: SearchTerm[];
}

/**
 * The newest `limit` matching entries after the cursor, those with a new answer before all others; with words, the best
 * matches first.
 * @param readable the kinds that the reader may see.
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
  const { conditions } = search;
  const answered =
    cursor === undefined || isAnswerCursor(cursor)
      ? await findAnswered(db, conditions, cursor, limit + 1)
      : [];
  if (answered.length > limit) return pageOf(answered, limit, answerCursorOf);
  const after = cursor === undefined || isAnswerCursor(cursor) ? [] : [isAfter(cursor)];
  const left = limit - answered.length;
  const others = pageOf(
    await findNewest(db, [...conditions, sql`not ${hasNewAnswer}`, ...after], left + 1),
    left,
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

/** An entry, and the tier in which its words match. */
type Match = Place & { tier: number };
const matchCursorOf = (match: Match) => `${match.tier}-${cursorOf(match)}`;

type Tiers = readonly [first: number, last: number];
/** Tiers that are asked for together. One word may be in very many entries, several words together are in few. */
const TIERS_OF_WORD: Tiers[] = [
  [0, 0],
  [1, 1],
  [2, 2],
  [LAST_TIER, LAST_TIER],
];
const TIERS_OF_WORDS: Tiers[] = [
  [0, 0],
  [1, LAST_TIER],
];

/** The best matches first, and among equals the newest. A tier is only asked for where those before it leave room. */
async function findByWords(
  db: Kysely<Database>,
  search: EntrySearch,
  cursor: string | undefined,
  limit: number,
): Promise<Match[]> {
  const { terms } = search;
  const [, tier = '0', after] = /^([0-3])-(.+)$/.exec(cursor ?? '') ?? [];
  const last = { tier: Number(tier), after };
  const found: Match[] = [];
  for (const tiers of terms.length === 1 ? TIERS_OF_WORD : TIERS_OF_WORDS) {
    const [from, to] = tiers;
    const isEmpty = terms.every(({ ways }) => ways.slice(from, to + 1).flat().length === 0);
    if (isEmpty || to < last.tier || found.length === limit) continue;
    found.push(...(await findInTiers(db, search, tiers, last, limit - found.length)));
  }
  return found;
}

async function findInTiers(
  db: Kysely<Database>,
  { conditions, terms }: EntrySearch,
  [first, last]: Tiers,
  { tier, after }: { tier: number; after: string | undefined },
  limit: number,
): Promise<Match[]> {
  const better = Array.from({ length: last - first }, (_, at) => first + at);
  const cases = better.map((each) => sql`when ${matches(terms, each)} then ${sql.lit(each)}`);
  const tierOf =
    cases.length === 0 ? sql.lit(last) : sql`case ${sql.join(cases, sql` `)} else ${sql.lit(last)} end`;
  const matching = [
    ...conditions,
    matches(terms, last),
    ...(first > 0 ? [sql<SqlBool>`not ${matches(terms, first - 1)}`] : []),
  ];
  // Misspellings are rarer than the planner thinks: `offset 0` keeps it from looking for them among the newest entries.
  const { rows } = await sql<Match>`
    select ${place}, tier from (
      select submission_id, submitted_at, ${tierOf} as tier from inbox_entries as entry where ${allOf(matching)}
      ${last === LAST_TIER ? sql`offset 0` : sql``}
    ) as entry
    where tier > ${tier} or (tier = ${tier} and ${after === undefined ? sql`true` : isAfter(after)})
    order by tier, submitted_at desc, submission_id desc limit ${limit}
  `.execute(db);
  return rows;
}

/** Entries whose words match in this tier or a better one. */
function matches(terms: SearchTerm[], tier = LAST_TIER): Condition {
  return sql`search @@ ${queryOf(terms, tier)}::tsquery`;
}

/** How many entries match, but no more than `limit`. */
export async function countEntries(
  db: Kysely<Database>,
  filter: InboxFilter,
  readable: Readable,
  limit: number,
): Promise<number> {
  const search = await prepareSearch(db, filter, readable);
  if (search === undefined) return 0;
  const { rows } = await sql<{ found: number }>`
    select count(*)::integer as found from (
      select from inbox_entries as entry where ${allOf(allConditionsOf(search))} limit ${limit}
    ) as matching`.execute(db);
  return rows[0]?.found ?? 0;
}

const READ_AT_ONCE = 5_000;

/** The ids of all matching entries, newest first, in batches. No connection is held between batches. */
export async function* findAllEntries(
  db: Kysely<Database>,
  filter: InboxFilter,
  readable: Readable,
): AsyncGenerator<string[]> {
  const search = await prepareSearch(db, filter, readable);
  if (search === undefined) return;
  const conditions = allConditionsOf(search);
  for (let last: Place | undefined; ; ) {
    const after = last === undefined ? [] : [isAfter(cursorOf(last))];
    const places = await findNewest(db, [...conditions, ...after], READ_AT_ONCE);
    if (places.length > 0) yield places.map(({ id }) => id);
    if (places.length < READ_AT_ONCE) return;
    last = places.at(-1);
  }
}

const allConditionsOf = ({ conditions, terms }: EntrySearch) =>
  terms.length === 0 ? conditions : [...conditions, matches(terms)];

/** Undefined where nothing can match. */
async function prepareSearch(
  db: Kysely<Database>,
  filter: InboxFilter,
  readable: Readable,
): Promise<EntrySearch | undefined> {
  const kinds = readable.kinds.filter(
    // Only applications have stages.
    (kind) => (filter.kind ?? kind) === kind && (filter.stage === undefined || kind === 'application'),
  );
  const job = filter.job === undefined ? undefined : await findJobId(db, filter.job);
  if (kinds.length === 0 || (filter.job !== undefined && job === undefined)) return undefined;
  if (contradictsItself(filter)) return undefined;
  const search = parseSearch(filter.search);
  // A search of punctuation only finds nothing, rather than everything.
  if (search.kind === 'terms' && search.terms.length === 0 && filter.search !== '') return undefined;
  const conditions = conditionsOf(
    filter,
    { ...readable, kinds },
    { job, lateBefore: filter.waiting === 'late' ? await readLateBefore(db) : undefined },
  );
  if (search.kind === 'terms') return { conditions, terms: search.terms };
  return { conditions: [isReference(search.reference), ...conditions], terms: [] };
}

/** Uses the index of submissions. */
function isReference(reference: string): Condition {
  return sql`submission_id = (select id from submissions where reference = ${reference})`;
}

async function findJobId(db: Kysely<Database>, jid: string): Promise<string | undefined> {
  const job = await db.selectFrom('job_openings').select('id').where('jid', '=', jid).executeTakeFirst();
  return job?.id;
}
