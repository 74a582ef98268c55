import { useHydrated, useLocation, useParams } from '@tanstack/react-router';
import type { Page } from '../../../src/content/types.ts';
import { trpc } from '../../trpc.ts';
import { PageHead } from '../layout/page-head.tsx';
import { BlogArticle } from './blog-article.tsx';
import { blogFromState } from './blog-from-state.ts';
import { ErrorPage } from './error.tsx';
import { isNotFound } from './is-not-found.ts';
import { NotFoundPage } from './not-found.tsx';

/** Shows the blog that the card passed as navigation state; without one it fetches the blog. */
export function BlogDetailPage({ page }: { page: Page }) {
  const { blogId = '' } = useParams({ strict: false }) as { blogId?: string };
  // After a reload the browser still has the state, but the server rendered the page without it. Hydration must match
  // the server.
  const hydrated = useHydrated();
  const passedBlog = useLocation({ select: ({ state }) => state.blog });
  const isId = /^[1-9]\d{0,9}$/.test(blogId);

  const { data: blog, error } = trpc.blogs.find.useQuery(
    { BlogId: Number(blogId) },
    {
      enabled: isId,
      initialData: () => (hydrated ? blogFromState(passedBlog, blogId) : undefined),
      staleTime: Number.POSITIVE_INFINITY,
      retry: (failures, failure) => !isNotFound(failure) && failures < 3,
    },
  );

  if (blog) return <BlogArticle page={page} blog={blog} />;
  // The server's answer is null when there is no such blog.
  if (!isId || blog === null || isNotFound(error)) return <NotFoundPage />;
  if (error) return <ErrorPage />;
  return (
    <div className="blog-wait" aria-busy="true">
      <PageHead name={page.name} description={page.description} />
      <h1 className="visually-hidden">{page.heading}</h1>
    </div>
  );
}
