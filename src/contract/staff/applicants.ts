import { z } from 'zod';
import { inboxStatuses } from './inbox.ts';
import { pageInput } from './paging.ts';
import { resumeInfo } from './resume.ts';

export const APPLICANTS_PAGE = 50;

export const applicantsInput = z.object({
  jid: z.string().max(30),
  ...pageInput(z.string().max(60)),
});

const applicant = z.object({
  reference: z.string(),
  submittedAt: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  qualification: z.string(),
  status: z.enum(inboxStatuses),
  resume: resumeInfo.nullable(),
});

/** The applicants for one job, newest first, without suspected spam. */
export const applicantsPage = z.object({
  job: z.object({ jid: z.string(), position: z.string(), location: z.string() }),
  applicants: z.array(applicant),
  next: z.string().nullable(),
});
