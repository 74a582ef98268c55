import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { whereLive } from '../jobs/list/live-jobs.queries.ts';

/**
 * A sitemap may have 50,000 addresses. Each file has the open jobs of 40,000 ids, so that no job ever moves
 * to another file and none has to be counted; the rest is for the pages and blogs in the first file. Another language
 * has files of its own. The indexes job_openings_by_sitemap_file and job_openings_translated have the same number.
 */
const IDS_PER_FILE = 40_000;
/** Each in English and in Hindi. */
const MOST_BLOGS = 4_500;
const JOBS_AT_ONCE = 1_000;

const fileOfId = sql<string>`(id / ${sql.lit(IDS_PER_FILE)})`;

interface JobFile {
  file: number;
  changedAt: Date;
}

/** The open jobs, or only those that have a text in another language. */
type Kind = 'all' | 'translated';
const isOf: Record<Kind, RawBuilder<SqlBool>> = {
  all: whereLive,
  translated: sql<SqlBool>`${whereLive} and translations <> '{}'`,
};
/** What tells the languages of an item. Texts without translations need not be read. */
const ifTranslated = (column: string) =>
  sql<string>`case when translations = '{}' then '' else ${sql.ref(column)} end`;

/** Lists the files with at least one open job and the newest change in each, by one index lookup per file. */
export async function listJobFiles(db: Kysely<Database>, kind: Kind = 'all'): Promise<JobFile[]> {
  const { rows } = await sql<{ file: string; changed_at: Date }>`
    select file, newest.changed_at
    from generate_series(
      (select min(${fileOfId}) from job_openings where ${isOf[kind]}),
      (select max(${fileOfId}) from job_openings where ${isOf[kind]})
    ) as file
    cross join lateral (
      select changed_at from job_openings where ${isOf[kind]} and ${fileOfId} = file
      order by changed_at desc limit 1
    ) as newest
    order by file`.execute(db);
  return rows.map(({ file, changed_at }) => ({ file: Number(file), changedAt: changed_at }));
}

/**
 * Streams the open jobs of a file by id, a thousand at a time, so that all of them are never in memory at once.
 */
export async function* streamJobsOfFile(db: Kysely<Database>, file: number, kind: Kind = 'all') {
  let after = String(file * IDS_PER_FILE - 1);
  for (;;) {
    const jobs = await db
      .selectFrom('job_openings')
      .select(['id', 'jid as Jid', 'open_position as OpenPosition', 'changed_at', 'translations'])
      .select(ifTranslated('description').as('Description'))
      .where(isOf[kind])
      .where('id', '>', after)
      .where('id', '<', String((file + 1) * IDS_PER_FILE))
      .orderBy('id')
      .limit(JOBS_AT_ONCE)
      .execute();
    yield* jobs;
    const last = jobs.at(-1);
    if (last === undefined || jobs.length < JOBS_AT_ONCE) return;
    after = last.id;
  }
}

/** What a blog says in all its languages. */
const textDigest = sql<string>`md5(row(subject, sub_heading, description, translations)::text)`;

/** Lists published blogs, newest first. */
export function listBlogChanges(db: Kysely<Database>) {
  return db
    .selectFrom('blogs')
    .select(['id', sql<Date>`greatest(changed_at, published_at)`.as('changed_at'), textDigest.as('digest')])
    .where(sql<SqlBool>`published_at <= now()`)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_BLOGS)
    .execute();
}

export function listBlogTexts(db: Kysely<Database>, ids: readonly number[]) {
  return db
    .selectFrom('blogs')
    .select(['subject as Subject', 'sub_heading as SubHeading', 'description as Discription'])
    .select(['translations', textDigest.as('digest')])
    .where('id', 'in', ids)
    .execute();
}

export async function findComplianceChange(db: Kysely<Database>): Promise<Date | undefined> {
  const row = await db
    .selectFrom('compliance_items')
    .select(({ fn }) => fn.max<Date | null>('changed_at').as('at'))
    .executeTakeFirst();
  return row?.at ?? undefined;
}
