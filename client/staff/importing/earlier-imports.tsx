import { Link } from '@tanstack/react-router';
import { groupDigits } from '../../../src/content/group-digits.ts';
import type { ImportEntry } from '../../../src/contract/staff/moving-in.ts';
import { formatFileSize } from '../../shared/ui/file-size.ts';
import { Badge } from '../ui/badge.tsx';
import { RecordsTable } from '../ui/records-table.tsx';
import { When } from '../ui/when.tsx';
import { Written } from '../ui/written.tsx';
import { computePercent, sourceLabels, stateLabels } from './import-words.ts';
import { isMoving } from './moving-in-calls.ts';
import '../ui/records.css';

export function EarlierImports({ imports }: { imports: readonly ImportEntry[] }) {
  return (
    <RecordsTable
      columns={['File', 'What it is', 'State', { title: 'Items', className: 'moving-figure' }, 'Uploaded']}
    >
      {imports.map((entry) => (
        <ImportRow key={entry.id} entry={entry} />
      ))}
    </RecordsTable>
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
            {formatFileSize(bytes)}
          </span>
        </div>
      </td>
      <td data-label="What it is">{sourceLabels[source]}</td>
      <td data-label="State">
        <Badge tone={tone}>{isMoving(state) ? `${text}, ${computePercent(progress)}%` : text}</Badge>
      </td>
      <td data-label="Items" className="moving-figure">
        {hasItems ? groupDigits(progress.total) : '–'}
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
