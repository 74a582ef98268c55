import type { Page } from '../../../src/content/schema/page.ts';
import './pages.css';

/** A page that the specification leaves empty. */
export function EmptyPage({ page }: { page: Page }) {
  return (
    <div className="empty">
      <h1 className="visually-hidden">{page.heading}</h1>
    </div>
  );
}
