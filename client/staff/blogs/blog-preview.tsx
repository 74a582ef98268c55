import { useEffect, useRef } from 'react';
import type { StaffBlog } from '../../../src/contract/staff/blogs.ts';
import { BlogText } from '../../site/pages/blog-text.tsx';

/** The blog as it will look, drawn by what draws the public page. */
export function BlogPreview({ values }: { values: StaffBlog['values'] }) {
  const frame = useRef<HTMLElement>(null);
  // Its links are there to be seen: following one would leave what is being written.
  useEffect(() => {
    const { current } = frame;
    const stay = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
    };
    current?.addEventListener('click', stay);
    return () => current?.removeEventListener('click', stay);
  }, []);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and without links nothing in it takes the focus
    <section className="blog-preview" aria-label="Preview" ref={frame} tabIndex={0}>
      <article className="article">
        <header className="article__head">
          <div className="wrap article__column">
            <p className="h1">{values.Subject || 'Title'}</p>
            {values.SubHeading && <p className="lead">{values.SubHeading}</p>}
          </div>
        </header>
        <div className="wrap article__column">
          <BlogText blog={values} />
        </div>
      </article>
    </section>
  );
}
