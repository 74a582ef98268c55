import { type Kysely, type SqlBool, sql } from 'kysely';
import {
  DATA_REQUESTS_PAGE,
  type DataRequest,
  type dataRequestStates,
} from '../../../src/contract/staff/data-requests.ts';
import { pageOf } from '../../database/page-of.ts';
import type { Database } from '../../database/schema.ts';

type State = (typeof dataRequestStates)[number];

/** The open requests, earliest due date first, or the answered ones, latest answer first. */
export async function listDataRequests(
  db: Kysely<Database>,
  state: State,
  after: string | undefined,
): Promise<{ requests: DataRequest[]; next: string | null }> {
  const id = /^\d{1,18}$/.test(after ?? '') ? after : undefined;
  const order = sql.ref(state === 'open' ? 'due_at' : 'done_at');
  const beyond = sql.raw(state === 'open' ? '>' : '<');
  const rows = await db
    .selectFrom('data_requests as request')
    .innerJoin('submissions', 'submissions.id', 'submission_id')
    .select([
      'submission_id',
      'reference',
      'locale',
      'submitted_at',
      'due_at',
      'done_at',
      'full_name',
      'contact',
    ])
    .select(['asked', 'details', 'confirmed_at', 'confirmed_from'])
    .select(
      sql<boolean>`exists (select from mails where submission_id = submissions.id and status = 'held')`.as(
        'held',
      ),
    )
    .select(
      sql<boolean>`exists (
        select from mails where submission_id = submissions.id and role = 'confirmation' and status = 'sent')`.as(
        'mailed',
      ),
    )
    .select(
      sql<
        string[]
      >`array(select flag from submission_flags f where f.submission_id = submissions.id order by flag)`.as(
        'flags',
      ),
    )
    .where('done_at', state === 'open' ? 'is' : 'is not', null)
    .$if(id !== undefined, (query) =>
      query.where(
        sql<SqlBool>`(${order}, submission_id) ${beyond} (
          select ${order}, submission_id from data_requests where submission_id = ${id}::bigint)`,
      ),
    )
    .orderBy(order, state === 'open' ? 'asc' : 'desc')
    .orderBy('submission_id', state === 'open' ? 'asc' : 'desc')
    .limit(DATA_REQUESTS_PAGE + 1)
    .execute();
  const { page, next } = pageOf(rows, DATA_REQUESTS_PAGE, ({ submission_id }) => submission_id);
  return {
    requests: page.map((row) => ({
      reference: row.reference,
      locale: row.locale,
      submittedAt: row.submitted_at.toISOString(),
      dueAt: row.due_at.toISOString(),
      doneAt: row.done_at?.toISOString() ?? null,
      name: row.full_name,
      contact: row.contact,
      asked: row.asked,
      details: row.details,
      flags: row.flags,
      held: row.held,
      mailed: row.mailed,
      confirmedAt: row.confirmed_at?.toISOString() ?? null,
      confirmedFrom: row.confirmed_from,
    })),
    next,
  };
}

/** @returns whether there is such a request. */
export async function updateDataRequestState(
  db: Kysely<Database>,
  reference: string,
  state: State,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('data_requests')
    .set({ done_at: state === 'open' ? null : sql<Date>`coalesce(done_at, now())` })
    .where('submission_id', '=', (query) =>
      query.selectFrom('submissions').select('id').where('reference', '=', reference),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Queues a request's held mails. Its flags stay as they are. @returns how many. */
export async function releaseMailsOf(db: Kysely<Database>, reference: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({ status: 'queued', queued_at: sql<Date>`now()`, due_at: sql<Date>`now()` })
    .where('status', '=', 'held')
    .where('submission_id', '=', (query) =>
      query
        .selectFrom('submissions')
        .innerJoin('data_requests', 'data_requests.submission_id', 'submissions.id')
        .select('submissions.id')
        .where('reference', '=', reference),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
