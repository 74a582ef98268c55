import { z } from 'zod';

/**
 * Which page of a list is asked for: the one that begins at `cursor`, which the page before gave as `next`; the first
 * page without one. The names are those that tRPC's infinite queries go by.
 */
export const pageInput = <Cursor extends z.ZodType>(cursor: Cursor) => ({
  cursor: cursor.nullish(),
  /** The name that a tab from before November 2026 uses. Ignored, it would get that tab the first page again and again. */
  after: z.undefined('Please reload the page.').optional(),
});
