import { z } from 'zod';

/** Raised by each change: whoever sends an older one is told that somebody else was quicker. */
export const version = z.int().min(1).max(2_147_483_647);

/** A line of what was done to a job, a blog or a document, and by whom. */
export const contentEvent = z.object({
  at: z.string(),
  /** Null: nobody on the staff, such as a date that came. */
  member: z.string().nullable(),
  action: z.string(),
  detail: z.string(),
});
export type ContentEvent = z.infer<typeof contentEvent>;
