import Markdown from 'markdown-to-jsx/react';
import { summary } from '../../src/content/plain-text.ts';
import type { Page } from '../../src/content/types.ts';
import type { Blog } from '../../src/contract/blog.ts';
import { Breadcrumb } from '../layout/breadcrumb.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { useFileUrl } from '../media/use-file-url.ts';
import { ActionLink } from '../ui/button.tsx';
import './blog-article.css';
import './prose.css';

/** The heading of the page is the Subject: a text's own headings begin a step below it, and hold no ids. */
const markdown = {
  disableParsingRawHTML: true,
  forceBlock: true,
  slugify: () => '',
  overrides: { h1: { component: 'h2' } },
} as const;

export function BlogArticle({ page, blog }: { page: Page; blog: Blog }) {
  const fileUrl = useFileUrl();
  return (
    <article className="article">
      <PageHead name={blog.Subject} description={summary(blog.Discription)} />
      <header className="article__head">
        <div className="wrap article__column">
          <Breadcrumb page={{ ...page, name: blog.Subject }} />
          <h1 className="h1">{blog.Subject}</h1>
          {blog.SubHeading && <p className="lead">{blog.SubHeading}</p>}
        </div>
      </header>
      <div className="wrap article__column">
        <img
          className="article__pic"
          src={fileUrl(blog.BlogImagePath)}
          alt=""
          width="1200"
          height="750"
          fetchPriority="high"
          decoding="async"
        />
        <Markdown className="prose" options={markdown}>
          {blog.Discription}
        </Markdown>
        <ActionLink to="/blog">All articles</ActionLink>
      </div>
    </article>
  );
}
