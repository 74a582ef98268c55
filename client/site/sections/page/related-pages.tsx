import { heroPictures } from '../../layout/hero-pictures.ts';
import { findNeighbour, type Neighbour } from '../../page-data/page-words.ts';
import { PageCard } from './page-card.tsx';

interface RelatedPagesProps {
  heading: string;
  paths: readonly string[];
  /** Whether the previous section has the same background, so that one gap between them is enough. */
  joined: boolean;
}

/** Links to three related pages. */
export function RelatedPages({ heading, paths, joined }: RelatedPagesProps) {
  const related = paths.map(findNeighbour).filter((page): page is Neighbour => page !== undefined);
  return (
    <section
      className={joined ? 'section section--join' : 'section'}
      id="related"
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
              <PageCard title={name} path={path} topic={topic} picture={card ?? heroPictures[topic]} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
