import type { SectionOf } from '../../../../src/content/schema/page.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { SectionFrame, type SectionPlace } from './section-frame.tsx';
import { SectionLink } from './section-link.tsx';
import './page-sections.css';

export function ItemsSectionView({ section, ...place }: { section: SectionOf<'items'> } & SectionPlace) {
  return (
    <SectionFrame section={section} head="beside" {...place}>
      <ul className="items">
        {section.items.map(({ icon, title, text, link }) => (
          <li key={title}>
            <span className="tile">
              <Icon name={icon} />
            </span>
            <div>
              <h3 className="h4">{title}</h3>
              <p>{text}</p>
              {link && <SectionLink link={link} />}
            </div>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
