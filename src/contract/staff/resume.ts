import { z } from 'zod';

/**
 * A resume, and who it may be opened by: everybody of the right role, only somebody who has been told that no scanner
 * has looked at it, or nobody.
 */
export const resumeInfo = z.object({
  name: z.string(),
  /** Bytes. */
  size: z.int(),
  scanState: z.enum(['pending', 'clean', 'infected', 'error']),
  access: z.enum(['free', 'confirmed', 'never']),
});
export type ResumeInfo = z.infer<typeof resumeInfo>;

/** Where the staff's files are, below the staff area; `?unscanned=yes` says that the member knows. */
export const resumePath = (reference: string) => `/staff/files/resumes/${reference}`;
export const applicantsZipPath = (jid: string) => `/staff/files/jobs/${jid}/applicants.zip`;
/** With the list's own query. */
export const inboxCsvPath = '/staff/files/inbox.csv';
export const unscannedQuery = z.object({ unscanned: z.literal('yes').optional() });
