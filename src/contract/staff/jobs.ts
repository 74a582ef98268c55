import { z } from 'zod';
import { LIMITS, requiredText, storable, textUpTo } from '../fields.ts';
import type { JobText } from '../job-opening.ts';
import { jobPostingInput } from '../job-posting.ts';
import { translations } from '../translations.ts';
import { contentEvent, version } from './content.ts';
import { findSalaryFaults } from './job-salary.ts';
import { pageInput } from './paging.ts';
import { translatedText, translationsOf } from './translated-texts.ts';

export const jobStatuses = ['pending', 'open', 'closed', 'rejected'] as const;
export type StaffJobStatus = (typeof jobStatuses)[number];

/** A job with fewer days left ends soon. */
export const ENDING_SOON_DAYS = 14;

/** The filter of the list. */
const staffJobsFilter = z.object({
  status: z.enum(jobStatuses).optional(),
  search: storable(z.string().trim().max(200)).default(''),
  /** Open jobs whose last day is within the next `ENDING_SOON_DAYS` days. */
  ending: z.literal('soon').optional(),
});
export type StaffJobsFilter = z.infer<typeof staffJobsFilter>;

export const STAFF_JOBS_PAGE = 50;

const Jid = z.string().regex(/^JO-[1-9]\d{0,17}$/, 'is no Jid');

export const staffJobsInput = staffJobsFilter.extend(pageInput(Jid));

const staffJobEntry = z.object({
  Jid,
  OpenPosition: z.string(),
  Location: z.string(),
  Industry: z.string(),
  status: z.enum(jobStatuses),
  postedAt: z.string(),
  /** The last calendar day, in India, on which it is open. */
  closesOn: z.string().nullable(),
  /** Why the posting should be checked before approval. */
  flags: z.array(z.string()),
  applications: z.int(),
});
export type StaffJobEntry = z.infer<typeof staffJobEntry>;

export const staffJobsPage = z.object({
  jobs: z.array(staffJobEntry),
  next: Jid.nullable(),
  /** The number of pending postings regardless of the filter, counted up to a hundred. */
  pending: z.int(),
});

/** The fields that can be edited, which are those of the public form. */
const jobValues = jobPostingInput.omit({ website: true, filledInMs: true, noticeVersion: true });
export type JobValues = z.infer<typeof jobValues>;

const shortText = translatedText(textUpTo(LIMITS.text));
const jobTranslations = translationsOf(
  z
    .object({
      OpenPosition: shortText,
      Qualification: shortText,
      Skills: shortText,
      Experience: shortText,
      Industry: shortText,
      Description: translatedText(textUpTo(LIMITS.longText)),
    } satisfies Record<JobText, z.ZodType>)
    .partial(),
);

export const staffJob = staffJobEntry.omit({ OpenPosition: true, Location: true, Industry: true }).extend({
  version,
  values: jobValues,
  translations,
  /** The reference of the submission; null for a job that the staff entered. */
  reference: z.string().nullable(),
  openedAt: z.string().nullable(),
  closedAt: z.string().nullable(),
  rejection: z.string(),
  events: z.array(contentEvent),
});
export type StaffJob = z.infer<typeof staffJob>;

const closesOn = z.iso.date('must be a date').nullable();

export const jobInput = z.object({ Jid });
export const jobVersionInput = jobInput.extend({ version });
/** An omitted last day keeps the stored one; null removes it. */
export const openJobInput = jobVersionInput.extend({ closesOn: closesOn.optional() });
export const rejectJobInput = jobVersionInput.extend({ reason: requiredText });
export const updateJobInput = jobVersionInput.extend({
  closesOn,
  values: jobValues,
  translations: jobTranslations.default({}),
});
export const createJobInput = z.object({
  values: jobValues.superRefine((values, { addIssue }) => {
    for (const { field, reason } of findSalaryFaults(values))
      addIssue({ code: 'custom', path: [field], message: reason });
  }),
  translations: jobTranslations.default({}),
});
export const changedJob = z.object({ Jid, version });
