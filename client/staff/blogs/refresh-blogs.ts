import { queries, queryClient } from '../trpc.ts';

/** The query key of the lists of blogs. */
export const BLOGS_KEY = 'blogs list';

/** Refetches every query that shows a blog, after one has changed. */
export function refreshBlogs(): Promise<unknown> {
  return Promise.all([
    queryClient.invalidateQueries({ queryKey: [BLOGS_KEY] }),
    queries.blogs.find.invalidate(),
  ]);
}
