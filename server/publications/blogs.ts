import { blog, blogFindInput, blogListInput, blogListOutput } from '../../src/contract/blog.ts';
import { AppError } from '../errors.ts';
import { procedure, router } from '../trpc.ts';
import { findBlog, listBlogs } from './blogs.queries.ts';

export const blogsRouter = router({
  list: procedure
    .input(blogListInput)
    .output(blogListOutput)
    .query(({ ctx }) => listBlogs(ctx.db)),

  find: procedure
    .input(blogFindInput)
    .output(blog)
    .query(async ({ ctx, input }) => {
      const found = await findBlog(ctx.db, input.BlogId);
      if (found === undefined) throw new AppError('NOT_FOUND', 'There is no blog of that BlogId.');
      return found;
    }),
});
