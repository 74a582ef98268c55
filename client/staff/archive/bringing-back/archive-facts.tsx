import { groupDigits } from '../../../../src/content/group-digits.ts';
import type { MovingBack } from '../../../../src/contract/staff/moving-back.ts';
import { capitalise } from '../../ui/capitalise.ts';
import { ScreenSection } from '../../ui/screen-page.tsx';
import { When } from '../../ui/when.tsx';
import { Written } from '../../ui/written.tsx';
import '../archive.css';

/** Lists the contents of an archive, as far as it could be read. */
export function ArchiveFacts({ arrived }: { arrived: MovingBack }) {
  const { exportedAt, holds, rows, files, lacking, leftOut, unscanned } = arrived;
  if (exportedAt === null) return null;
  const amounts: [string, number][] = [
    ...holds.map(({ what, count }): [string, number] => [capitalise(what), count]),
    ['All records', rows],
    ['Files', files],
    ['Not looked at by a virus scanner', unscanned],
    ['Left out, since a virus was found', leftOut],
  ];
  return (
    <ScreenSection title="What is in it">
      <dl className="moving-out__facts">
        <dt>As of</dt>
        <dd>
          <When at={exportedAt} full />
        </dd>
        {amounts
          .filter(([, count]) => count > 0)
          .map(([what, count]) => (
            <div key={what} className="moving-out__part">
              <dt>{what}</dt>
              <dd>{groupDigits(count)}</dd>
            </div>
          ))}
        {lacking.length > 0 && (
          <>
            <dt>Missing</dt>
            <dd>
              These files were lost or damaged already when it was made:
              <ul className="moving-out__lacking">
                {lacking.map((path) => (
                  <li key={path}>
                    <Written text={path} />
                  </li>
                ))}
              </ul>
            </dd>
          </>
        )}
      </dl>
    </ScreenSection>
  );
}
