import { Link } from '@tanstack/react-router';
import type { DocumentId } from '../../../../../src/content-id.ts';
import { explainError } from '../../../calls/failure.ts';
import { trpc } from '../../../calls/trpc.ts';
import { joinPath } from '../draft/body-path.ts';
import '../site.css';

/** The menus and pages that lead to a page, each with the field that does. */
export function Usage({ page }: { page: DocumentId }) {
  const { data, error } = trpc.site.usage.useQuery({ page });
  if (error) return <p className="staff-form__error">{explainError(error)}</p>;
  if (data === undefined) return <p className="muted">Looking for links…</p>;
  if (data.uses.length === 0) return <p className="muted">No menu and no page leads to it.</p>;
  return (
    <section className="word-search" aria-label="Links to this page">
      <ul>
        {data.uses.map(({ document, label, path, field }) => (
          <li key={`${document} ${joinPath(path)}`}>
            <Link to="/site/$document" params={{ document }} search={{ at: joinPath(path) }}>
              <b>{label}</b> <small>{field}</small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
