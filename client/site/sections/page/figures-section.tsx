import type { SectionOf } from '../../../../src/content/schema/page.ts';
import { SectionFrame, type SectionPlace } from './section-frame.tsx';
import './page-sections.css';

export function FiguresSectionView({ section, ...place }: { section: SectionOf<'figures'> } & SectionPlace) {
  return (
    <SectionFrame section={section} head={section.figures.length > 1 ? 'above' : 'beside'} {...place}>
      <dl className="figures" data-count={section.figures.length}>
        {section.figures.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </SectionFrame>
  );
}
