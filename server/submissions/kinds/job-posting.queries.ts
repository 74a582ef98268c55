import { type Kysely, sql } from 'kysely';
import type { JobPostingInput } from '../../../src/contract/job-posting.ts';
import { monthlyRupees } from '../../../src/salary.ts';
import type { Database } from '../../database/schema.ts';
import { createSubmission, type NewSubmission } from '../accept.queries.ts';

export function createJobPosting(
  db: Kysely<Database>,
  submission: NewSubmission,
  input: JobPostingInput,
  status: 'pending' | 'open',
) {
  return createSubmission(db, submission, 'job_openings', {
    status,
    opened_at: status === 'open' ? sql<Date>`now()` : sql<null>`null::timestamptz`,
    open_position: input.openPosition,
    qualification: input.qualification,
    skills: input.skills,
    experience: input.experience,
    industry: input.industry,
    location: input.location,
    min_salary: input.minSalary,
    max_salary: input.maxSalary,
    max_salary_monthly: sql`${monthlyRupees(input.maxSalary) ?? null}::integer`,
    description: input.discription,
  });
}
