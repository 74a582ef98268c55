import { CatchBoundary } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { StaffBlog } from '../../../../src/contract/staff/blogs.ts';
import { languages, nameInEnglish, source } from '../../../../src/languages.ts';
import { BlogText } from '../../../site/pages/blog-text.tsx';

interface BlogPreviewProps {
  values: StaffBlog['values'];
  /** The code of the language of the values. */
  code: string;
  onLanguage(code: string): void;
}

/** A preview of the blog in one language, rendered by the component of the public page. */
export function BlogPreview({ values, code, onLanguage }: BlogPreviewProps) {
  const { locale } = languages.find((language) => language.code === code) ?? source;
  const frame = useRef<HTMLElement>(null);
  // Links are inert here, because following one would leave the editor.
  useEffect(() => {
    const { current } = frame;
    const stay = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
    };
    current?.addEventListener('click', stay);
    return () => current?.removeEventListener('click', stay);
  }, []);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be focusable, and without links nothing in it is
    <section className="blog-preview" aria-label="Preview" ref={frame} tabIndex={0}>
      <fieldset className="switch switch--wide blog-preview__languages">
        <legend className="visually-hidden">Language of the preview</legend>
        {languages.map((language) => (
          <button
            type="button"
            key={language.code}
            aria-pressed={language.code === code}
            onClick={() => onLanguage(language.code)}
          >
            {nameInEnglish(language.locale)}
          </button>
        ))}
      </fieldset>
      <article className="article" lang={locale}>
        <header className="article__head">
          <div className="wrap article__column">
            <p className="h1">{values.Subject || 'Title'}</p>
            {values.SubHeading && <p className="lead">{values.SubHeading}</p>}
          </div>
        </header>
        <div className="wrap article__column">
          <CatchBoundary getResetKey={() => values.Discription} errorComponent={NotShown}>
            <BlogText blog={values} />
          </CatchBoundary>
        </div>
      </article>
    </section>
  );
}

/** The text cannot be saved either; the editor keeps what was typed. */
const NotShown = () => <p>This text has too many marks within each other: please simplify it.</p>;
