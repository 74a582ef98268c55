import { z } from 'zod';

/** How many of each kind are, or would be, removed for their age. */
export const retentionCounts = z.object({
  contacts: z.int(),
  quotations: z.int(),
  applications: z.int(),
  resumes: z.int(),
  dataRequests: z.int(),
  auditLines: z.int(),
});
export type RetentionCounts = z.infer<typeof retentionCounts>;

export const retentionState = z.object({
  /** Days. */
  leads: z.int(),
  applications: z.int(),
  dataRequests: z.int(),
  audit: z.int(),
  /** The last ones, newest first. */
  runs: z.array(
    z.object({
      id: z.string(),
      startedAt: z.string(),
      finishedAt: z.string().nullable(),
      /** By the server itself, as every day; else by a person. */
      daily: z.boolean(),
      dry: z.boolean(),
      counts: retentionCounts.nullable(),
    }),
  ),
});
export type RetentionState = z.infer<typeof retentionState>;
