import { useQuery } from '@tanstack/react-query';
import type { ContentId } from '../../../../../src/content-id.ts';
import { messageOf } from '../../../calls/failure.ts';
import { When } from '../../../ui/when.tsx';
import { Written } from '../../../ui/written.tsx';
import { findAuthors } from './find-authors.ts';
import { textOfValue } from './text-of-value.ts';

/** Who wrote a sentence: the versions in which this field said something else than before. */
export function FieldHistory({ id, path }: { id: ContentId; path: string }) {
  const { data, error } = useQuery({
    queryKey: ['site field history', id, path],
    queryFn: () => findAuthors(id, path),
  });
  if (error) return <p className="staff-form__error">{messageOf(error)}</p>;
  if (data === undefined) return <p className="muted">Looking through the versions…</p>;
  if (data.length === 0) return <p className="muted">Nobody has changed it since the site began.</p>;
  return (
    <ol>
      {data.map(({ version, by, at, value }) => (
        <li key={version}>
          <p>
            <b>
              <Written text={by ?? 'The product'} />
            </b>
            <small>
              <When at={at} full />
            </small>
          </p>
          <blockquote>{textOfValue(value) || <span className="muted">Empty</span>}</blockquote>
        </li>
      ))}
    </ol>
  );
}
