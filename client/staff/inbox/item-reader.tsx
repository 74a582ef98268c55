import { lazy, Suspense, useEffect } from 'react';
import { LoadingBar } from '../../shared/ui/loading-bar.tsx';
import { refreshItem, useInboxItem } from './use-inbox-item.ts';
import { READ_RESUME } from './use-inbox-keys.ts';

/** Loaded with the first resume that is opened. */
const ResumeReader = lazy(() => import('./resume/reader/resume-reader.tsx'));

interface ItemReaderProps {
  reference: string;
  /** Opens the next or the previous application of the list. */
  step(by: 1 | -1): void;
  onClose(): void;
}

/** The resume of the opened item. It stays open while the member steps from one applicant to the next. */
export function ItemReader({ reference, step, onClose }: ItemReaderProps) {
  const { data: item, error } = useInboxItem(reference);
  // The focus returns to the button that opens the reader: a narrow window shows it again by now.
  useEffect(() => () => document.getElementById(READ_RESUME)?.focus(), []);
  return (
    <Suspense fallback={<LoadingBar label="Loading the reader" />}>
      <ResumeReader
        reference={reference}
        applicant={item}
        error={error}
        refresh={() => void refreshItem(reference)}
        step={step}
        onClose={onClose}
      />
    </Suspense>
  );
}
