import { type Insertable, type Kysely, sql } from 'kysely';
import type { JobApplicationInput } from '../../../src/contract/job-application.ts';
import type { Database, ResumesTable } from '../../database/schema.ts';
import { createSubmission, type NewSubmission } from '../accept.queries.ts';

/** Stores the application with its resume's row, and links it to the opening whose Jid it names. */
export function createJobApplication(
  db: Kysely<Database>,
  submission: NewSubmission,
  input: JobApplicationInput,
  resume: Insertable<ResumesTable> | undefined,
) {
  return createSubmission(
    db,
    submission,
    'job_applications',
    {
      job_id_text: input.JobId,
      job_opening_id: sql`(select id from job_openings where jid = ${input.JobId})`,
      position: input.Position,
      full_name: input.FullName,
      email_id: input.EmailId,
      mobile_no: input.MobileNo,
      qualification: input.Qualification,
      resume_id: sql`${resume?.id ?? null}::uuid`,
    },
    resume === undefined ? undefined : insertResume(resume),
  );
}

/** Stores nothing when the submission is a repeat, like every part of the statement that it stands in. */
function insertResume({ id, sha256, size, type, original_name }: Insertable<ResumesTable>) {
  return sql`resume as (
    insert into resumes (id, sha256, size, type, original_name)
    select ${id}::uuid, ${sha256}::bytea, ${size}::integer, ${type}, ${original_name} from claim
  )`;
}
