import type { Kysely } from 'kysely';
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
