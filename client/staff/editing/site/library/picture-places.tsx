import { Link } from '@tanstack/react-router';
import { explainError } from '../../../calls/failure.ts';
import { trpc } from '../../../calls/trpc.ts';
import { joinPath } from '../draft/body-path.ts';

interface PicturePlacesProps {
  picture: string;
  onFollow(): void;
}

/** The places of a picture in all drafts. Each leads to the field where another one is chosen for it. */
export function PicturePlaces({ picture, onFollow }: PicturePlacesProps) {
  const { data, error } = trpc.site.usage.useQuery({ picture });
  return (
    <section className="library__facts" aria-label="Where it is used">
      <h4 className="d-small">Where it is used</h4>
      {error && <p className="staff-form__error">{explainError(error)}</p>}
      {data === undefined && !error && <p className="muted">Looking for its places…</p>}
      {data?.uses.length === 0 && <p className="muted">Nowhere.</p>}
      {data !== undefined && data.uses.length > 0 && (
        <>
          <p className="muted">Follow a link to put a photograph in that place.</p>
          <ul>
            {data.uses.map(({ document, label, path, field }) => (
              <li key={`${document} ${joinPath(path)}`}>
                <Link
                  className="note__link"
                  to="/site/$document"
                  params={{ document }}
                  search={{ at: joinPath(path) }}
                  onClick={onFollow}
                >
                  {label}: {field}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
