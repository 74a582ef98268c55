import type { SectionOf } from '../../../../src/content/schema/page.ts';
import { useWords } from '../../page-data/site-context.tsx';
import { useFrameLanguage } from '../../page-data/text-languages.ts';
import { SectionFrame, type SectionPlace } from './section-frame.tsx';
import './page-sections.css';

/** A table whose rows read from left to right: challenge, solution, benefit. */
export function ChallengesSectionView({
  section,
  ...place
}: { section: SectionOf<'challenges'> } & SectionPlace) {
  const words = useWords();
  const frame = useFrameLanguage();
  return (
    <SectionFrame section={section} head="above" {...place}>
      <table className="challenges">
        <thead>
          <tr lang={frame}>
            <th scope="col">{words('sections.challenge')}</th>
            <th scope="col">{words('sections.solution')}</th>
            <th scope="col">{words('sections.benefit')}</th>
          </tr>
        </thead>
        <tbody>
          {section.rows.map(({ challenge, solution, benefit }) => (
            <tr key={challenge}>
              <th scope="row">{challenge}</th>
              <td data-label={words('sections.solution')}>{solution}</td>
              <td data-label={words('sections.benefit')}>{benefit}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </SectionFrame>
  );
}
