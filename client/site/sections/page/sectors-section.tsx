import type { SectionOf } from '../../../../src/content/schema/page.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { useDocument } from '../../page-data/page-words.ts';
import { SectionFrame, type SectionPlace } from './section-frame.tsx';
import '../cards.css';

export function SectorsSectionView({ section, ...place }: { section: SectionOf<'sectors'> } & SectionPlace) {
  const { sectors } = useDocument('home');
  return (
    <SectionFrame section={section} head="beside" {...place}>
      <ul className="sectors">
        {sectors.list.map(({ icon, name }) => (
          <li key={name}>
            <Icon name={icon} /> {name}
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
