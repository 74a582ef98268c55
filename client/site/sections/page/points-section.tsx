import type { SectionOf } from '../../../../src/content/schema/page.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { SectionFrame, type SectionPlace } from './section-frame.tsx';
import './page-sections.css';

export function PointsSectionView({ section, ...place }: { section: SectionOf<'points'> } & SectionPlace) {
  return (
    <SectionFrame section={section} head="beside" {...place}>
      <ul className="points">
        {section.points.map((point) => (
          <li key={point}>
            <Icon name={section.mark ?? 'check'} />
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
