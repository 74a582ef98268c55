import { groupDigits } from '../../../../src/content/group-digits.ts';
import type { MovingBack } from '../../../../src/contract/staff/moving-back.ts';
import { UploadProgress } from '../../../shared/ui/upload-progress.tsx';
import { Note } from '../../editing/note.tsx';
import { computePercent, timeLeftText } from '../../importing/import-words.ts';
import { Written } from '../../ui/written.tsx';
import { isAtWork } from './archive-calls.ts';

/** How far the server is, or what has come of it. */
export function ArchiveNote({ arrived }: { arrived: MovingBack }) {
  return (
    <>
      {isAtWork(arrived.state) && <ArchiveProgress arrived={arrived} />}
      <div role="status">{noteFor(arrived)}</div>
    </>
  );
}

function ArchiveProgress({ arrived: { state, progress } }: { arrived: MovingBack }) {
  const label = state === 'reading' ? 'Reading the archive' : 'Moving in';
  return (
    <section className="moving-progress" aria-label={label}>
      <UploadProgress label={label} percent={computePercent(progress)} />
      <p className="d-small">{timeLeftText(progress.secondsLeft)}</p>
      <p className="d-small muted">
        {state === 'reading'
          ? 'Nothing is written yet. It goes on without this screen: you can leave, and come back.'
          : 'It comes in as a whole or not at all. The public pages are there meanwhile; forms wait until it is in.'}
      </p>
    </section>
  );
}

function noteFor({ state, faults, present, reason, rows, files }: MovingBack) {
  switch (state) {
    case 'rehearsed':
      return (
        <Note tone="plain" icon="note" title="This is a rehearsal: nothing has been written.">
          The archive is whole, and there is nothing here that it would come on top of.
        </Note>
      );
    case 'refused':
      return (
        <Note tone="bad" title="This archive cannot come in, and nothing of it has been written.">
          {faults.length > 0 && (
            <ul>
              {faults.map((fault) => (
                <li key={fault}>
                  <Written text={fault} />
                </li>
              ))}
            </ul>
          )}
          {present.length > 0 && (
            <p>
              This Guardhouse is not empty: it has{' '}
              {present.map(({ what, count }) => `${what} (${groupDigits(count)})`).join(', ')}. An archive
              comes into a new installation only. Start one on an empty database and an empty data folder,
              with SEED=never, sign in there as its first owner, and upload the archive there.
            </p>
          )}
        </Note>
      );
    case 'done':
      return (
        <Note tone="plain" icon="check" title="The archive has come in.">
          {`${groupDigits(rows)} records and ${groupDigits(files)} files are as they were. Members have no passwords here: invite each under Members. The search of the inbox finds more as the server indexes it.`}
        </Note>
      );
    case 'failed':
      return (
        <Note tone="bad" title="The archive did not come in, and nothing was changed.">
          <Written text={reason} />
        </Note>
      );
    case 'interrupted':
      return (
        <Note tone="warning" title="The server was restarted meanwhile. Nothing was changed.">
          Read the archive again, and go on.
        </Note>
      );
    default:
      return null;
  }
}
