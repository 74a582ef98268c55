import { getRouteApi, useLocation } from '@tanstack/react-router';
import type { Page } from '../../../src/content/schema/page.ts';
import { useHydrated } from '../../shared/ui/use-hydrated.ts';
import { trpc } from '../../trpc.ts';
import { PageHead } from '../layout/page-head.tsx';
import { BlogArticle } from './blog-article.tsx';
import { blogFromState } from './blog-from-state.ts';
import { ErrorPage } from './error.tsx';
import { isNotFound } from './is-not-found.ts';
import { NotFoundPage } from './not-found.tsx';

const route = getRouteApi('/blog/$blogId');

/** Shows the blog that the card passed in navigation state, or fetches it. */
export function BlogDetailPage({ page }: { page: Page }) {
  const { blogId } = route.useParams();
  // After a reload the browser has the state, but the server that rendered the page did not.
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
  // The answer of the server is null if there is no such blog.
  if (!isId || blog === null || isNotFound(error)) return <NotFoundPage />;
  if (error) return <ErrorPage />;
  return (
    <div className="blog-wait" aria-busy="true">
      <PageHead name={page.name} description={page.description} />
      <h1 className="visually-hidden">{page.heading}</h1>
    </div>
  );
}
