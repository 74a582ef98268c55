import type { MouseEvent, ReactNode } from 'react';
import { useWords } from '../page-data/site-context.tsx';
import { pageNumbers } from './paging-numbers.ts';
import './table.css';

interface PagingProps {
  /** From 1. */
  page: number;
  pageCount: number;
  /** Which rows are shown, in words. Announced when it changes. */
  summary: ReactNode;
  hrefOf(page: number): string;
  onPage(page: number): void;
}

/** First, Previous, numbers, Next and Last are links, so that they work without scripts and in a new tab. */
export function Paging({ page, pageCount, summary, hrefOf, onPage }: PagingProps) {
  const words = useWords();
  const last = Math.max(pageCount, 1);

  // Not the router's Link, which would mark the page in the address as current although its rows may not have loaded.
  const link = (to: number, children: ReactNode, attributes = {}) => (
    <a
      {...attributes}
      href={hrefOf(to)}
      onClick={(event) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        if (to !== page) onPage(to);
      }}
    >
      {children}
    </a>
  );

  const step = (name: string, to: number) => (
    <li className="paging__step">
      {to < 1 || to > last || to === page ? (
        // biome-ignore lint/a11y/useValidAnchor: a disabled link
        <a role="link" aria-disabled="true">
          {name}
        </a>
      ) : (
        link(to, name)
      )}
    </li>
  );

  return (
    <nav className="paging" aria-label={words('tables.pages')}>
      <p aria-live="polite">{summary}</p>
      <ul>
        {step(words('tables.first'), 1)}
        {step(words('tables.previous'), page - 1)}
        {pageNumbers(page, last).map((number, index) =>
          number === undefined ? (
            <li className="paging__gap" key={index < 3 ? 'gap before' : 'gap after'}>
              …
            </li>
          ) : (
            <li key={number}>
              {link(number, number, {
                'aria-label': words('tables.page', { page: number }),
                'aria-current': number === page ? 'page' : undefined,
              })}
            </li>
          ),
        )}
        {step(words('tables.next'), page + 1)}
        {step(words('tables.last'), last)}
      </ul>
    </nav>
  );
}

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
