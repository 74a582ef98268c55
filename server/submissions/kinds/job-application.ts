import { type ColumnType, sql } from 'kysely';
import {
  careerPageChecks,
  emptyJobApplication,
  jobApplicationFilters,
  jobApplicationForm,
} from '../../../src/contract/job-application.ts';
import { plainFormPaths } from '../../../src/contract/posted-form.ts';
import { receiptTexts } from '../../../src/contract/receipt.ts';
import type { BigintReference } from '../../database/schema.ts';
import { defineSubmission } from '../accept.ts';
import { findLateness } from './lateness.queries.ts';

export const jobApplication = defineSubmission({
  kind: 'application',
  procedure: 'jobApplication',
  legacyPath: '/Master/SubmitJobAplicationDetails',
  input: jobApplicationForm,
  form: {
    path: plainFormPaths.application,
    empty: emptyJobApplication,
    checks: careerPageChecks,
    filters: jobApplicationFilters,
  },
  receipt: receiptTexts.application,
  others: {},

  table: 'job_applications',
  columns: (input, { resumeId }) => ({
    job_id_text: input.JobId,
    job_opening_id: sql<string | null>`(select id from job_openings where jid = upper(details.job_id_text))`,
    position: input.Position,
    full_name: input.FullName,
    email_id: input.EmailId,
    mobile_no: input.MobileNo,
    qualification: input.Qualification,
    resume_id: resumeId ?? null,
  }),
  signs: ({ EmailId, MobileNo }) => ({ emailId: EmailId, mobileNo: MobileNo }),
  findLateness: (db, { JobId }) => findLateness(db, JobId),
  longText: undefined,
  hasResume: true,
  afterwards: undefined,

  role: 'recruiter',
  describe: (row, words) => ({
    name: row.full_name,
    emailId: row.email_id,
    about: row.position,
    facts: [
      [words('details.name'), row.full_name],
      [words('details.position'), row.position],
      [words('details.job'), row.job_id_text || words('application.noJob')],
      [words('details.qualification'), row.qualification],
      [words('details.phone'), row.mobile_no],
      [words('details.email'), row.email_id],
      [
        words('details.resume'),
        words(row.resume_id === null ? 'application.noResume' : 'application.resumeKept'),
      ],
    ],
    text: undefined,
  }),
  mails: {
    title: 'application.title',
    readers: 'careers',
    confirmation: {
      subject: 'application.subject',
      paragraphs: ['application.thanks', 'application.noFee'],
      late: { 'closed-job': 'application.closedJob', 'unknown-job': 'application.unknownJob' },
      replyTo: 'careersEmail',
    },
  },
  inbox: {
    name: sql`full_name`,
    about: sql`position`,
    email: sql`email_id`,
    phone: sql`mobile_no`,
    city: locationOfJob(),
    job: sql`job_opening_id`,
    names: sql`full_name`,
    labels: sql`concat_ws(' ', position, ${locationOfJob()}, city)`,
    rest: sql`job_id_text || ' ' || qualification`,
    exported: {
      applicantCity: sql`city`,
      job: sql`job_id_text`,
      qualification: sql`qualification`,
      resume: sql`(select original_name from resumes where resumes.id = resume_id)`,
    },
  },
  personalData: { notArchived: ['resume_id', 'job_opening_id'], found: undefined, remains: undefined },
  retention: {
    countedAs: 'applications',
    days: ({ applicationsDays }) => applicationsDays,
    isOlderThan: (time) => sql`s.submitted_at < ${time}`,
  },
});

function locationOfJob() {
  return sql<string>`coalesce((select location from job_openings where job_openings.id = job_opening_id), '')`;
}

interface JobApplicationsTable {
  submission_id: BigintReference;
  /** The value that the form sent: a Jid, a position's name, or nothing. */
  job_id_text: string;
  /** The opening, if `job_id_text` is the Jid of one. */
  job_opening_id: ColumnType<string | null, string | null, string | null>;
  position: string;
  full_name: string;
  email_id: string;
  mobile_no: string;
  qualification: string;
  resume_id: string | null;
  /** Where the applicant lives, as a recruiter has noted it. No form asks for it. */
  city: ColumnType<string | null, never, string | null>;
}

declare module '../../database/schema.ts' {
  interface Database {
    job_applications: JobApplicationsTable;
  }
}
