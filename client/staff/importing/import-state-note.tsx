import type { OpenedImport } from '../../../src/contract/staff/moving-in.ts';
import { Note } from '../editing/note.tsx';
import { Written } from '../ui/written.tsx';
import { describeOutcome, listKinds, sumCounts, wouldWrite } from './import-words.ts';

/** Says in a sentence or two what has happened so far. */
export function ImportStateNote({ opened }: { opened: OpenedImport }) {
  return <div role="status">{noteFor(opened)}</div>;
}

function noteFor({ state, counts, reason, retriable }: OpenedImport) {
  switch (state) {
    case 'rehearsed': {
      const notes = wouldWrite(counts, 0)
        ? 'Look through the lines below, and import when you agree.'
        : 'There is nothing new in this file: all of it came before, or is left out.';
      return (
        <Note tone="plain" icon="note" title="This is a rehearsal: nothing has been written.">
          {notes}
        </Note>
      );
    }
    case 'stopped':
      return (
        <Note tone="warning" title="The import is stopped.">
          {reason !== '' && (
            <p>
              <Written text={reason} />
            </p>
          )}
          {describeOutcome(counts)} Going on takes the rest; nothing is made twice.
        </Note>
      );
    case 'done': {
      // A line may name persons, so it is kept for a while only, and only if it has failed.
      const hasFailed = sumCounts(counts, 'failed') > 0;
      return (
        <Note tone={hasFailed ? 'warning' : 'plain'} icon="check" title="The import is done.">
          {describeOutcome(counts)}
          {retriable > 0 &&
            ' What those need is kept here for 30 days: once the cause is gone, try them again.'}
          {hasFailed &&
            retriable === 0 &&
            ' To try those again, upload the same file once more: what has come over is not made twice.'}
        </Note>
      );
    }
    case 'undone': {
      const kept = sumCounts(counts, 'failed');
      return (
        <Note tone="plain" icon="undo" title="The import was taken back.">
          {kept === 0
            ? 'Nothing of it is left. Its file can be uploaded again.'
            : `${listKinds(counts, 'failed', 'make', 'change')} stayed; each says why below.`}
        </Note>
      );
    }
    default:
      return null;
  }
}
