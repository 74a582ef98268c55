import { getRouteApi } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { importInput, type OpenedImport } from '../../../src/contract/staff/moving-in.ts';
import { formatFileSize } from '../../shared/ui/file-size.ts';
import { LoadingBar } from '../../shared/ui/loading-bar.tsx';
import { explainError, readStatus } from '../calls/failure.ts';
import { queries } from '../calls/trpc.ts';
import { BackLink, ContentHead } from '../editing/content-head.tsx';
import { Note } from '../editing/note.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { ScreenPage } from '../ui/screen-page.tsx';
import { Written } from '../ui/written.tsx';
import { ColumnMatching } from './column-matching.tsx';
import { DiscardButton } from './discard-button.tsx';
import { ImportProgress } from './import-progress.tsx';
import { ImportReview } from './import-review.tsx';
import { sourceLabels, stateLabels } from './import-words.ts';
import { useImport } from './moving-in-calls.ts';
import { Uploaded } from './uploaded.tsx';
import './importing.css';

const route = getRouteApi('/moving-in/$id');

/** One file: its rehearsal, and what became of it. */
export default function ImportScreen() {
  const { id } = route.useParams();
  const input = importInput.safeParse({ id: Number(id) });
  if (input.success) return <KnownImport key={id} id={input.data.id} />;
  return <NoImport text="There is no file with this number." />;
}

function KnownImport({ id }: { id: number }) {
  const { data: opened, error, errorUpdateCount, refetch } = useImport(id);
  // The note above every screen, that the server does not answer, comes at once instead of with its next look.
  useEffect(() => {
    if (errorUpdateCount > 0) void queries.live.inbox.invalidate();
  }, [errorUpdateCount]);
  if (opened !== undefined) return <OpenedView opened={opened} />;
  if (error === null) return <LoadingImport />;
  return (
    <NoImport text={explainError(error)}>
      {readStatus(error) !== 404 && <Button onClick={() => void refetch()}>Try again</Button>}
    </NoImport>
  );
}

const LoadingImport = () => (
  <ScreenPage title="Moving in">
    <LoadingBar label="Loading the import" />
  </ScreenPage>
);

function NoImport({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <ScreenPage title="Moving in">
      <BackLink to="/moving-in">Moving in</BackLink>
      <Empty title="This import could not be loaded" text={text}>
        {children}
      </Empty>
    </ScreenPage>
  );
}

function OpenedView({ opened }: { opened: OpenedImport }) {
  const { source, from, fileName, bytes, state, by, at } = opened;
  const { text, tone } = stateLabels[state];
  return (
    <div className="screen">
      <ContentHead
        back={<BackLink to="/moving-in">Moving in</BackLink>}
        title={from}
        badge={<Badge tone={tone}>{text}</Badge>}
        facts={
          <>
            <span>{sourceLabels[source]}</span>
            {fileName !== from && (
              <span>
                <Written text={fileName} />
              </span>
            )}
            <span>{formatFileSize(bytes)}</span>
            <Uploaded at={at} by={by} />
          </>
        }
      />
      <ImportStep opened={opened} />
    </div>
  );
}

function ImportStep({ opened }: { opened: OpenedImport }) {
  const { source, state } = opened;
  const [isMatching, setIsMatching] = useState(false);
  const mayMatch = source === 'table' && (state === 'rehearsed' || state === 'unreadable');
  if (mayMatch && isMatching) return <ColumnMatching opened={opened} onClose={() => setIsMatching(false)} />;
  const matchAgain = mayMatch && <Button onClick={() => setIsMatching(true)}>Match the columns again</Button>;
  switch (state) {
    case 'reading':
      return (
        <ImportProgress opened={opened}>
          <DiscardButton opened={opened}>Cancel</DiscardButton>
        </ImportProgress>
      );
    case 'columns':
      return <ColumnMatching opened={opened} />;
    case 'unreadable':
      return <UnreadableNote opened={opened}>{matchAgain}</UnreadableNote>;
    default:
      return <ImportReview opened={opened}>{matchAgain}</ImportReview>;
  }
}

interface UnreadableNoteProps {
  opened: OpenedImport;
  /** More buttons. */
  children: ReactNode;
}

function UnreadableNote({ opened, children }: UnreadableNoteProps) {
  return (
    <Note
      tone="bad"
      title="This file cannot be read, and nothing of it has been written."
      actions={
        <>
          {children}
          <DiscardButton opened={opened}>Discard</DiscardButton>
        </>
      }
    >
      <p>
        <Written text={opened.reason} />
      </p>
      <p>Export it anew, or ask whoever sent it for a complete file, and upload that.</p>
    </Note>
  );
}
