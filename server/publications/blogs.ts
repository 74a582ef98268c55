import {
  type BlogDetail,
  blogFindInput,
  blogListInput,
  blogListOutput,
  type SiteBlog,
  siteBlog,
} from '../../src/contract/blog.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { procedure, router } from '../trpc.ts';
import { findBlog, listBlogs } from './blogs.queries.ts';
import { isReadable, withExcerpt } from './excerpts.ts';
import { showEach } from './show-each.ts';
import { blogIn } from './translated-blog.ts';

export const blogsRouter = router({
  list: procedure
    .input(blogListInput)
    .output(blogListOutput)
    .query(async ({ ctx }) =>
      showEach(ctx, `blogs in ${ctx.language.code}`, await listBlogs(ctx.db), (blog) =>
        withExcerpt(blogIn(ctx.language, blog)),
      ),
    ),

  find: procedure
    .input(blogFindInput)
    .output(siteBlog)
    .query(async ({ ctx, input }) => {
      const found = await findShownBlog(ctx, input.BlogId);
      if (found === undefined) throw new AppError('NOT_FOUND', 'There is no blog of that BlogId.');
      return siteBlogOf(found);
    }),
});

/** The blog, unless it cannot be shown: the lists report that. */
export async function findShownBlog(
  { db, language }: Pick<Context, 'db' | 'language'>,
  id: number,
): Promise<BlogDetail | undefined> {
  const found = await findBlog(db, id, language);
  return found !== undefined && isReadable(found.Discription) ? found : undefined;
}

/** A blog as the site's own pages get it: with its excerpt, and without the dates, which only the head needs. */
export function siteBlogOf(found: BlogDetail): SiteBlog {
  return siteBlog.parse(withExcerpt(found));
}
