import type { MovingBack } from '../../../../src/contract/staff/moving-back.ts';
import { formatFileSize } from '../../../shared/ui/file-size.ts';
import { LoadingBar } from '../../../shared/ui/loading-bar.tsx';
import { explainError } from '../../calls/failure.ts';
import { BackLink, ContentHead } from '../../editing/content-head.tsx';
import { Uploaded } from '../../importing/uploaded.tsx';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { ScreenPage } from '../../ui/screen-page.tsx';
import { ArchiveActs } from './archive-acts.tsx';
import { useArrived } from './archive-calls.ts';
import { ArchiveFacts } from './archive-facts.tsx';
import { ArchiveNote } from './archive-note.tsx';
import '../../importing/importing.css';

const labels: Record<MovingBack['state'], { text: string; tone: Tone }> = {
  none: { text: 'None', tone: 'still' },
  reading: { text: 'Reading', tone: 'busy' },
  refused: { text: 'Cannot come in', tone: 'bad' },
  rehearsed: { text: 'Rehearsed', tone: 'new' },
  running: { text: 'Moving in', tone: 'busy' },
  done: { text: 'Moved in', tone: 'good' },
  failed: { text: 'Failed', tone: 'bad' },
  interrupted: { text: 'Interrupted', tone: 'new' },
};

/** An archive of another Guardhouse: what would come in, what is in the way, and moving it in. */
export default function ArchiveScreen() {
  const { data: arrived, error, refetch } = useArrived();
  if (arrived !== undefined && arrived.state !== 'none') return <Arrived arrived={arrived} />;
  return (
    <ScreenPage title="Moving in an archive">
      <BackLink to="/moving-in">Moving in</BackLink>
      {arrived !== undefined ? (
        <Empty
          title="There is no archive here"
          text="Upload the ZIP that another Guardhouse made by moving out. It is removed here a day later."
        />
      ) : error === null ? (
        <LoadingBar label="Loading the archive" />
      ) : (
        <Empty title="The archive could not be loaded" text={explainError(error)}>
          <Button onClick={() => void refetch()}>Try again</Button>
        </Empty>
      )}
    </ScreenPage>
  );
}

function Arrived({ arrived }: { arrived: MovingBack }) {
  const { fileName, bytes, state, by, at } = arrived;
  const { text, tone } = labels[state];
  return (
    <div className="screen">
      <ContentHead
        back={<BackLink to="/moving-in">Moving in</BackLink>}
        title={fileName}
        badge={<Badge tone={tone}>{text}</Badge>}
        facts={
          <>
            <span>Archive of another Guardhouse</span>
            <span>{formatFileSize(bytes)}</span>
            {at !== null && <Uploaded at={at} by={by} />}
          </>
        }
      />
      <ArchiveNote arrived={arrived} />
      <ArchiveActs arrived={arrived} />
      <ArchiveFacts arrived={arrived} />
    </div>
  );
}
