import { type Kysely, type NotNull, type SqlBool, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { whereLive } from '../jobs/list/live-jobs.queries.ts';

/** A feed has only the newest entries; the sitemap has all of them. */
const BLOGS = 50;
const JOBS = 100;

export function listLatestBlogs(db: Kysely<Database>) {
  return db
    .selectFrom('blogs')
    .select([
      'id as BlogId',
      'subject as Subject',
      'sub_heading as SubHeading',
      'description as Discription',
      'translations',
      'published_at',
      // For readers of the feed, the publication is a change.
      sql<Date>`greatest(changed_at, published_at)`.as('changed_at'),
    ])
    .where(sql<SqlBool>`published_at <= now()`)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(BLOGS)
    .$narrowType<{ published_at: NotNull }>()
    .execute();
}

export function listLatestJobs(db: Kysely<Database>) {
  return db
    .selectFrom('job_openings')
    .select([
      'jid as Jid',
      'open_position as OpenPosition',
      'location as Location',
      'industry as Industry',
      'qualification as Qualification',
      'experience as Experience',
      'skills as Skills',
      'min_salary as MinSalary',
      'max_salary as MaxSalary',
      'description as Description',
      'translations',
      'posted_at',
      'changed_at',
      sql<string | null>`closes_on::text`.as('ClosesOn'),
    ])
    .where(whereLive)
    .orderBy('opened_at', 'desc')
    .orderBy('id', 'desc')
    .limit(JOBS)
    .execute();
}

/** When a list last changed. Closing a job is a change too. */
export async function findLastChange(
  db: Kysely<Database>,
  list: 'jobs' | 'blogs',
): Promise<Date | undefined> {
  const row =
    list === 'jobs'
      ? await db
          .selectFrom('job_openings')
          .select('changed_at as at')
          .where(sql<SqlBool>`status in ('open', 'closed')`)
          .orderBy('changed_at', 'desc')
          .limit(1)
          .executeTakeFirst()
      : await db
          .selectFrom('blogs')
          .select(({ fn }) => fn.max<Date | null>(sql`greatest(changed_at, published_at)`).as('at'))
          .where(sql<SqlBool>`published_at <= now()`)
          .executeTakeFirst();
  return row?.at ?? undefined;
}
