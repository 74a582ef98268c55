import { queries } from '../../calls/trpc.ts';

/** Refetches every query that shows a blog, after one has changed. */
export function refreshBlogs(): Promise<unknown> {
  return queries.blogs.invalidate();
}
