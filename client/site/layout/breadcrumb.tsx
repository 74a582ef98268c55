import { Link } from '@tanstack/react-router';
import type { Page } from '../../../src/content/schema/page.ts';
import { source } from '../../../src/languages.ts';
import { contentPath } from '../page-data/content-path.ts';
import { useNeighbour } from '../page-data/page-words.ts';
import { useWords } from '../page-data/site-context.tsx';
import { useFrameLanguage } from '../page-data/text-languages.ts';
import './hero.css';

interface BreadcrumbProps {
  page: Page;
  /** The `lang` of the page's name, where it is not that of the site. */
  nameLanguage?: string | undefined;
}

export function Breadcrumb({ page, nameLanguage }: BreadcrumbProps) {
  const words = useWords();
  const frame = useFrameLanguage();
  const parent = useNeighbour(page.parent);
  return (
    <nav aria-label={words('frame.breadcrumb')} lang={frame}>
      <ol className="crumbs">
        <li>
          <Link to="/">{words('frame.home')}</Link>
        </li>
        {parent && (
          <li>
            <Link to={contentPath(parent.path)}>{parent.name}</Link>
          </li>
        )}
        <li aria-current="page" lang={frame ? source.locale : nameLanguage}>
          {page.name}
        </li>
      </ol>
    </nav>
  );
}
