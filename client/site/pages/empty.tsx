import type { Page } from '../../../src/content/types.ts';
import './empty.css';

/** Kept empty by the specification. */
export function EmptyPage({ page }: { page: Page }) {
  return (
    <div className="empty">
      <h1 className="visually-hidden">{page.heading}</h1>
    </div>
  );
}
