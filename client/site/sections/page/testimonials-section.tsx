import type { TestimonialsSection } from '../../../../src/content/types.ts';
import { SectionFrame, type SectionPlace } from './section-frame.tsx';
import './testimonials-section.css';

export function TestimonialsSectionView({
  section,
  ...place
}: { section: TestimonialsSection } & SectionPlace) {
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
