import type { ChallengesSection } from '../../../../src/content/types.ts';
import { SectionFrame, type SectionPlace } from './section-frame.tsx';
import './challenges-section.css';

/** A table whose rows read from left to right: challenge, solution, benefit. */
export function ChallengesSectionView({ section, ...place }: { section: ChallengesSection } & SectionPlace) {
  return (
    <SectionFrame section={section} head="above" {...place}>
      <table className="challenges">
        <thead>
          <tr>
            <th scope="col">Challenge</th>
            <th scope="col">Solution</th>
            <th scope="col">Benefit</th>
          </tr>
        </thead>
        <tbody>
          {section.rows.map(({ challenge, solution, benefit }) => (
            <tr key={challenge}>
              <th scope="row">{challenge}</th>
              <td data-label="Solution">{solution}</td>
              <td data-label="Benefit">{benefit}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </SectionFrame>
  );
}
