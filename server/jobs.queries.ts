import { type Kysely, type SqlBool, sql } from 'kysely';
import type { JobOpening, JobOpeningDetail } from '../src/contract/job-opening.ts';
import type { Database } from './database/schema.ts';
import { isOpen, legacyColumns } from './job-list/orders.ts';

/** All open openings, newest first. */
export function listAllJobs(db: Kysely<Database>): Promise<JobOpening[]> {
  return db
    .selectFrom('job_openings')
    .select(legacyColumns)
    .where(isOpen)
    .orderBy('opened_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

const BATCH = 500;

/**
 * All open openings, newest first, some hundred at a time: nobody holds a connection, or all of them in memory, while
 * a slow client reads. Those that are opened meanwhile are missing, as they would be from one query.
 */
export async function* readAllJobs(db: Kysely<Database>): AsyncGenerator<JobOpening[]> {
  let last: { id: string; at: string } | undefined;
  for (;;) {
    const rows = await db
      .selectFrom('job_openings')
      // As text: a Date would lose the microseconds.
      .select([...legacyColumns, 'id', sql<string>`opened_at::text`.as('at')])
      .where(isOpen)
      .$if(last !== undefined, (query) =>
        query.where(sql<SqlBool>`(opened_at, id) < (${last?.at}::timestamptz, ${last?.id}::bigint)`),
      )
      .orderBy('opened_at', 'desc')
      .orderBy('id', 'desc')
      .limit(BATCH)
      .execute();
    last = rows.at(-1);
    yield rows.map(({ id, at, ...job }) => job);
    if (rows.length < BATCH) return;
  }
}

/** The open opening of that Jid. */
export async function findJob(db: Kysely<Database>, jid: string): Promise<JobOpeningDetail | undefined> {
  const row = await db
    .selectFrom('job_openings')
    .select([...legacyColumns, 'min_salary as MinSalary', 'description as Description', 'posted_at'])
    .where('jid', '=', jid)
    .where(isOpen)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { posted_at, ...job } = row;
  return { ...job, PostedAt: posted_at.toISOString() };
}
