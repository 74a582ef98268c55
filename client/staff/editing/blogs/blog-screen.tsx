import { getRouteApi } from '@tanstack/react-router';
import { explainError } from '../../calls/failure.ts';
import { trpc } from '../../calls/trpc.ts';
import { Empty } from '../../ui/empty.tsx';
import { ScreenPage } from '../../ui/screen-page.tsx';
import { BlogEditor } from './blog-editor.tsx';

const route = getRouteApi('/blogs/$blogId');

export default function BlogScreen() {
  const { blogId } = route.useParams();
  const { data: blog, error } = trpc.blogs.find.useQuery({ BlogId: Number(blogId) });
  if (blog !== undefined) return <BlogEditor key={blogId} blog={blog} />;
  return (
    <ScreenPage title="Blog">
      {error ? <Empty title="This blog could not be loaded" text={explainError(error)} /> : null}
    </ScreenPage>
  );
}
