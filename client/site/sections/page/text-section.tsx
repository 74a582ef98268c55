import type { SectionOf } from '../../../../src/content/schema/page.ts';
import { Picture } from '../../media/picture.tsx';
import { SectionFrame, type SectionPlace } from './section-frame.tsx';
import { SectionLink } from './section-link.tsx';
import './page-sections.css';

export function TextSectionView({ section, ...place }: { section: SectionOf<'text'> } & SectionPlace) {
  return (
    <SectionFrame section={{ id: section.id, heading: section.heading }} head="beside" {...place}>
      <div className="passage">
        {section.intro && <p className="passage__statement">{section.intro}</p>}
        {section.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {section.link && <SectionLink link={section.link} />}
      </div>
      {section.picture && (
        <div className="passage__pic">
          <Picture name={section.picture} place="column" />
        </div>
      )}
    </SectionFrame>
  );
}
