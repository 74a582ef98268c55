import { z } from 'zod';

export const MAX_SAVED_VIEWS = 50;

/** A named filter of the inbox, stored as a query string without the question mark. */
export const savedView = z.object({ id: z.string(), name: z.string(), query: z.string() });
export type SavedView = z.infer<typeof savedView>;

export const saveViewInput = z.object({
  name: z.string().trim().min(1, 'must not be blank').max(60, 'must be at most 60 characters'),
  query: z
    .string()
    .max(1_000)
    .regex(/^[^?#\s]*$/, 'is no query'),
});
export const removeViewInput = z.object({ id: z.string().regex(/^\d{1,18}$/, 'is no view') });
