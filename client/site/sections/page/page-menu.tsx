import { useEffect, useRef, useState } from 'react';
import type { Section } from '../../../../src/content/schema/page.ts';
import { source } from '../../../../src/languages.ts';
import { useWords } from '../../page-data/site-context.tsx';
import { useFrameLanguage } from '../../page-data/text-languages.ts';
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

/** The id of the section in the upper part of the window, or undefined above the first one. */
function useSectionInView(sections: readonly Section[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy browser reports several changes at once, oldest first, so the last one is current.
        const entering = entries.findLast(({ isIntersecting }) => isIntersecting);
        if (entering) setCurrent(entering.target.id);
      },
      // The root is a line below the sticky bars: the section that crosses it is being read.
      { rootMargin: '-30% 0px -69% 0px' },
    );
    for (const { id } of sections) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [sections]);
  return current;
}
