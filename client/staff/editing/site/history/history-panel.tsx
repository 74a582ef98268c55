import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ContentId } from '../../../../../src/content-id.ts';
import { explainError } from '../../../calls/failure.ts';
import { trpc } from '../../../calls/trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { MoreButton } from '../../../ui/more-button.tsx';
import { When } from '../../../ui/when.tsx';
import { Written } from '../../../ui/written.tsx';
import type { EditingSession, SessionView } from '../draft/editing-session.ts';
import { findAuthors } from './find-authors.ts';
import { formatValue } from './format-value.ts';
import { HistoryEntry } from './history-entry.tsx';
import '../site.css';

interface HistoryPanelProps {
  id: ContentId;
  session: EditingSession;
  view: SessionView;
  /** The field whose history it is; empty for that of the whole document. */
  path: string;
  /** Names a field in the words of the form. */
  nameOf(path: string): string;
  onClose(): void;
  onReveal(path: string): void;
}

/** Who changed what in a document, and the way back. */
export function HistoryPanel({ id, session, view, path, nameOf, onClose, onReveal }: HistoryPanelProps) {
  const [opened, setOpened] = useState<number>();
  const list = trpc.site.history.useInfiniteQuery(
    { document: id },
    { getNextPageParam: ({ next }) => next, enabled: path === '' },
  );
  const entries = list.data?.pages.flatMap((page) => page.entries) ?? [];
  const field = nameOf(path);
  return (
    <section className="site-history" aria-label={path === '' ? 'History' : `History of ${field}`}>
      <header>
        <h2 className="d-head">{path === '' ? 'History' : field}</h2>
        <Button kind="plain" icon="close" label="Close the history" onClick={onClose} />
      </header>
      {path === '' ? (
        <>
          {list.error && <Empty title="The history could not be loaded" text={explainError(list.error)} />}
          {list.data && entries.length === 0 && (
            <Empty title="Nobody has changed this yet" text="These are the words that the site came with." />
          )}
          <ol>
            {entries.map((entry) => (
              <HistoryEntry
                key={entry.version}
                id={id}
                entry={entry}
                session={session}
                onReveal={onReveal}
                current={view.version}
                isOpen={opened === entry.version}
                onToggle={() => setOpened(opened === entry.version ? undefined : entry.version)}
              />
            ))}
          </ol>
          <MoreButton list={list}>Show older versions</MoreButton>
        </>
      ) : (
        <FieldHistory id={id} path={path} />
      )}
    </section>
  );
}

/** Who wrote a sentence: the versions in which this field said something else than before. */
function FieldHistory({ id, path }: { id: ContentId; path: string }) {
  const { data, error } = useQuery({
    queryKey: ['site field history', id, path],
    queryFn: () => findAuthors(id, path),
  });
  if (error) return <p className="staff-form__error">{explainError(error)}</p>;
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
          <blockquote>{formatValue(value) || <span className="muted">Empty</span>}</blockquote>
        </li>
      ))}
    </ol>
  );
}
