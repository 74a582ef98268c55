import { pageNumbers } from './paging-numbers.ts';
import './paging.css';

interface PagingProps {
  /** From 1. */
  page: number;
  pageCount: number;
  /** Which rows are shown, in words. Read out when it changes. */
  summary: string;
  onPage(page: number): void;
}

/** First, Previous, numbers, Next, Last. */
export function Paging({ page, pageCount, summary, onPage }: PagingProps) {
  const last = Math.max(pageCount, 1);

  // What leads nowhere stays focusable: a key press that brings the last page must not lose the focus.
  const step = (name: string, to: number) => {
    const off = to < 1 || to > last || to === page;
    return (
      <li className="paging__step">
        <button type="button" aria-disabled={off} onClick={() => off || onPage(to)}>
          {name}
        </button>
      </li>
    );
  };

  return (
    <nav className="paging" aria-label="Pages">
      <p aria-live="polite">{summary}</p>
      <ul>
        {step('First', 1)}
        {step('Previous', page - 1)}
        {pageNumbers(page, last).map((number, index) =>
          number === undefined ? (
            <li className="paging__gap" key={index < 3 ? 'gap before' : 'gap after'}>
              …
            </li>
          ) : (
            <li key={number}>
              <button
                type="button"
                aria-label={`Page ${number}`}
                aria-current={number === page ? 'page' : undefined}
                onClick={() => number === page || onPage(number)}
              >
                {number}
              </button>
            </li>
          ),
        )}
        {step('Next', page + 1)}
        {step('Last', last)}
      </ul>
    </nav>
  );
}
