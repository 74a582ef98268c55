import { useState } from 'react';
import type { ContentId } from '../../../../../src/content/content-id.ts';
import { messageOf } from '../../../calls/failure.ts';
import { trpc } from '../../../calls/trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { MoreButton } from '../../../ui/more-button.tsx';
import type { EditingSession, SessionView } from '../draft/editing-session.ts';
import { FieldHistory } from './field-history.tsx';
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
          {list.error && <Empty title="The history could not be loaded" text={messageOf(list.error)} />}
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
