import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ResumeInfo } from '../../../../../src/contract/staff/resume.ts';
import { LoadingBar } from '../../../../shared/ui/loading-bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { ResumeLink } from '../resume-link.tsx';
import { PdfView } from './pdf-view.tsx';
import { faultTexts, type ReaderFault } from './reader-faults.ts';
import { ResumeText } from './resume-text.tsx';
import { useResumeReading } from './use-resume-reading.ts';

interface ReadResumeProps {
  reference: string;
  /** The applicant's. */
  name: string;
  resume: ResumeInfo;
  /** Whether the resume takes the focus once it is shown. */
  takesFocus(): boolean;
  announce(text: string): void;
}

/** The content of one resume, or why it is not shown. */
export function ReadResume({ reference, name, resume, takesFocus, announce }: ReadResumeProps) {
  const { data: read, error, refetch, isFetching } = useResumeReading(reference);
  const [frameFault, setFrameFault] = useState<ReaderFault>();
  const fault = frameFault ?? (read?.form === 'unreadable' ? read.reason : undefined);
  const title = `Resume of ${name}`;
  if (fault !== undefined)
    return (
      <Empty title="This resume cannot be shown here" text={faultTexts[fault]}>
        {fault === 'unavailable' && <Button onClick={() => setFrameFault(undefined)}>Try again</Button>}
        <ResumeLink reference={reference} resume={resume} />
      </Empty>
    );
  if (isFetching) return <LoadingBar label="Loading the resume" />;
  if (error)
    return (
      <Empty title="This resume could not be loaded" text={error.message}>
        <Button onClick={() => void refetch()}>Try again</Button>
      </Empty>
    );
  if (read?.form === 'pdf')
    return (
      <PdfView
        bytes={read.bytes}
        title={title}
        takesFocus={takesFocus}
        onShown={(pages) => announce(`${title}, ${pages === 1 ? 'one page' : `${pages} pages`}`)}
        onFault={setFrameFault}
        onKey={pressKey}
      />
    );
  if (read?.form !== 'text') return null;
  return (
    <TextPane title={title} takesFocus={takesFocus} announce={announce}>
      <ResumeText {...read} />
    </TextPane>
  );
}

/** Presses a key for the staff area that was pressed in the frame. */
function pressKey(key: string): void {
  dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
}

interface TextPaneProps extends Pick<ReadResumeProps, 'takesFocus' | 'announce'> {
  title: string;
  children: React.ReactNode;
}

/** Scrolls by the arrow keys, as the frame of a PDF does. */
function TextPane({ title, takesFocus, announce, children }: TextPaneProps) {
  const pane = useRef<HTMLElement>(null);
  const onShown = useEffectEvent(() => {
    announce(title);
    if (takesFocus()) pane.current?.focus({ preventScroll: true });
  });
  useEffect(() => onShown(), []);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="resume-reader__text" aria-label={title} tabIndex={0} ref={pane}>
      {children}
    </section>
  );
}
