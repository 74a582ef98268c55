import type { SectionOf } from '../../../../src/content/schema/page.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { SectionFrame, type SectionPlace } from './section-frame.tsx';
import './page-sections.css';

export function StepsSectionView({ section, ...place }: { section: SectionOf<'steps'> } & SectionPlace) {
  return (
    <SectionFrame section={section} head="above" {...place}>
      <ol className="steps" data-count={section.steps.length}>
        {section.steps.map(({ title, text }, index) => (
          <li className="step" key={title}>
            <span className="step__no" aria-hidden="true">
              <Icon name="shape" />
              {index + 1}
            </span>
            <div>
              <h3 className="h4">{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </SectionFrame>
  );
}
