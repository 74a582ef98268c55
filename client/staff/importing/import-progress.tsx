import type { ReactNode } from 'react';
import { groupDigits } from '../../../src/content/group-digits.ts';
import type { OpenedImport } from '../../../src/contract/staff/moving-in.ts';
import { formatFileSize } from '../../shared/ui/file-size.ts';
import { UploadProgress } from '../../shared/ui/upload-progress.tsx';
import { capitalise } from '../ui/capitalise.ts';
import { computePercent, timeLeftText } from './import-words.ts';

const works = {
  reading: ['Reading the file', 'Read'],
  running: ['Importing', 'Done:'],
  undoing: ['Undoing', 'Taken back:'],
} as const;

/** How far the server is, and when it will have finished. */
export function ImportProgress({ opened, children }: { opened: OpenedImport; children?: ReactNode }) {
  const { state, progress } = opened;
  if (state !== 'reading' && state !== 'running' && state !== 'undoing') return null;
  const { done, total, secondsLeft } = progress;
  const [label, verb] = works[state];
  // A file that is read is counted in bytes, since nobody knows yet how many items it has.
  const count = state === 'reading' ? formatFileSize : groupDigits;
  return (
    <section className="moving-progress" aria-label={label}>
      <UploadProgress label={label} percent={computePercent(progress)} />
      <div className="moving-progress__foot">
        <p className="d-small">
          {total > 0 && `${verb} ${count(done)} of ${count(total)}. `}
          {capitalise(timeLeftText(secondsLeft))}
        </p>
        {children}
      </div>
      <p className="d-small muted">It goes on without this screen: you can leave, and come back.</p>
    </section>
  );
}
