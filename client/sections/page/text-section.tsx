import type { TextSection } from '../../../src/content/types.ts';
import { Picture } from '../../media/picture.tsx';
import { SectionFrame, type SectionPlace } from './section-frame.tsx';
import { SectionLink } from './section-link.tsx';
import './text-section.css';

export function TextSectionView({ section, ...place }: { section: TextSection } & SectionPlace) {
  return (
    <SectionFrame section={section} head="beside" {...place}>
      <div className="prose">
        {section.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {section.link && <SectionLink link={section.link} />}
      </div>
      {section.picture && (
        <div className="prose__pic">
          <Picture name={section.picture} />
        </div>
      )}
    </SectionFrame>
  );
}
