import type { SectionOf } from '../../../../src/content/schema/page.ts';
import { SectionFrame, type SectionPlace } from './section-frame.tsx';
import './page-sections.css';

/** The longest cell, in characters, that still fits beside others on a phone. */
const SHORT_CELL_LENGTH = 30;

export function TableSectionView({ section, ...place }: { section: SectionOf<'table'> } & SectionPlace) {
  const isShort = section.rows.every((row) =>
    row.slice(1).every(({ length }) => length <= SHORT_CELL_LENGTH),
  );
  return (
    <SectionFrame section={section} head="above" {...place}>
      <table className={isShort ? 'facts facts--short' : 'facts'}>
        <caption className="visually-hidden">{section.caption}</caption>
        <thead>
          <tr>
            {section.columns.map((column) => (
              <th scope="col" key={column}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {section.rows.map(([first, ...rest]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {rest.map((cell, index) => (
                <td key={section.columns[index + 1]} data-label={section.columns[index + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </SectionFrame>
  );
}
