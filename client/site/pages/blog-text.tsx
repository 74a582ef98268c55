import Markdown from 'markdown-to-jsx/react';
import type { Blog } from '../../../src/contract/blog.ts';
import { BlogPicture } from '../media/blog-picture.tsx';
import { shareOfScreen } from '../media/place-sizes.ts';
import './blogs.css';
import './pages.css';

/** The page's h1 is the blog's subject, so the text's own headings start at h2. They get no ids. */
const markdown = {
  disableParsingRawHTML: true,
  forceBlock: true,
  // Without a wrapper, a single paragraph would lack the margins and touch the picture.
  forceWrapper: true,
  slugify: () => '',
  overrides: { h1: { component: 'h2' } },
} as const;

interface BlogTextProps {
  blog: Pick<Blog, 'BlogImagePath' | 'Discription'>;
  lang?: string | undefined;
}

/** The picture and text of a blog, on its page and in the staff's preview. */
export function BlogText({ blog, lang }: BlogTextProps) {
  return (
    <>
      {blog.BlogImagePath !== '' && (
        <BlogPicture
          className="article__pic"
          path={blog.BlogImagePath}
          sizes={`(min-width: 64rem) 60rem, ${shareOfScreen(100)}`}
          width={1200}
          height={750}
          fetchPriority="high"
        />
      )}
      <Markdown className="prose" lang={lang} options={markdown}>
        {blog.Discription}
      </Markdown>
    </>
  );
}
