import { z } from 'zod';

/**
 * The requested page of a list: the one that begins at `cursor`, which the previous page returned as `next`, or the
 * first page without it. The names are those that tRPC's infinite queries use.
 */
export const pageInput = <Cursor extends z.ZodType>(cursor: Cursor) => ({
  cursor: cursor.nullish(),
  /**
   * The name that tabs opened before November 2026 use. If it were ignored, such a tab would receive the first page
   * again and again.
   */
  after: z.undefined('Please reload the page.').optional(),
});
