import { licences } from '../../../src/content/licences.ts';
import type { SpecialSection } from '../../../src/content/types.ts';
import { Icon } from '../../ui/icon.tsx';
import { SectionFrame, type SectionPlace } from './section-frame.tsx';
import './table-section.css';
import './licences-section.css';

// Months in full: their short forms differ between the server's dates and a browser's.
const format = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** Every licence, state by state. */
export function LicencesSectionView({ section, ...place }: { section: SpecialSection } & SectionPlace) {
  return (
    <SectionFrame section={section} head="above" {...place}>
      <table className="facts facts--short licences">
        <caption className="visually-hidden">
          Licences under the Private Security Agencies (Regulation) Act, 2005, by state
        </caption>
        <thead>
          <tr>
            <th scope="col">State or union territory</th>
            <th scope="col">Licence number</th>
            <th scope="col">Valid to</th>
            <th scope="col">Where it holds</th>
            <th scope="col">Document</th>
          </tr>
        </thead>
        <tbody>
          {licences.map(({ state, number, validTo, area, document }) => (
            <tr key={state}>
              <th scope="row">{state}</th>
              <td data-label="Licence number">{number}</td>
              <td data-label="Valid to">
                <time dateTime={validTo}>{format.format(new Date(validTo))}</time>
              </td>
              <td data-label="Where it holds" data-usual={area.startsWith('The whole') || undefined}>
                {area}
              </td>
              <td data-label="Document" data-usual={document === undefined || undefined}>
                {document === undefined ? (
                  'At the branch'
                ) : (
                  <a
                    className="link"
                    href={`/media/compliance/${document}.pdf`}
                    target="_blank"
                    rel="noreferrer"
                    aria-label={`View the licence for ${state} (PDF, opens in a new tab)`}
                  >
                    <span>View</span> <Icon name="arrow-out" />
                  </a>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </SectionFrame>
  );
}
