import { type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import {
  type JobListInput,
  type JobListOutput,
  type JobOpening,
  type JobOpeningDetail,
  jobOpening,
  type jobSortColumns,
  MOST_SIMILAR,
} from '../src/contract/job-opening.ts';
import type { Database, JobStatus } from './database/schema.ts';
import { whereLive } from './live-jobs.queries.ts';

const legacyColumns = [
  'jid as Jid',
  'open_position as OpenPosition',
  'qualification as Qualification',
  'skills as Skills',
  'experience as Experience',
  'max_salary as MaxSalary',
  'industry as Industry',
  'location as Location',
] as const;

/** Job Id sorts as the number that it ends in, Salary by the rupees a month that can be read from it. */
const sortColumns = {
  Jid: 'id',
  OpenPosition: 'open_position',
  Qualification: 'qualification',
  Skills: 'skills',
  Experience: 'experience',
  MaxSalary: 'max_salary_monthly',
  Industry: 'industry',
  Location: 'location',
} as const satisfies Record<(typeof jobSortColumns)[number], keyof Database['job_openings']>;

/** All open openings, newest first. */
export function listAllJobs(db: Kysely<Database>): Promise<JobOpening[]> {
  return db
    .selectFrom('job_openings')
    .select(legacyColumns)
    .where(whereLive)
    .orderBy('opened_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** One page of the open openings that match, with the count of all that do. */
export async function listJobs(
  db: Kysely<Database>,
  input: JobListInput & { page: number },
): Promise<JobListOutput> {
  const matching = db.selectFrom('job_openings').where((job) => matches(job, input));
  const ordered =
    input.sort === undefined
      ? matching.orderBy('opened_at', 'desc').orderBy('id', 'desc')
      : matching
          .orderBy(sortColumns[input.sort], (order) => {
            if (input.direction === 'asc') return order.asc();
            // Asked of the others, whose indexes are read backwards, it would sort the whole table.
            return input.sort === 'MaxSalary' ? order.desc().nullsLast() : order.desc();
          })
          .orderBy('id', input.direction);
  const jobs = await ordered
    .select(legacyColumns)
    .limit(input.pageSize)
    .offset((input.page - 1) * input.pageSize)
    .execute();
  const { total } = await matching
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return { jobs, total: Number(total) };
}

function matches(job: ExpressionBuilder<Database, 'job_openings'>, input: JobListInput) {
  const query = prefixQuery(input.search);
  return job.and([
    whereLive,
    ...(input.industry === undefined ? [] : [job('industry', '=', input.industry)]),
    ...(input.location === undefined ? [] : [job('location', '=', input.location)]),
    ...(query === '' ? [] : [sql<SqlBool>`search @@ to_tsquery('simple', ${query})`]),
  ]);
}

/** Every word of the search as a prefix: `secur guard` becomes `'secur':* & 'guard':*`. */
function prefixQuery(search: string): string {
  const words = search.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.map((word) => `'${word}':*`).join(' & ');
}

/** The opening of that Jid, in whatever status it is: `isLive` and `stateOf` say who may see it. */
export async function findJob(
  db: Kysely<Database>,
  jid: string,
): Promise<(JobOpeningDetail & { status: JobStatus }) | undefined> {
  const row = await db
    .selectFrom('job_openings')
    .select([
      ...legacyColumns,
      'min_salary as MinSalary',
      'description as Description',
      'posted_at',
      'status',
    ])
    .where('jid', '=', jid)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { posted_at, ...job } = row;
  return { ...job, PostedAt: posted_at.toISOString() };
}

/**
 * Open openings of the same place or industry, those of the place first. Each half reads the newest of its own
 * index; one look with `or` would sort all that match.
 */
export function listSimilarJobs(
  db: Kysely<Database>,
  { Jid, Location, Industry }: Pick<JobOpening, 'Jid' | 'Location' | 'Industry'>,
): Promise<JobOpening[]> {
  const newestOf = (column: 'location' | 'industry', value: string) =>
    db
      .selectFrom(
        db
          .selectFrom('job_openings')
          .select([...legacyColumns, 'id'])
          .where(whereLive)
          .where(column, '=', value)
          .where('jid', '<>', Jid)
          .orderBy('id', 'desc')
          .limit(MOST_SIMILAR)
          .as('newest'),
      )
      .selectAll();
  return db
    .selectFrom(newestOf('location', Location).union(newestOf('industry', Industry)).as('similar'))
    .select(Object.keys(jobOpening.shape) as (keyof JobOpening)[])
    .orderBy((job) => job('Location', '=', Location), 'desc')
    .orderBy((job) => job('Industry', '=', Industry), 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_SIMILAR)
    .execute();
}
