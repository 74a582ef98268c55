import {
  type BlogDetail,
  blogFindInput,
  blogListInput,
  blogListOutput,
  type SiteBlog,
  siteBlog,
} from '../../src/contract/blog.ts';
import { AppError } from '../errors.ts';
import { procedure, router } from '../trpc.ts';
import { findBlog, listBlogs } from './blogs.queries.ts';
import { withExcerpt } from './excerpts.ts';
import { blogIn } from './translated-blog.ts';

export const blogsRouter = router({
  list: procedure
    .input(blogListInput)
    .output(blogListOutput)
    .query(async ({ ctx }) =>
      (await listBlogs(ctx.db)).map((blog) => withExcerpt(blogIn(ctx.language, blog))),
    ),

  find: procedure
    .input(blogFindInput)
    .output(siteBlog)
    .query(async ({ ctx, input }) => {
      const found = await findBlog(ctx.db, input.BlogId, ctx.language);
      if (found === undefined) throw new AppError('NOT_FOUND', 'There is no blog of that BlogId.');
      return siteBlogOf(found);
    }),
});

/** A blog as the site's own pages get it: with its excerpt, and without the dates, which only the head needs. */
export function siteBlogOf(found: BlogDetail): SiteBlog {
  return siteBlog.parse(withExcerpt(found));
}
