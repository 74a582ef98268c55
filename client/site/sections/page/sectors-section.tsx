import { sectors } from '../../../../src/content/home.ts';
import type { SpecialSection } from '../../../../src/content/types.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { SectionFrame, type SectionPlace } from './section-frame.tsx';
import '../sectors.css';

export function SectorsSectionView({ section, ...place }: { section: SpecialSection } & SectionPlace) {
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
