import { summary } from '../../../src/content/excerpt.ts';
import type { Page } from '../../../src/content/types.ts';
import type { SiteBlog } from '../../../src/contract/blog.ts';
import { ActionLink } from '../../shared/ui/button.tsx';
import { Breadcrumb } from '../layout/breadcrumb.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { BlogText } from './blog-text.tsx';
import './blog-article.css';

export function BlogArticle({ page, blog }: { page: Page; blog: SiteBlog }) {
  return (
    <article className="article">
      <PageHead name={blog.Subject} description={summary(blog.Excerpt)} />
      <header className="article__head">
        <div className="wrap article__column">
          <Breadcrumb page={{ ...page, name: blog.Subject }} />
          <h1 className="h1">{blog.Subject}</h1>
          {blog.SubHeading && <p className="lead">{blog.SubHeading}</p>}
        </div>
      </header>
      <div className="wrap article__column">
        <BlogText blog={blog} />
        <ActionLink to="/blog">All articles</ActionLink>
      </div>
    </article>
  );
}
