import { z } from 'zod';
import { storable } from '../fields.ts';
import { appliedBefore } from './applied-before.ts';
import { version } from './content.ts';
import { stageId } from './hiring-stages.ts';
import { pageInput } from './paging.ts';
import { resumeInfo } from './resume.ts';

export const APPLICANTS_PAGE = 50;
/** How many applicants a column of the board has at first. */
export const BOARD_COLUMN = 20;

/** Days are calendar days in India, both inclusive. */
export const applicantsFilter = z.object({
  /** A part of the qualification, in any letter case. */
  qualification: storable(z.string().trim().max(200)).optional(),
  resume: z.enum(['with', 'without']).optional(),
  /** A part of the city where the applicant lives, in any letter case. */
  city: storable(z.string().trim().max(200)).optional(),
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
});
export type ApplicantsFilter = z.infer<typeof applicantsFilter>;

const jid = z.string().max(30);
export const boardInput = applicantsFilter.extend({ jid });
export const applicantsInput = boardInput.extend({
  stage: stageId.optional(),
  ...pageInput(z.string().max(60)),
});

const applicant = z.object({
  reference: z.string(),
  version,
  submittedAt: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  /** Where the applicant lives, as it was noted; '' if it was not. */
  city: z.string(),
  qualification: z.string(),
  stage: stageId,
  /** Why it was rejected or withdrawn, otherwise ''. */
  stageReason: z.string(),
  resume: resumeInfo.nullable(),
  appliedBefore: appliedBefore.nullable(),
});
export type Applicant = z.infer<typeof applicant>;

const job = z.object({ jid: z.string(), position: z.string(), location: z.string() });
const stageCount = z.object({ stage: stageId, count: z.int() });

/** The applicants for one job, newest first, without spam. */
export const applicantsPage = z.object({
  job,
  applicants: z.array(applicant),
  /** How many match in each stage that has any, whatever stage is asked for; only with the first page. */
  counts: z.array(stageCount).nullable(),
  next: z.string().nullable(),
});

/** The same by stage: the newest of each, and where the next page of it begins. */
export const applicantsBoard = z.object({
  job,
  columns: z.array(stageCount.extend({ applicants: z.array(applicant), next: z.string().nullable() })),
});
export type BoardColumn = z.infer<typeof applicantsBoard>['columns'][number];
