import { z } from 'zod';

/** How many records of each kind were, or would be, removed because of their age. */
export const retentionCounts = z.object({
  contacts: z.int(),
  quotations: z.int(),
  applications: z.int(),
  resumes: z.int(),
  dataRequests: z.int(),
  auditLines: z.int(),
});
export type RetentionCounts = z.infer<typeof retentionCounts>;

/** The id of the held run. */
export const retentionConfirmation = z.object({ run: z.string().regex(/^\d{1,18}$/) });

export const retentionState = z.object({
  /** Retention periods in days. */
  leads: z.int(),
  applications: z.int(),
  dataRequests: z.int(),
  audit: z.int(),
  /** The last run and why it removed nothing, if it waits for a person. */
  held: z.object({ run: z.string(), reason: z.string() }).nullable(),
  /** The latest runs, newest first. */
  runs: z.array(
    z.object({
      id: z.string(),
      startedAt: z.string(),
      finishedAt: z.string().nullable(),
      /** Whether it was a scheduled daily run; otherwise a person started it. */
      daily: z.boolean(),
      dry: z.boolean(),
      /** Whether it removed nothing because something had to be confirmed first. */
      isHeld: z.boolean(),
      counts: retentionCounts.nullable(),
    }),
  ),
});
export type RetentionState = z.infer<typeof retentionState>;
