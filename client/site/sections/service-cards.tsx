import { Link } from '@tanstack/react-router';
import type { ServiceCard } from '../../../src/content/home.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { Picture } from '../media/picture.tsx';
import { contentPath } from '../page-data/content-path.ts';
import { useDocument } from '../page-data/page-words.ts';
import './cards.css';

export function ServiceCards() {
  const { services } = useDocument('home');
  return (
    <section className="section section--join" aria-labelledby="services-heading">
      <div className="wrap">
        <div className="head head--row">
          <h2 className="h2" id="services-heading">
            {services.heading}
          </h2>
          <p className="muted">{services.text}</p>
        </div>
        <ul className="cards">
          {services.cards.map((card) => (
            <Card key={card.path} card={card} />
          ))}
        </ul>
      </div>
    </section>
  );
}

/** A link whose whole card is clickable. Cards with a line of text are wide. */
function Card({ card }: { card: ServiceCard }) {
  return (
    <li className={card.line ? 'cards__item cards__item--wide' : 'cards__item'}>
      <Link
        className={card.line ? 'card card--wide' : 'card'}
        data-topic={card.topic}
        to={contentPath(card.path)}
      >
        <span className="card__pic">
          <Picture name={card.picture} alt="" />
        </span>
        <span className="card__text">
          <b>{card.name}</b>
          {card.line && <span>{card.line}</span>}
        </span>
        <span className="card__go">
          <Icon name="arrow-right" />
        </span>
      </Link>
    </li>
  );
}
