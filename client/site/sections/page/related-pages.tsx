import { useNeighbours } from '../../page-data/page-words.ts';
import { useFrameLanguage } from '../../page-data/text-languages.ts';
import { PageCard } from './page-card.tsx';
import { SectionFrame } from './section-frame.tsx';

interface RelatedPagesProps {
  heading: string;
  paths: readonly string[];
  /** Whether the previous section has the same background, so that one gap between them is enough. */
  joined: boolean;
}

/** Links to three related pages. */
export function RelatedPages({ heading, paths, joined }: RelatedPagesProps) {
  const frame = useFrameLanguage();
  const neighbours = useNeighbours();
  const related = paths.flatMap((path) => neighbours.find((page) => page.path === path) ?? []);
  return (
    <SectionFrame section={{ id: 'related', heading }} head="above" lang={frame} joined={joined}>
      <ul className="cards cards--three">
        {related.map(({ path, name, topic, card }) => (
          <li className="cards__item" key={path}>
            <PageCard title={name} path={path} topic={topic} picture={card} />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
