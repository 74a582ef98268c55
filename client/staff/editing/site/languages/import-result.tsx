import { Link } from '@tanstack/react-router';
import type { ImportReport } from '../../../../../src/contract/staff/translations.ts';
import { joinPath } from '../draft/body-path.ts';
import { findEditorAddress } from './editor-address.ts';

/** Shows what became of each translation of a file. */
export function ImportResult({ report, onClose }: { report: ImportReport; onClose(): void }) {
  const { changed, same, empty, fuzzy, elsewhere, unknown, faults } = report;
  const taken = changed.reduce((sum, { count }) => sum + count, 0);
  const rest = [
    [same, 'were there already'],
    [empty, 'have no translation in the file'],
    [fuzzy, 'are marked as fuzzy, and wait until somebody has looked at them'],
    [elsewhere, 'belong to other documents'],
  ] as const;
  return (
    <div className="po-files__report">
      <p role="status">
        <b>{taken === 1 ? '1 translation was taken over.' : `${taken} translations were taken over.`}</b>
      </p>
      <ul>
        {changed.map(({ document, label, count }) => (
          <li key={document}>
            <Link {...findEditorAddress(document)} onClick={onClose}>
              {label}
            </Link>
            : {count}
          </li>
        ))}
        {rest.map(([count, text]) => count > 0 && <li key={text}>{`${count} ${text}.`}</li>)}
      </ul>
      {faults.length > 0 && (
        <>
          <h3>To be mended before they can be published</h3>
          <ul>
            {faults.map(({ document, path, field, message }) => (
              <li key={`${document} ${joinPath(path)} ${message}`}>
                <Link {...findEditorAddress(document, joinPath(path))} onClick={onClose}>
                  {field}
                </Link>
                : {message}
              </li>
            ))}
          </ul>
        </>
      )}
      {unknown.length > 0 && (
        <>
          <h3>Not taken over, since no document has these sentences</h3>
          <ul>
            {unknown.map(({ text, translation }) => (
              <li key={`${text} ${translation}`}>
                <span lang="en-IN">{text}</span>
                <br />
                <span className="muted">{translation}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
