import { sql } from 'kysely';
import { emptyJobPosting, jobPostingChecks, jobPostingInput } from '../../../src/contract/job-posting.ts';
import { plainFormPaths } from '../../../src/contract/posted-form.ts';
import { receiptTexts } from '../../../src/contract/receipt.ts';
import { monthlyRupees } from '../../../src/salary.ts';
import type { Config } from '../../config.ts';
import { defineSubmission } from '../accept.ts';

/**
 * A job opening that a visitor sends in. Its details row is the opening itself, which server/jobs manages from then on.
 */
export const jobPosting = defineSubmission({
  kind: 'posting',
  procedure: 'jobPosting',
  legacyPath: '/Master/SubmitJobDetails',
  input: jobPostingInput,
  form: { path: plainFormPaths.posting, empty: emptyJobPosting, checks: jobPostingChecks, filters: {} },
  receipt: receiptTexts.posting,
  others: {},

  table: 'job_openings',
  columns: (input, { config }) => ({
    status: isPublished(config) ? ('open' as const) : ('pending' as const),
    opened_at: isPublished(config) ? sql<Date>`now()` : null,
    open_position: input.openPosition,
    qualification: input.qualification,
    skills: input.skills,
    experience: input.experience,
    industry: input.industry,
    location: input.location,
    min_salary: input.minSalary,
    max_salary: input.maxSalary,
    max_salary_monthly: monthlyRupees(input.maxSalary) ?? null,
    description: input.discription,
  }),
  signs: () => ({}),
  findLateness: undefined,
  longText: { field: 'discription', column: 'description' },
  hasResume: false,
  afterwards: ({ config, content }) => {
    if (isPublished(config)) content.current++;
  },

  role: 'recruiter',
  describe: (row, words) => ({
    name: '',
    emailId: '',
    about: row.open_position,
    facts: [
      [words('details.job'), row.jid],
      [words('details.position'), row.open_position],
      [words('details.qualification'), row.qualification],
      [words('details.skills'), row.skills],
      [words('details.experience'), row.experience],
      [words('details.industry'), row.industry],
      [words('details.location'), row.location],
      [
        words('details.salary'),
        words('posting.salaryRange', { least: row.min_salary, most: row.max_salary }),
      ],
    ],
    text: row.description,
  }),
  mails: { title: 'posting.title', readers: 'careers', confirmation: undefined },
  inbox: undefined,
  personalData: undefined,
  retention: undefined,
});

function isPublished({ jobPostings }: Pick<Config, 'jobPostings'>): boolean {
  return jobPostings === 'publish';
}
