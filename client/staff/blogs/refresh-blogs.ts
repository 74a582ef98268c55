import { queries } from '../trpc.ts';

/** Asks anew for everything that shows a blog, after one has changed. */
export function refreshBlogs(): Promise<unknown> {
  return queries.blogs.invalidate();
}
