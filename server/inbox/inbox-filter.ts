import { type SqlBool, sql } from 'kysely';
import { doneStatuses, type InboxFilter, type InboxStatus } from '../../src/contract/staff/inbox.ts';
import { startOfDayInIndia } from '../database/days-in-india.ts';
import { stageOfEntry } from './applicants/hiring-stages.queries.ts';
import { hasFollowUp, hasMentionOf, isLate } from './attention.queries.ts';
import type { Readable } from './inbox-kinds.ts';
import type { Condition } from './places.queries.ts';

/** Written like the conditions of the partial indexes, so that they are used. */
const shownIn: Record<InboxFilter['view'], Condition> = {
  open: sql`not suspect and status not in ('closed', 'spam')`,
  inbox: sql`not suspect`,
  suspects: sql`suspect`,
};

/** Written like the condition of the partial index. The start screen counts the same. */
export const isUnanswered = sql<SqlBool>`(status = 'new' or (status = 'in progress' and kind <> 'application'))`;

const UNANSWERED: readonly InboxStatus[] = ['new', 'in progress'];

/** Whether the other filters leave out the status. The planner does not see it, and would look at every entry in vain. */
export function contradictsItself({ status, unanswered, view }: InboxFilter): boolean {
  if (status === undefined) return false;
  const isAnswered = unanswered !== undefined && !UNANSWERED.includes(status);
  return isAnswered || (view === 'open' && doneStatuses.includes(status));
}

interface Facts {
  /** The id of the opening that the filter names. */
  job: string | undefined;
  /** The instant before which a new item is late; undefined if none can be. */
  lateBefore: Date | undefined;
}

/** All conditions but the words, on the entry with the alias `entry`. */
export function conditionsOf(
  filter: InboxFilter,
  { kinds, readsAll }: Readable,
  { job, lateBefore }: Facts,
): Condition[] {
  const { view, stage, assignee, flag, locale, city, door, unanswered, from, until } = filter;
  const isForLate = filter.waiting === 'late';
  const status = isForLate ? 'new' : filter.status;
  const all: (Condition | false)[] = [
    shownIn[view],
    kinds.length === 1 && sql`kind = ${kinds[0]}`,
    kinds.length > 1 && !readsAll && sql`kind = any(${[...kinds]}::text[])`,
    filter.followUp !== undefined && hasFollowUp(filter.followUp),
    filter.mentioned !== undefined && hasMentionOf(filter.mentioned),
    door !== undefined && sql`door = ${door}`,
    unanswered !== undefined && isUnanswered,
    job !== undefined && sql`job_opening_id = ${job}::bigint`,
    city !== undefined && sql`city <> '' and lower(city) = lower(${city})`,
    assignee === 'nobody' && sql`assignee_id is null`,
    assignee !== undefined && assignee !== 'nobody' && sql`assignee_id = ${assignee}`,
    // Spam has no place among a stage's applications, unless spam is asked for.
    stage !== undefined && sql`kind = 'application' and ${stageOfEntry} = ${stage}::bigint`,
    stage !== undefined && status !== 'spam' && sql`status <> 'spam'`,
    status !== undefined && sql`status = ${status}`,
    locale !== undefined && sql`locale = ${locale}`,
    flag !== undefined && sql`flags @> array[${flag}]::text[]`,
    isForLate && sql`submitted_at < ${lateBefore ?? null}::timestamptz and ${isLate(lateBefore)}`,
    from !== undefined && sql`submitted_at >= ${startOfDayInIndia(from)}`,
    until !== undefined && sql`submitted_at < ${startOfDayInIndia(until)} + interval '1 day'`,
  ];
  return all.filter((condition) => condition !== false);
}
