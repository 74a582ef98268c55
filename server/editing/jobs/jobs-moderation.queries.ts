import { type Kysely, type SqlBool, sql, type UpdateObject } from 'kysely';
import type { ContentAction } from '../../../src/contract/staff/audit.ts';
import {
  ENDING_SOON_DAYS,
  type JobValues,
  STAFF_JOBS_PAGE,
  type StaffJob,
  type StaffJobEntry,
  type StaffJobsFilter,
} from '../../../src/contract/staff/jobs.ts';
import type { Translations } from '../../../src/contract/translations.ts';
import { monthlyRupees } from '../../../src/salary.ts';
import { todayInIndia } from '../../database/days-in-india.ts';
import { pageOf } from '../../database/page-of.ts';
import type { Database, JobStatus } from '../../database/schema.ts';
import { splitWords } from '../../spelling/split-words.ts';

const MOST_COUNTED = 100;

const flagsOfPosting = sql<string[]>`array(
  select flag from submission_flags where submission_flags.submission_id = job_openings.submission_id order by flag)`;
const applications = sql<number>`(
  select count(*)::integer from job_applications where job_opening_id = job_openings.id)`;
// As text, since a JavaScript Date would turn a calendar day into an instant in some time zone.
const closesOnText = sql<string | null>`closes_on::text`;

/** Openings in any status, newest first. */
export async function listStaffJobs(
  db: Kysely<Database>,
  { status, search, ending }: StaffJobsFilter,
  after: string | undefined,
): Promise<{ jobs: StaffJobEntry[]; next: string | null }> {
  const words = prefixQuery(search);
  // A search of punctuation only finds nothing, rather than everything.
  if (words === '' && search !== '') return { jobs: [], next: null };
  const rows = await db
    .selectFrom('job_openings')
    .select(['jid as Jid', 'open_position as OpenPosition', 'location as Location', 'industry as Industry'])
    .select(['status', 'posted_at', closesOnText.as('closesOn'), flagsOfPosting.as('flags')])
    .select(applications.as('applications'))
    .$if(status !== undefined, (query) => query.where(hasStatus(status)))
    .$if(ending !== undefined, (query) => query.where(endsSoon))
    .$if(words !== '', (query) => query.where(sql<SqlBool>`search @@ to_tsquery('simple', ${words})`))
    .$if(after !== undefined, (query) => query.where('id', '<', after?.slice('JO-'.length) ?? ''))
    .orderBy('id', 'desc')
    .limit(STAFF_JOBS_PAGE + 1)
    .execute();
  const { page, next } = pageOf(rows, STAFF_JOBS_PAGE, ({ Jid }) => Jid);
  const jobs = page.map(({ posted_at, ...job }) => ({ ...job, postedAt: posted_at.toISOString() }));
  return { jobs, next };
}

const endsSoon = sql<SqlBool>`status = 'open' and closes_on is not null
  and closes_on <= ${todayInIndia} + ${ENDING_SOON_DAYS}::integer`;

/** Written like the condition of the partial index, so that it is used. */
function hasStatus(status: JobStatus | undefined) {
  return status === 'open'
    ? sql<SqlBool>`status = 'open'`
    : sql<SqlBool>`status <> 'open' and status = ${status}`;
}

/** Each word matches as a prefix. */
function prefixQuery(search: string): string {
  return splitWords(search)
    .map((word) => `'${word}':*`)
    .join(' & ');
}

export async function countPendingJobs(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom((pending) =>
      pending
        .selectFrom('job_openings')
        .select('id')
        .where('status', '=', 'pending')
        .where('status', '<>', 'open')
        .limit(MOST_COUNTED)
        .as('pending'),
    )
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function findStaffJob(
  db: Kysely<Database>,
  jid: string,
): Promise<Omit<StaffJob, 'events'> | undefined> {
  const row = await db
    .selectFrom('job_openings')
    .leftJoin('submissions', 'submissions.id', 'submission_id')
    .select(['jid as Jid', 'status', 'version', 'rejection', 'reference', closesOnText.as('closesOn')])
    .select(['posted_at', 'opened_at', 'closed_at', flagsOfPosting.as('flags')])
    .select(applications.as('applications'))
    .select(['open_position', 'qualification', 'skills', 'experience', 'industry', 'location'])
    .select(['min_salary', 'max_salary', 'description', 'translations'])
    .where('jid', '=', jid)
    .executeTakeFirst();
  return (
    row && {
      Jid: row.Jid,
      status: row.status,
      version: row.version,
      rejection: row.rejection,
      reference: row.reference,
      closesOn: row.closesOn,
      flags: row.flags,
      applications: row.applications,
      postedAt: row.posted_at.toISOString(),
      openedAt: row.opened_at?.toISOString() ?? null,
      closedAt: row.closed_at?.toISOString() ?? null,
      values: {
        openPosition: row.open_position,
        qualification: row.qualification,
        skills: row.skills,
        experience: row.experience,
        industry: row.industry,
        location: row.location,
        minSalary: row.min_salary,
        maxSalary: row.max_salary,
        discription: row.description,
      },
      translations: row.translations,
    }
  );
}

/** Adds a job that waits for approval, like a visitor's posting. @returns its Jid. */
export async function createPendingJob(
  db: Kysely<Database>,
  values: JobValues,
  translations: Translations,
): Promise<string> {
  const { jid } = await db
    .insertInto('job_openings')
    .values({ status: 'pending', ...columnsOf(values, translations) })
    .returning('jid')
    .executeTakeFirstOrThrow();
  return jid;
}

interface Expected {
  Jid: string;
  version: number;
  /** The statuses that allow the change. */
  from: readonly JobStatus[];
}

/** @returns the new version; undefined where there is no such job of that version in one of those statuses. */
export async function updateJob(
  db: Kysely<Database>,
  { Jid, version, from }: Expected,
  change: UpdateObject<Database, 'job_openings'>,
): Promise<number | undefined> {
  const row = await db
    .updateTable('job_openings')
    .set(change)
    .set((job) => ({ version: job('version', '+', 1) }))
    .where('jid', '=', Jid)
    .where('version', '=', version)
    .where('status', 'in', from)
    .returning('version')
    .executeTakeFirst();
  return row?.version;
}

/**
 * Sends or drops the team's notice of a posting that was held as suspected spam, once a person has decided on the
 * posting.
 */
export async function settleHeldNotice(db: Kysely<Database>, Jid: string, isSent: boolean): Promise<void> {
  const ofPosting = sql<boolean>`status = 'held' and submission_id =
    (select submission_id from job_openings where jid = ${Jid})`;
  if (!isSent) await db.deleteFrom('mails').where(ofPosting).execute();
  else
    await db
      .updateTable('mails')
      .set({ status: 'queued', queued_at: sql<Date>`now()`, due_at: sql<Date>`now()` })
      .where(ofPosting)
      .execute();
}

/** Removes a job that was never public. @returns whether there was one of that version. */
export async function removeDraftJob(
  db: Kysely<Database>,
  { Jid, version }: { Jid: string; version: number },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('job_openings')
    .where('jid', '=', Jid)
    .where('version', '=', version)
    .where('opened_at', 'is', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export function columnsOf(values: JobValues, translations: Translations) {
  return {
    open_position: values.openPosition,
    qualification: values.qualification,
    skills: values.skills,
    experience: values.experience,
    industry: values.industry,
    location: values.location,
    min_salary: values.minSalary,
    max_salary: values.maxSalary,
    max_salary_monthly: monthlyRupees(values.maxSalary) ?? null,
    description: values.discription,
    translations: JSON.stringify(translations),
  };
}

const closedByDate: ContentAction<'job'> = 'job closed by date';

/** Closes jobs whose last day is over in India, each with its line in the audit log. @returns how many. */
export async function closeDueJobs(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql`
    with closed as (
      update job_openings set status = 'closed', closed_at = now(), version = version + 1
      where status = 'open' and closes_on < ${todayInIndia}
      returning jid, closes_on
    )
    insert into staff_audit (member_id, action, subject, detail, address)
    select null, ${closedByDate}, jid, closes_on::text, '' from closed returning id
  `.execute(db);
  return rows.length;
}
