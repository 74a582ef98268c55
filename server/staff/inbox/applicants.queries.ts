import { type Kysely, type SqlBool, sql } from 'kysely';
import type { InboxStatus } from '../../../src/contract/staff/inbox.ts';
import type { Database } from '../../database/schema.ts';
import { isAfter, type Place, placeColumns } from './places.queries.ts';
import type { ResumeRow } from './resume-access.ts';

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
  submittedAt: Date;
  name: string;
  phone: string;
  email: string;
  qualification: string;
  status: InboxStatus;
  resume: ResumeRow | null;
}

/** Newest first, after the cursor; suspected spam is left out. */
export async function listApplicants(
  db: Kysely<Database>,
  jobId: string,
  after: string | undefined,
  limit: number,
): Promise<ApplicantRow[]> {
  const rows = await db
    .selectFrom('inbox_entries as entry')
    .innerJoin('job_applications as application', 'application.submission_id', 'entry.submission_id')
    .leftJoin('resumes as resume', 'resume.id', 'resume_id')
    .select(placeColumns)
    .select(['reference', 'submitted_at as submittedAt', 'name', 'phone', 'email', 'qualification', 'status'])
    .select(['resume.id as resumeId', 'size', 'type', 'original_name', 'scan_state'])
    .where(sql<SqlBool>`not suspect`)
    .where('entry.job_opening_id', '=', jobId)
    .$if(after !== undefined, (query) => query.where(isAfter(after ?? '')))
    .orderBy('submitted_at', 'desc')
    .orderBy('entry.submission_id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ resumeId, size, type, original_name, scan_state, ...row }) => ({
    ...row,
    resume:
      resumeId === null || size === null || type === null || original_name === null || scan_state === null
        ? null
        : { id: resumeId, size, type, original_name, scan_state },
  }));
}
