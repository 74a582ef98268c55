import { z } from 'zod';

/**
 * A resume and its access: `free` for every member with the right role, `confirmed` after a warning that it was not
 * scanned, or `never`.
 */
export const resumeInfo = z.object({
  name: z.string(),
  /** In bytes. */
  size: z.int(),
  scanState: z.enum(['pending', 'clean', 'infected', 'error']),
  access: z.enum(['free', 'confirmed', 'never']),
});
export type ResumeInfo = z.infer<typeof resumeInfo>;

/** Download paths. `?unscanned=yes` confirms the warning about an unscanned file. */
export const resumePath = (reference: string) => `/staff/files/resumes/${reference}`;
export const applicantsZipPath = (jid: string) => `/staff/files/jobs/${jid}/applicants.zip`;
/** Takes the query of the list's filter. */
export const inboxCsvPath = '/staff/files/inbox.csv';
export const unscannedQuery = z.object({ unscanned: z.literal('yes').optional() });
