import { type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import {
  INBOX_PAGE,
  type InboxEntry,
  type InboxFilter,
  type InboxKind,
  inboxKinds,
} from '../../../src/contract/staff/inbox.ts';
import type { Database } from '../../database/schema.ts';

/** Newest first. `kinds` are those that the reader may see. */
export async function listInbox(
  db: Kysely<Database>,
  filter: InboxFilter,
  kinds: readonly InboxKind[],
  after: string | undefined,
): Promise<{ entries: InboxEntry[]; next: string | null }> {
  const rows = await db
    .selectFrom('inbox_entries as entry')
    .leftJoin('staff_members as member', 'member.id', 'assignee_id')
    .select(['submission_id', 'reference', 'kind', 'submitted_at', 'entry.name', 'about', 'flags', 'status'])
    .select(['assignee_id', 'member.name as assignee_name'])
    .where((entry) => matches(entry, filter, kinds))
    .$if(after !== undefined, (query) => query.where(isAfter(after ?? '')))
    .orderBy('submitted_at', 'desc')
    .orderBy('submission_id', 'desc')
    .limit(INBOX_PAGE + 1)
    .execute();
  const page = rows.slice(0, INBOX_PAGE);
  const last = page.at(-1);
  return {
    entries: page.map((row) => ({
      reference: row.reference,
      kind: row.kind as InboxKind,
      submittedAt: row.submitted_at.toISOString(),
      name: row.name,
      about: row.about,
      flags: row.flags,
      status: row.status,
      assignee: row.assignee_id === null ? null : { id: row.assignee_id, name: row.assignee_name ?? '' },
    })),
    next: rows.length > INBOX_PAGE && last ? last.submission_id : null,
  };
}

type Entries = ExpressionBuilder<Database & { entry: Database['inbox_entries'] }, 'entry'>;

function matches(entry: Entries, filter: InboxFilter, kinds: readonly InboxKind[]) {
  const { view, search, kind, status, assignee, flag, city, job, from, until } = filter;
  const words = prefixQuery(search);
  const asked = kind === undefined ? kinds : kinds.filter((each) => each === kind);
  return entry.and([
    // Written out, as the partial indexes have it.
    view === 'suspects' ? sql<SqlBool>`suspect` : sql<SqlBool>`not suspect`,
    ...(kind === undefined && kinds.length === inboxKinds.length
      ? []
      : [sql<SqlBool>`entry.kind = any(${[...asked]}::text[])`]),
    ...(words === '' ? [] : [sql<SqlBool>`entry.search @@ to_tsquery('simple', ${words})`]),
    ...(status === undefined ? [] : [entry('status', '=', status)]),
    ...(assignee === undefined
      ? []
      : [assignee === 'nobody' ? entry('assignee_id', 'is', null) : entry('assignee_id', '=', assignee)]),
    ...(flag === undefined ? [] : [sql<SqlBool>`flags <> '{}' and flags @> array[${flag}]::text[]`]),
    ...(city === undefined ? [] : [sql<SqlBool>`city <> '' and lower(city) = lower(${city})`]),
    ...(job === undefined
      ? []
      : [sql<SqlBool>`job_opening_id = (select id from job_openings where jid = ${job})`]),
    ...(from === undefined ? [] : [sql<SqlBool>`submitted_at >= ${startOfDay(from)}`]),
    ...(until === undefined ? [] : [sql<SqlBool>`submitted_at < ${startOfDay(until)} + interval '1 day'`]),
  ]);
}

function startOfDay(day: string) {
  return sql`(${day}::date::timestamp at time zone 'Asia/Kolkata')`;
}

/** The cursor is a submission's id alone: it says nothing of whom it names, and its time is looked up. */
function isAfter(after: string) {
  const id = /^\d{1,18}$/.test(after) ? after : '0';
  return sql<SqlBool>`(submitted_at, submission_id) < (
    select submitted_at, id from submissions where id = ${id}::bigint)`;
}

/** Every word of the search as a prefix: `secur guard` becomes `'secur':* & 'guard':*`. */
function prefixQuery(search: string): string {
  const words = search.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.map((word) => `'${word}':*`).join(' & ');
}
