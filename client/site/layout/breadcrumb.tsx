import { Link } from '@tanstack/react-router';
import type { Page } from '../../../src/content/types.ts';
import { findNeighbour } from '../page-data/page-words.ts';
import './breadcrumb.css';
import { contentPath } from '../page-data/content-path.ts';

export function Breadcrumb({ page }: { page: Page }) {
  const parent = page.parent && findNeighbour(page.parent);
  return (
    <nav aria-label="Breadcrumb">
      <ol className="crumbs">
        <li>
          <Link to="/">Home</Link>
        </li>
        {parent && (
          <li>
            <Link to={contentPath(parent.path)}>{parent.name}</Link>
          </li>
        )}
        <li aria-current="page">{page.name}</li>
      </ol>
    </nav>
  );
}
