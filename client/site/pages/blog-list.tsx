import type { Page } from '../../../src/content/schema/page.ts';
import { isProcessing, retryQuietly } from '../../shared/ui/data-table-retry.ts';
import { trpc } from '../../trpc.ts';
import { PageHero } from '../layout/page-hero.tsx';
import { useWords } from '../page-data/site-context.tsx';
import { BlogCard } from '../sections/blog-card.tsx';
import './blogs.css';

export function BlogListPage({ page }: { page: Page }) {
  const words = useWords();
  const list = trpc.blogs.list.useQuery({}, retryQuietly);
  const blogs = list.data;
  const processing = isProcessing(list);
  return (
    <>
      <PageHero page={page} />
      <section className="section blog-list" aria-label={words('blogs.list')} aria-busy={processing}>
        <div className="wrap">
          {blogs && blogs.length > 0 ? (
            <div className="blog-list__grid">
              {blogs.map((blog) => (
                <BlogCard key={blog.BlogId} blog={blog} place="row" />
              ))}
            </div>
          ) : (
            !processing && <p className="lead">{words('blogs.empty')}</p>
          )}
        </div>
      </section>
    </>
  );
}
