import type { SectionOf } from '../../../../src/content/schema/page.ts';
import { SectionFrame, type SectionPlace } from './section-frame.tsx';
import './page-sections.css';

export function TestimonialsSectionView({
  section,
  ...place
}: { section: SectionOf<'testimonials'> } & SectionPlace) {
  return (
    <SectionFrame section={section} head="above" {...place}>
      <ul className="testimonials">
        {section.testimonials.map(({ text, client, city }) => (
          <li key={text}>
            <figure>
              <blockquote>{text}</blockquote>
              <figcaption>
                <b>{client}</b>
                <span>{city}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
