import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ApplicantsFilter } from '../../../src/contract/staff/applicants.ts';
import { startOfDayInIndia } from '../../database/days-in-india.ts';
import type { Database } from '../../database/schema.ts';
import { allOf, isAfter, type Place, place, placeColumns } from '../places.queries.ts';
import type { ResumeRow } from '../resume-access.ts';
import { stageOfEntry } from './hiring-stages.queries.ts';

/** The resume of an application; undefined where there is no such application, or it has none. */
export function findResume(db: Kysely<Database>, reference: string): Promise<ResumeRow | undefined> {
  return db
    .selectFrom('submissions')
    .innerJoin('job_applications', 'submission_id', 'submissions.id')
    .innerJoin('resumes', 'resumes.id', 'resume_id')
    .select(['resumes.id', 'size', 'type', 'original_name', 'scan_state'])
    .where('reference', '=', reference)
    .executeTakeFirst();
}

/** Where the applicant lives; '' if that was not noted. */
export async function findCity(db: Kysely<Database>, submissionId: string): Promise<string> {
  const row = await db
    .selectFrom('job_applications')
    .select('city')
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();
  return row?.city ?? '';
}

const CITIES_OFFERED = 500;

/** The cities that were noted for applicants, in alphabetical order. */
export async function listCities(db: Kysely<Database>): Promise<string[]> {
  const rows = await db
    .selectFrom('job_applications')
    .select('city')
    .distinct()
    .where('city', 'is not', null)
    .orderBy('city')
    .limit(CITIES_OFFERED)
    .$narrowType<{ city: string }>()
    .execute();
  return rows.map(({ city }) => city);
}

export interface ApplicantJob {
  id: string;
  jid: string;
  position: string;
  location: string;
}

export function findApplicantJob(db: Kysely<Database>, jid: string): Promise<ApplicantJob | undefined> {
  return db
    .selectFrom('job_openings')
    .select(['id', 'jid', 'open_position as position', 'location'])
    .where('jid', '=', jid)
    .executeTakeFirst();
}

export interface ApplicantRow extends Place {
  reference: string;
  version: number;
  submittedAt: Date;
  name: string;
  phone: string;
  email: string;
  city: string;
  qualification: string;
  stage: string;
  stageReason: string;
  resume: ResumeRow | null;
}

interface ApplicantsQuery {
  jobId: string;
  filter: ApplicantsFilter & { stage?: string | undefined };
  /** The cursor of the page before. */
  after?: string | undefined;
  limit: number;
}

/** Newest first, after the cursor, without spam. */
export async function listApplicants(
  db: Kysely<Database>,
  { jobId, filter, after, limit }: ApplicantsQuery,
): Promise<ApplicantRow[]> {
  const { stage } = filter;
  const rows = await selectApplicants(db)
    .where(
      allOf([
        ...conditionsOf(jobId, filter),
        ...(stage === undefined ? [] : [sql<SqlBool>`${stageOfEntry} = ${stage}::bigint`]),
        ...(after === undefined ? [] : [isAfter(after)]),
      ]),
    )
    .orderBy('submitted_at', 'desc')
    .orderBy('entry.submission_id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(applicantOf);
}

/** The newest applicants of each stage. */
export async function listNewestByStage(
  db: Kysely<Database>,
  { jobId, filter, limit }: ApplicantsQuery,
): Promise<ApplicantRow[]> {
  const { rows: places } = await sql<Place>`
    select newest.id, newest.at from hiring_stages as stage cross join lateral (
      select ${place} from inbox_entries as entry
      join job_applications as application on application.submission_id = entry.submission_id
      where ${allOf(conditionsOf(jobId, filter))} and ${stageOfEntry} = stage.id
      order by submitted_at desc, entry.submission_id desc limit ${limit}
    ) as newest
  `.execute(db);
  if (places.length === 0) return [];
  const ids = places.map(({ id }) => id);
  const rows = await selectApplicants(db)
    .where(sql<SqlBool>`entry.submission_id = any(${ids}::bigint[])`)
    .orderBy(sql`array_position(${ids}::bigint[], entry.submission_id)`)
    .execute();
  return rows.map(applicantOf);
}

/** How many applicants match in each stage that has any. */
export async function countByStage(
  db: Kysely<Database>,
  jobId: string,
  filter: ApplicantsFilter,
): Promise<{ stage: string; count: number }[]> {
  // Both sides are read from one job's part of an index, without the rows themselves.
  const applications =
    filter.qualification === undefined && filter.resume === undefined && filter.city === undefined
      ? sql``
      : sql`join job_applications as application on application.submission_id = entry.submission_id
          and application.job_opening_id = ${jobId}::bigint`;
  const { rows } = await sql<{ stage: string; count: number }>`
    select ${stageOfEntry} as stage, count(*)::integer as count
    from inbox_entries as entry ${applications}
    where ${allOf(conditionsOf(jobId, filter))} group by 1
  `.execute(db);
  return rows;
}

/** The first ones are written like the condition of the index. */
function conditionsOf(
  jobId: string,
  { qualification, resume, city, from, until }: ApplicantsFilter,
): RawBuilder<SqlBool>[] {
  const conditions: (RawBuilder<SqlBool> | false)[] = [
    sql`not entry.suspect`,
    sql`entry.status <> 'spam'`,
    sql`entry.kind = 'application'`,
    sql`entry.job_opening_id = ${jobId}::bigint`,
    Boolean(qualification) && sql`strpos(lower(application.qualification), lower(${qualification})) > 0`,
    resume === 'with' && sql`application.resume_id is not null`,
    resume === 'without' && sql`application.resume_id is null`,
    Boolean(city) && sql`strpos(lower(application.city), lower(${city})) > 0`,
    from !== undefined && sql`entry.submitted_at >= ${startOfDayInIndia(from)}`,
    until !== undefined && sql`entry.submitted_at < ${startOfDayInIndia(until)} + interval '1 day'`,
  ];
  return conditions.filter((condition) => condition !== false);
}

function selectApplicants(db: Kysely<Database>) {
  return db
    .selectFrom('inbox_entries as entry')
    .innerJoin('job_applications as application', 'application.submission_id', 'entry.submission_id')
    .leftJoin('resumes as resume', 'resume.id', 'resume_id')
    .select(placeColumns)
    .select(['reference', 'version', 'submitted_at as submittedAt', 'name', 'phone', 'email'])
    .select([
      'qualification',
      sql<string>`coalesce(application.city, '')`.as('city'),
      stageOfEntry.as('stage'),
      'stage_reason as stageReason',
    ])
    .select(['resume.id as resumeId', 'size', 'type', 'original_name', 'scan_state']);
}

type SelectedRow = Awaited<ReturnType<ReturnType<typeof selectApplicants>['execute']>>[number];

function applicantOf({
  resumeId,
  size,
  type,
  original_name,
  scan_state,
  stage,
  ...row
}: SelectedRow): ApplicantRow {
  const hasResume =
    resumeId !== null && size !== null && type !== null && original_name !== null && scan_state !== null;
  return {
    ...row,
    // Only applications are joined, and each has a stage.
    stage: stage ?? '',
    resume: hasResume ? { id: resumeId, size, type, original_name, scan_state } : null,
  };
}
