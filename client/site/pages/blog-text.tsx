import Markdown from 'markdown-to-jsx/react';
import type { Blog } from '../../../src/contract/blog.ts';
import { BlogPicture } from '../media/blog-picture.tsx';
import { shareOfScreen } from '../media/place-sizes.ts';
import './blog-article.css';
import './prose.css';

/** The heading of the page is the Subject: a text's own headings begin a step below it, and hold no ids. */
const markdown = {
  disableParsingRawHTML: true,
  forceBlock: true,
  // A text of one paragraph would otherwise stand without its frame, and touch the picture.
  forceWrapper: true,
  slugify: () => '',
  overrides: { h1: { component: 'h2' } },
} as const;

/** A blog's picture and text, as they are published and as the staff's editor previews them. */
export function BlogText({ blog }: { blog: Pick<Blog, 'BlogImagePath' | 'Discription'> }) {
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
      <Markdown className="prose" options={markdown}>
        {blog.Discription}
      </Markdown>
    </>
  );
}
