import { Link } from '@tanstack/react-router';
import type { CardsSection } from '../../../src/content/types.ts';
import { Picture } from '../../media/picture.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SectionFrame, type SectionPlace } from './section-frame.tsx';
import '../service-cards.css';

export function CardsSectionView({ section, ...place }: { section: CardsSection } & SectionPlace) {
  return (
    <SectionFrame section={section} head="above" {...place}>
      <ul className="cards cards--three">
        {section.cards.map(({ title, text, path, picture, topic }) => (
          <li className="cards__item" key={path}>
            <Link className="card" data-topic={topic} to={path}>
              <span className="card__pic">
                <Picture name={picture} alt="" />
              </span>
              <span className="card__text">
                <b>{title}</b>
                <span>{text}</span>
              </span>
              <span className="card__go">
                <Icon name="arrow-right" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
