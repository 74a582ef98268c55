import { findPage } from '../../../src/content/find-page.ts';
import type { Page } from '../../../src/content/types.ts';
import { heroPictures } from '../../layout/hero-pictures.ts';
import { PageCard } from './page-card.tsx';

/** Three pages that go with this one. */
export function RelatedPages({ paths }: { paths: readonly string[] }) {
  const related = paths.map(findPage).filter((page): page is Page => page !== undefined);
  return (
    <section className="section" id="related" aria-labelledby="related-heading">
      <div className="wrap">
        <div className="head head--row">
          <h2 className="h2" id="related-heading">
            Goes well with
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
