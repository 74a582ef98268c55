import type { CardsSection } from '../../../../src/content/types.ts';
import { PageCard } from './page-card.tsx';
import { SectionFrame, type SectionPlace } from './section-frame.tsx';

export function CardsSectionView({ section, ...place }: { section: CardsSection } & SectionPlace) {
  const { cards } = section;
  return (
    <SectionFrame section={section} head="above" {...place}>
      <ul className={cards.length % 3 === 0 ? 'cards cards--three' : 'cards cards--two'}>
        {cards.map((card) => (
          <li className="cards__item" key={card.path}>
            <PageCard {...card} />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
