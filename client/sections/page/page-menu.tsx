import type { Section } from '../../../src/content/types.ts';
import { useSectionInView } from './use-section-in-view.ts';
import './page-menu.css';

/** Long pages have a menu of their own that stays in view and marks where the reader is. */
export function PageMenu({ sections }: { sections: readonly Section[] }) {
  const current = useSectionInView(sections);
  return (
    <nav className="page-menu" aria-label="On this page">
      <ul className="wrap">
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
