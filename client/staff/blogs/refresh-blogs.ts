import { queries, queryClient } from '../trpc.ts';

/** The query key of the lists of blogs. */
export const BLOGS = 'blogs list';

/** Refetches every query that shows a blog, after one has changed. */
export function refreshBlogs(): Promise<unknown> {
  return Promise.all([queryClient.invalidateQueries({ queryKey: [BLOGS] }), queries.blogs.find.invalidate()]);
}
