import { Link } from '@tanstack/react-router';
import { explainError } from '../../calls/failure.ts';
import { trpc } from '../../calls/trpc.ts';
import { Empty } from '../../ui/empty.tsx';
import { joinPath } from './draft/body-path.ts';
import { findEditorAddress } from './languages/editor-address.ts';
import './site.css';

/** Every place where the site says these words, each leading to its field. */
export function WordSearch({ words }: { words: string }) {
  const { data, error } = trpc.site.search.useQuery({ words });
  if (error) return <Empty title="The search failed" text={explainError(error)} />;
  if (data === undefined) return <p className="muted">Searching…</p>;
  if (data.found.length === 0)
    return <Empty title="The site does not say this" text={`No text has “${words}” in it.`} />;
  return (
    <section className="word-search" aria-label="Texts with these words">
      <p role="status" className="muted">
        {data.found.length}
        {data.hasMore ? ' or more' : ''} {data.found.length === 1 ? 'place' : 'places'}
      </p>
      <ul>
        {data.found.map((place) => (
          <li key={`${place.document} ${joinPath(place.path)}`}>
            <Link {...findEditorAddress(place.document, joinPath(place.path))}>
              <b>{place.label}</b> <small>{place.field}</small>
              <span lang={place.locale}>{withMarks(place.shown, words)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How many letters are shown before and after the words. */
const AROUND = { before: 60, after: 120 };

function withMarks(text: string, words: string) {
  const at = text.toLocaleLowerCase('en-IN').indexOf(words.trim().toLocaleLowerCase('en-IN'));
  if (at < 0) return text;
  // Words are left out as a whole, since a letter and its marks belong together.
  const start = at <= AROUND.before ? 0 : text.indexOf(' ', at - AROUND.before - 1) + 1;
  const end = at + words.trim().length;
  const last = text.length <= end + AROUND.after ? text.length : text.lastIndexOf(' ', end + AROUND.after);
  const until = Math.max(last, end);
  return (
    <>
      {start > 0 && '…'}
      {text.slice(Math.min(start, at), at)}
      <mark>{text.slice(at, end)}</mark>
      {text.slice(end, until)}
      {until < text.length && '…'}
    </>
  );
}
