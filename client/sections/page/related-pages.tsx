import { Link } from '@tanstack/react-router';
import { findPage } from '../../../src/content/find-page.ts';
import type { Page } from '../../../src/content/types.ts';
import { Picture } from '../../media/picture.tsx';
import { Icon } from '../../ui/icon.tsx';
import '../service-cards.css';

/** Three pages that go with this one. */
export function RelatedPages({ paths }: { paths: readonly string[] }) {
  const related = paths.map(findPage).filter((page): page is Page => page !== undefined);
  return (
    <section className="section" aria-labelledby="related-heading">
      <div className="wrap">
        <div className="head head--row">
          <h2 className="h2" id="related-heading">
            Goes well with
          </h2>
        </div>
        <ul className="cards cards--three">
          {related.map((page) => (
            <li className="cards__item" key={page.path}>
              <Link className="card" data-topic={page.topic} to={page.path}>
                <span className="card__pic">{page.card && <Picture name={page.card} alt="" />}</span>
                <span className="card__text">
                  <b>{page.name}</b>
                  <span>{page.lead}</span>
                </span>
                <span className="card__go">
                  <Icon name="arrow-right" />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
