import type { SectionOf } from '../../../../src/content/schema/page.ts';
import { PageCard } from './page-card.tsx';
import { SectionFrame, type SectionPlace } from './section-frame.tsx';

export function CardsSectionView({ section, ...place }: { section: SectionOf<'cards'> } & SectionPlace) {
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
