import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ResumeInfo } from '../../../../../src/contract/staff/resume.ts';
import { LoadingBar } from '../../../../shared/ui/loading-bar.tsx';
import { explainError } from '../../../calls/failure.ts';
import { Button } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { findTextLanguage } from '../../../ui/find-text-language.ts';
import { ResumeLink } from '../resume-link.tsx';
import { ReadResume } from './read-resume.tsx';
import './resume-reader.css';

interface ResumeReaderProps {
  reference: string;
  /** Undefined until it is loaded. */
  applicant: { name: string; resume: ResumeInfo | null } | undefined;
  /** Why the applicant could not be loaded. */
  error: Error | null;
  /** Loads the applicant again, with the scanner's answer. */
  refresh(): void;
  /** Opens the next or the previous applicant of the list. */
  step(by: 1 | -1): void;
  onClose(): void;
}

/** The resume of one applicant, with the ways to the next and to the download. */
export default function ResumeReader({
  reference,
  applicant,
  error,
  refresh,
  step,
  onClose,
}: ResumeReaderProps) {
  const section = useRef<HTMLElement>(null);
  const takesFocus = useLastInputIn(section);
  const [announcement, setAnnouncement] = useState('');
  return (
    <section className="resume-reader" ref={section} aria-label="Resume reader">
      <header className="resume-reader__bar">
        <div className="resume-reader__name">
          <h2 className="d-head" lang={findTextLanguage(applicant?.name ?? '')}>
            {applicant?.name}
          </h2>
          {applicant?.resume && <p className="d-small muted">{applicant.resume.name}</p>}
        </div>
        <div className="resume-reader__acts">
          {applicant?.resume && <ResumeLink reference={reference} resume={applicant.resume} />}
          <Button kind="plain" icon="up" label="Previous applicant (k)" onClick={() => step(-1)} />
          <Button kind="plain" icon="chevron-down" label="Next applicant (j)" onClick={() => step(1)} />
          <Button kind="plain" icon="close" label="Close the resume (Esc)" onClick={onClose} />
        </div>
      </header>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {applicant === undefined && !error && <LoadingBar label="Loading the application" />}
      {applicant === undefined && error && (
        <Empty title="This application could not be loaded" text={explainError(error)}>
          <Button onClick={refresh}>Try again</Button>
        </Empty>
      )}
      {applicant?.resume === null && <Empty title="No resume" text="Nothing was attached." />}
      {applicant?.resume && (
        <Held resume={applicant.resume} refresh={refresh}>
          <ReadResume
            key={reference}
            reference={reference}
            name={applicant.name}
            resume={applicant.resume}
            takesFocus={takesFocus}
            announce={setAnnouncement}
          />
        </Held>
      )}
    </section>
  );
}

interface HeldProps extends Pick<ResumeReaderProps, 'refresh'> {
  resume: ResumeInfo;
  children: ReactNode;
}

/** Holds a file back until the virus scanner has passed it: the same rule as for a download without a confirmation. */
function Held({ resume, refresh, children }: HeldProps) {
  if (resume.access === 'free') return children;
  if (resume.access === 'never')
    return <Empty title="This file is infected" text="It can be neither read nor downloaded." />;
  return (
    <Empty
      title="Not scanned for viruses"
      text={
        resume.scanState === 'error'
          ? 'The virus scanner could not examine this file, so it is not shown here.'
          : 'It can be read here as soon as the virus scanner has passed it.'
      }
    >
      <Button onClick={refresh}>Check again</Button>
    </Empty>
  );
}

/**
 * Whether the member was last busy in this part of the page. The focus follows there to the next resume, whose frame
 * replaces the one that had it. A reader that has just been opened counts as one in use.
 */
function useLastInputIn(part: { readonly current: HTMLElement | null }): () => boolean {
  const isIn = useRef(true);
  const noteInput = useEffectEvent(({ target }: Event) => {
    isIn.current = target instanceof Node && (part.current?.contains(target) ?? false);
  });
  // Nothing that happens in a frame is seen here, except that the window loses the focus to it.
  const noteFrame = useEffectEvent(() => {
    isIn.current ||= part.current?.contains(document.activeElement) ?? false;
  });
  useEffect(() => {
    const inputs = ['pointerdown', 'keydown'] as const;
    for (const input of inputs) document.addEventListener(input, noteInput, true);
    addEventListener('blur', noteFrame);
    return () => {
      for (const input of inputs) document.removeEventListener(input, noteInput, true);
      removeEventListener('blur', noteFrame);
    };
  }, []);
  return () => isIn.current;
}
