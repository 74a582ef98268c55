import { type SqlBool, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** Erases the texts of these requests, and marks open ones as done, since nobody can answer them any more. */
export async function blankDataRequests(trx: Transaction<Database>, ids: string[]): Promise<void> {
  const isTheirs = sql<SqlBool>`submission_id = any(${ids}::bigint[])`;
  await trx
    .updateTable('data_requests')
    .set({
      full_name: '',
      contact: '',
      details: '',
      confirmed_from: '',
      done_at: sql<Date>`coalesce(done_at, now())`,
    })
    .where(isTheirs)
    .execute();
  await trx.deleteFrom('data_request_links').where(isTheirs).execute();
}
