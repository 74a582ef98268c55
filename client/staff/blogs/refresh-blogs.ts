import { queries, queryClient } from '../trpc.ts';

/** What the lists are kept by. */
export const BLOGS = 'blogs list';

/** Asks anew for everything that shows a blog, after one has changed. */
export function refreshBlogs(): Promise<unknown> {
  return Promise.all([queryClient.invalidateQueries({ queryKey: [BLOGS] }), queries.blogs.find.invalidate()]);
}
