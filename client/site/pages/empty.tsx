import type { Page } from '../../../src/content/schema/page.ts';
import './empty.css';

/** A page that the specification leaves empty. */
export function EmptyPage({ page }: { page: Page }) {
  return (
    <div className="empty">
      <h1 className="visually-hidden">{page.heading}</h1>
    </div>
  );
}
