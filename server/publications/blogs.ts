import { blogFindInput, blogListInput, blogListOutput, siteBlog } from '../../src/contract/blog.ts';
import { AppError } from '../errors.ts';
import { procedure, router } from '../trpc.ts';
import { findBlog, listBlogs } from './blogs.queries.ts';
import { withExcerpt } from './excerpts.ts';

export const blogsRouter = router({
  list: procedure
    .input(blogListInput)
    .output(blogListOutput)
    .query(async ({ ctx }) => (await listBlogs(ctx.db)).map(withExcerpt)),

  find: procedure
    .input(blogFindInput)
    .output(siteBlog)
    .query(async ({ ctx, input }) => {
      const found = await findBlog(ctx.db, input.BlogId);
      if (found === undefined) throw new AppError('NOT_FOUND', 'There is no blog of that BlogId.');
      return withExcerpt(found);
    }),
});
