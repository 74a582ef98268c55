import { StaticPart } from '../../../shared/ui/undocumented-static-part.tsx';
import { useNeighbours } from '../../page-data/page-words.ts';
import { useFrameLanguage } from '../../page-data/text-languages.ts';
import { PageCard } from './page-card.tsx';

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
    <StaticPart
      className={joined ? 'section section--join' : 'section'}
      id="related"
      lang={frame}
      aria-labelledby="related-heading"
    >
      <div className="wrap">
        <div className="head head--row">
          <h2 className="h2" id="related-heading">
            {heading}
          </h2>
        </div>
        <ul className="cards cards--three">
          {related.map(({ path, name, topic, card }) => (
            <li className="cards__item" key={path}>
              <PageCard title={name} path={path} topic={topic} picture={card} />
            </li>
          ))}
        </ul>
      </div>
    </StaticPart>
  );
}
