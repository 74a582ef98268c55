import { Link } from '@tanstack/react-router';
import type { ImportEntry } from '../../../src/contract/staff/moving-in.ts';
import { sizeOf } from '../../shared/ui/file-size.ts';
import { Badge } from '../ui/badge.tsx';
import { When } from '../ui/when.tsx';
import { Written } from '../ui/written.tsx';
import { figure, percentOf, sourceLabels, stateLabels } from './import-words.ts';
import { isMoving } from './moving-in-calls.ts';
import '../ui/records.css';

export function EarlierImports({ imports }: { imports: readonly ImportEntry[] }) {
  return (
    <table className="table records">
      <thead>
        <tr>
          <th scope="col">File</th>
          <th scope="col">What it is</th>
          <th scope="col">State</th>
          <th scope="col" className="moving-figure">
            Items
          </th>
          <th scope="col">Uploaded</th>
        </tr>
      </thead>
      <tbody>
        {imports.map((entry) => (
          <ImportRow key={entry.id} entry={entry} />
        ))}
      </tbody>
    </table>
  );
}

function ImportRow({ entry }: { entry: ImportEntry }) {
  const { id, source, from, fileName, bytes, state, progress, by, at } = entry;
  const { text, tone } = stateLabels[state];
  // While a file is read, its progress is counted in bytes.
  const hasItems = !['reading', 'columns', 'unreadable'].includes(state);
  return (
    <tr>
      <td>
        <div>
          <Link className="records__name" to="/moving-in/$id" params={{ id: String(id) }}>
            <Written text={from} />
          </Link>
          <span className="moving-about">
            {fileName !== from && (
              <>
                <Written text={fileName} /> ·{' '}
              </>
            )}
            {sizeOf(bytes)}
          </span>
        </div>
      </td>
      <td data-label="What it is">{sourceLabels[source]}</td>
      <td data-label="State">
        <Badge tone={tone}>{isMoving(state) ? `${text}, ${percentOf(progress)}%` : text}</Badge>
      </td>
      <td data-label="Items" className="moving-figure">
        {hasItems ? figure(progress.total) : '–'}
      </td>
      <td data-label="Uploaded">
        <span>
          <When at={at} />
          {by !== null && (
            <small className="moving-about">
              <Written text={by} />
            </small>
          )}
        </span>
      </td>
    </tr>
  );
}
