import type { ContentId } from '../../../../../src/content-id.ts';
import type { SiteFieldChange } from '../../../../../src/contract/staff/site-history.ts';
import { explainError } from '../../../calls/failure.ts';
import { trpc } from '../../../calls/trpc.ts';
import { MarkedChanges } from '../../marked-changes.tsx';
import { joinPath } from '../draft/body-path.ts';
import { formatValue } from './format-value.ts';
import '../site.css';

interface ChangesProps {
  document: ContentId;
  from: number | null;
  to: number | null;
  /** Leads to the field, where its form is open. */
  onReveal?(path: string): void;
}

/** The difference of two versions, field by field, in the words of the form. */
export function Changes({ document, from, to, onReveal }: ChangesProps) {
  const { data, error } = trpc.site.compare.useQuery({ document, from, to });
  if (error) return <p className="staff-form__error">{explainError(error)}</p>;
  if (data === undefined) return <p className="muted">Comparing…</p>;
  if (data.changes.length === 0) return <p className="muted">They say the same.</p>;
  return (
    <ul className="site-changes">
      {data.changes.map((change) => (
        <li key={`${change.kind} ${joinPath(change.path)}`}>
          <p>
            {onReveal ? (
              <button type="button" className="note__link" onClick={() => onReveal(joinPath(change.path))}>
                {change.field}
              </button>
            ) : (
              <b>{change.field}</b>
            )}
            <small>{kinds[change.kind]}</small>
          </p>
          <Difference change={change} />
        </li>
      ))}
    </ul>
  );
}

const kinds: Record<SiteFieldChange['kind'], string> = {
  added: 'added',
  removed: 'removed',
  changed: '',
  moved: 'moved',
};

function Difference({ change }: { change: SiteFieldChange }) {
  if (change.kind === 'moved') return null;
  return <MarkedChanges before={formatValue(change.before)} after={formatValue(change.after)} />;
}
