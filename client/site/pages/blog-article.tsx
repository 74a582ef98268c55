import { summary } from '../../../src/content/excerpt.ts';
import type { Page } from '../../../src/content/schema/page.ts';
import type { SiteBlog } from '../../../src/contract/blog.ts';
import { ActionLink } from '../../shared/ui/button.tsx';
import { Breadcrumb } from '../layout/breadcrumb.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { useBlogLanguage } from '../page-data/item-languages.ts';
import { useWords } from '../page-data/site-context.tsx';
import { BlogText } from './blog-text.tsx';
import './blogs.css';

export function BlogArticle({ page, blog }: { page: Page; blog: SiteBlog }) {
  const words = useWords();
  const lang = useBlogLanguage(blog);
  return (
    <article className="article">
      <PageHead name={blog.Subject} description={summary(blog.Excerpt)} />
      <header className="article__head">
        <div className="wrap article__column">
          <Breadcrumb page={{ ...page, name: blog.Subject }} nameLanguage={lang} />
          <h1 className="h1" lang={lang}>
            {blog.Subject}
          </h1>
          {blog.SubHeading && (
            <p className="lead" lang={lang}>
              {blog.SubHeading}
            </p>
          )}
        </div>
      </header>
      <div className="wrap article__column">
        <BlogText blog={blog} lang={lang} />
        <ActionLink to="/blog">{words('blogs.allArticles')}</ActionLink>
      </div>
    </article>
  );
}
