import { type RawBuilder, type SqlBool, sql } from 'kysely';
import {
  doneStatuses,
  type InboxFilter,
  type InboxKind,
  type InboxStatus,
} from '../../src/contract/staff/inbox.ts';
import { startOfDayInIndia } from '../database/days-in-india.ts';
import { stageOfEntry } from './applicants/hiring-stages.queries.ts';
import { hasFollowUp, hasMentionOf, isLate } from './attention.queries.ts';
import type { Readable } from './inbox-kinds.ts';

type Condition = RawBuilder<SqlBool>;

/** One filter, as a condition on its column and as a facet in the GIN index. */
interface Narrowing {
  where: Condition;
  /** Absent where no facet has it: its condition is then checked on the rows that the index finds. */
  facet?: RawBuilder<string> | undefined;
  /** Whether an ordered index answers it, newest first. */
  hasIndex: boolean;
  /** Whether the facet finds more than the condition does, as one that is missing does. */
  isFacetWider?: boolean;
  /** Whether its rows are scattered over the table, so that each costs a page read: the index is used sooner. */
  isScattered?: boolean;
  /** Whether they are fewer than all suspects. */
  isFew?: boolean;
}

const facetsOf = sql`inbox_facets(entry)`;

interface InboxConditions {
  /** The condition that an ordered index answers, newest first. */
  walk: Condition;
  /** Whether the walk's rows are scattered over the table. */
  isScattered: boolean;
  /** Conditions to check on each row of the walk, without the words. */
  rest: Condition[];
  /** The range of days, by which every ordered index can start and stop. */
  days: Condition[];
  /** All conditions except days and words, for the GIN index. */
  indexed: Condition[];
}

/** Written like the conditions of the partial indexes, so that they are used. */
const shownIn: Record<InboxFilter['view'], Condition> = {
  open: sql`not suspect and status not in ('closed', 'spam')`,
  inbox: sql`not suspect`,
  suspects: sql`suspect`,
};

/** Written like the condition of the partial index. The start screen counts the same. */
const isUnanswered = sql<SqlBool>`(status = 'new' or (status = 'in progress' and kind <> 'application'))`;
const UNANSWERED: readonly InboxStatus[] = ['new', 'in progress'];

/** Whether the other filters leave out the status, so that every entry that they leave would be looked at in vain. */
export function contradictsItself({ status, unanswered, view }: InboxFilter): boolean {
  if (status === undefined) return false;
  const isAnswered = unanswered !== undefined && !UNANSWERED.includes(status);
  return isAnswered || (view === 'open' && doneStatuses.includes(status));
}

/**
 * @param job the id of the opening that the filter names.
 * @param lateBefore the instant before which a new item is late; undefined if none can be.
 */
export function conditionsOf(
  filter: InboxFilter,
  { kinds, readsAll }: Readable,
  { job, lateBefore }: { job: string | undefined; lateBefore: Date | undefined },
): InboxConditions {
  const { view, from, until, waiting } = filter;
  const isSuspect = view === 'suspects';
  const shown = shownIn[view];
  const isForLate = waiting === 'late';
  const all = narrowings(isForLate ? { ...filter, status: 'new' } : filter, kinds, job);
  if (isForLate) all.push({ where: isLate(lateBefore), hasIndex: false });
  // There is little suspected spam, and one index has all of it.
  const walked = all.find(({ hasIndex, isFew }) => (isSuspect ? isFew : hasIndex));
  const facets = [...(isSuspect ? [sql`'suspect'`] : []), ...all.flatMap(({ facet }) => facet ?? [])];
  const isOfSeveral = kinds.length > 1 && !readsAll;
  return {
    walk: walked === undefined ? shown : sql<SqlBool>`${shown} and ${walked.where}`,
    isScattered: isForLate || (walked?.isScattered ?? isSuspect),
    rest: [
      ...all.filter((each) => each !== walked).map(({ where }) => where),
      ...(isOfSeveral ? [sql<SqlBool>`kind = any(${[...kinds]}::text[])`] : []),
    ],
    days: [
      ...(isForLate ? [sql<SqlBool>`submitted_at < ${lateBefore ?? null}::timestamptz`] : []),
      ...(from === undefined ? [] : [sql<SqlBool>`submitted_at >= ${startOfDayInIndia(from)}`]),
      ...(until === undefined
        ? []
        : [sql<SqlBool>`submitted_at < ${startOfDayInIndia(until)} + interval '1 day'`]),
    ],
    indexed: [
      shown,
      ...all.filter(({ isFacetWider, facet }) => isFacetWider || !facet).map(({ where }) => where),
      ...(facets.length === 0 ? [] : [sql<SqlBool>`${facetsOf} @> array[${sql.join(facets)}]::text[]`]),
      ...(isOfSeveral ? [sql<SqlBool>`${facetsOf} && ${kinds.map((kind) => `kind ${kind}`)}::text[]`] : []),
    ],
  };
}

const attention = { hasIndex: true, isScattered: true, isFew: true };

/** Filters with an index of their own come first, in the order in which they usually leave the fewest entries. */
function narrowings(
  { status, stage, assignee, flag, locale, city, door, unanswered, followUp, mentioned }: InboxFilter,
  kinds: readonly InboxKind[],
  job: string | undefined,
): Narrowing[] {
  const [kind] = kinds;
  const isMember = assignee !== undefined && assignee !== 'nobody';
  const all: (Narrowing | false | undefined)[] = [
    followUp !== undefined && { where: hasFollowUp(followUp), ...attention },
    mentioned !== undefined && { where: hasMentionOf(mentioned), ...attention },
    // All that came by an older client are in an index, in which those of the site are not.
    door !== undefined && {
      where: door === 'site' ? sql`door = 'site'` : sql`door <> 'site' and door = ${door}`,
      facet: undefined,
      isFacetWider: true,
      hasIndex: door !== 'site',
    },
    unanswered !== undefined && {
      where: isUnanswered,
      facet: undefined,
      isFacetWider: true,
      hasIndex: true,
      isScattered: true,
    },
    job !== undefined && {
      ...equals(sql`job_opening_id = ${job}::bigint`, sql`${`job ${job}`}`),
      isScattered: true,
    },
    city !== undefined && {
      ...equals(sql`city <> '' and lower(city) = lower(${city})`, sql`'city ' || lower(${city})`),
      isScattered: true,
    },
    isMember && equals(sql`assignee_id = ${assignee}`, sql`${`assignee ${assignee}`}`),
    stage !== undefined && {
      // Spam has no place among a stage's applications, unless spam is asked for.
      ...equals(
        sql`kind = 'application' and ${stageOfEntry} = ${stage}::bigint and (status <> 'spam' or ${status === 'spam'})`,
        sql`'kind application'`,
      ),
      isFacetWider: true,
      isScattered: true,
    },
    status !== undefined && equals(sql`status = ${status}`, sql`${`status ${status}`}`),
    kinds.length === 1 && equals(sql`kind = ${kind}`, sql`${`kind ${kind}`}`),
    assignee === 'nobody' && {
      where: sql`assignee_id is null`,
      facet: sql`'assignee '`,
      hasIndex: false,
    },
    locale !== undefined && {
      where: sql`locale = ${locale}`,
      facet: sql`${`locale ${locale}`}`,
      hasIndex: false,
    },
    flag !== undefined && {
      where: sql`flags @> array[${flag}]::text[]`,
      facet: sql`${flag}`,
      hasIndex: false,
    },
  ];
  return all.filter((each) => typeof each === 'object');
}

function equals(where: Condition, facet: RawBuilder<string>): Narrowing {
  return { where, facet, hasIndex: true };
}
