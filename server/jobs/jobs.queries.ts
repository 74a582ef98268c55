import { type Kysely, type SqlBool, sql } from 'kysely';
import {
  type JobOpening,
  type JobOpeningDetail,
  MAX_SIMILAR_JOBS,
  type SiteJob,
} from '../../src/contract/job-opening.ts';
import type { Translations } from '../../src/contract/translations.ts';
import type { Database, JobStatus } from '../database/schema.ts';
import { whereLive } from './list/live-jobs.queries.ts';
import { legacyColumns, newestFirst, siteColumns } from './list/orders.ts';

const BATCH = 500;

/**
 * All open jobs, newest first, in batches by keyset pagination: while a slow client reads, no connection is held and
 * only one batch is in memory. Jobs that are opened meanwhile are missing, as they would be from a single query.
 */
export async function* readAllJobs(db: Kysely<Database>): AsyncGenerator<JobOpening[]> {
  let last: { id: string; at: string } | undefined;
  for (;;) {
    const rows = await db
      .selectFrom('job_openings')
      // As text: a Date would lose the microseconds.
      .select([...legacyColumns, 'id', sql<string>`opened_at::text`.as('at')])
      .where(whereLive)
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

/** The opening with this Jid, whatever its status: `isLive` and `stateOf` say who may see it. */
export async function findJob(
  db: Kysely<Database>,
  jid: string,
): Promise<(JobOpeningDetail & { status: JobStatus; translations: Translations }) | undefined> {
  const row = await db
    .selectFrom('job_openings')
    .select([
      ...siteColumns,
      'min_salary as MinSalary',
      'description as Description',
      'posted_at',
      'status',
      'translations',
    ])
    .where('jid', '=', jid)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { posted_at, ...job } = row;
  return { ...job, PostedAt: posted_at.toISOString() };
}

/**
 * Open jobs that are similar to this one: those of the same position first, and of these the ones in the same city;
 * then others in the city, then others in the industry.
 */
export function listSimilarJobs(
  db: Kysely<Database>,
  {
    Jid,
    OpenPosition,
    Location,
    Industry,
  }: Pick<JobOpening, 'Jid' | 'OpenPosition' | 'Location' | 'Industry'>,
): Promise<SiteJob[]> {
  const isOf = [
    sql`open_position = ${OpenPosition}`,
    sql`location = ${Location}`,
    sql`industry = ${Industry}`,
  ];
  return db
    .selectFrom('job_openings')
    .select(siteColumns)
    .where(whereLive)
    .where('jid', '<>', Jid)
    .where(sql<SqlBool>`(${sql.join(isOf, sql` or `)})`)
    .orderBy(sql`${sql.join(isOf.map((each) => sql`${each} desc`))}, ${newestFirst}`)
    .limit(MAX_SIMILAR_JOBS)
    .execute();
}
