import { useEffect, useRef } from 'react';
import type { Section } from '../../../../src/content/types.ts';
import { useSectionInView } from './use-section-in-view.ts';
import './page-menu.css';

/** Long pages have a menu of their own that stays in view and marks where the reader is. */
export function PageMenu({ sections }: { sections: readonly Section[] }) {
  const current = useSectionInView(sections);
  const list = useRef<HTMLUListElement>(null);

  // Where the entries do not fit, the marked one is brought into the row: sideways only, the page stays. Not from
  // under the focus, which the browser has brought into view itself.
  useEffect(() => {
    if (list.current?.contains(document.activeElement)) return;
    const mark =
      current === undefined ? undefined : list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current && mark) list.current.scrollLeft = mark.offsetLeft - list.current.clientWidth / 3;
  }, [current]);

  return (
    <nav className="page-menu" aria-label="On this page">
      <div className="wrap">
        <ul ref={list}>
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
