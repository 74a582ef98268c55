import { z } from 'zod';

/** Incremented by every change. A change that names an older version is refused as a conflict. */
export const version = z.int().min(1).max(2_147_483_647);

/** An entry in the history of a job, a blog or a document. */
export const contentEvent = z.object({
  at: z.string(),
  /** Null for an automatic action, such as closing on a date. */
  member: z.string().nullable(),
  action: z.string(),
  detail: z.string(),
});
export type ContentEvent = z.infer<typeof contentEvent>;
