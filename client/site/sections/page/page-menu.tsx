import { useEffect, useRef } from 'react';
import { source } from '../../../../src/content/languages.ts';
import type { Section } from '../../../../src/content/schema/page.ts';
import { useWords } from '../../page-data/site-context.tsx';
import { useFrameLanguage } from '../../page-data/text-languages.ts';
import { useSectionInView } from './use-section-in-view.ts';
import './page-sections.css';

/** The table of contents of a long page. It stays in view and marks the section that is being read. */
export function PageMenu({ sections }: { sections: readonly Section[] }) {
  const words = useWords();
  const frame = useFrameLanguage();
  const current = useSectionInView(sections);
  const list = useRef<HTMLUListElement>(null);

  // Scrolls the marked entry into view where the entries do not fit: sideways only, without moving the page. Not
  // while the menu has the focus, because the browser has already scrolled to the focused entry.
  useEffect(() => {
    if (list.current?.contains(document.activeElement)) return;
    const mark =
      current === undefined ? undefined : list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current && mark) list.current.scrollLeft = mark.offsetLeft - list.current.clientWidth / 3;
  }, [current]);

  return (
    <nav className="page-menu" aria-label={words('sections.onThisPage')} lang={frame}>
      <div className="wrap">
        <ul ref={list} lang={frame && source.locale}>
          {sections.map(({ id, heading, menu = heading }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
                {menu}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
