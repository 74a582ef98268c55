import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { StartFigures } from '../../../src/contract/staff/start.ts';
import { explainError } from '../calls/failure.ts';
import { useMay, useMember } from '../calls/session.ts';
import { SetupNote } from '../editing/site/setup/setup-note.tsx';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { ScreenPage } from '../ui/screen-page.tsx';
import { useSingleKeys } from '../ui/use-single-keys.ts';
import { Arrivals } from './arrivals.tsx';
import { JobsEnding, LicencesLapsing, RequestsDue } from './coming-up.tsx';
import { longDay } from './days.ts';
import { FirstSteps } from './first-steps.tsx';
import { InkPatterns } from './inks.tsx';
import { Sources } from './sources.tsx';
import { ApplicantsByJob, StagesFunnel } from './stages.tsx';
import { Unanswered } from './unanswered.tsx';
import { useStartFigures } from './use-start-figures.ts';
import { Waiting } from './waiting.tsx';
import './start.css';
import './charts.css';

/** Where a member begins: what there is to look at, by what the role may do. */
export default function StartScreen() {
  const { roles } = useMember();
  const may = useMay();
  const { figures, error, isStale, retry } = useStartFigures();
  const [asTable, setAsTable] = useState(false);
  const navigate = useNavigate();
  const isReader = may('readInbox');
  const openInbox = () => void navigate({ to: '/inbox' });
  useSingleKeys((key) => {
    if (key.toLowerCase() === 't') return () => setAsTable(!asTable);
    return isReader && key.toLowerCase() === 'i' ? openInbox : undefined;
  });
  return (
    <div className="start">
      <ScreenPage
        title="Today"
        lead={figures && <Moment figures={figures} isStale={isStale} />}
        actions={
          <>
            {isReader && figures && !figures.isEmpty && (
              <Button
                icon="audit"
                aria-pressed={asTable}
                aria-keyshortcuts="t"
                onClick={() => setAsTable(!asTable)}
              >
                Days as a table <kbd>T</kbd>
              </Button>
            )}
            <Button icon="print" label="Print" onClick={() => print()} />
            {isReader && (
              <Button kind="main" icon="inbox" aria-keyshortcuts="i" onClick={openInbox}>
                Inbox <kbd>I</kbd>
              </Button>
            )}
          </>
        }
      >
        <SetupNote />
        {figures === undefined && error !== null && (
          <Empty title="The figures could not be loaded" text={explainError(error)}>
            <Button onClick={retry}>Try again</Button>
          </Empty>
        )}
        {figures && <InkPatterns />}
        {figures?.isEmpty && <FirstSteps roles={roles} />}
        {figures && !figures.isEmpty && <Figures figures={figures} asTable={asTable} />}
      </ScreenPage>
    </div>
  );
}

const clock = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The day, and from when the figures are; announced once the server is away. */
function Moment({ figures: { at, today }, isStale }: { figures: StartFigures; isStale: boolean }) {
  const time = clock.format(new Date(at));
  return (
    <>
      {`${longDay(today)} · `}
      <span role="status" className={isStale ? 'start__stale' : undefined}>
        {isStale
          ? `The server does not answer. These figures are from ${time}; they are brought up to date by themselves.`
          : ''}
      </span>
      {!isStale && `figures of ${time}`}
    </>
  );
}

function Figures({ figures, asTable }: { figures: StartFigures; asTable: boolean }) {
  const may = useMay();
  const { today, inbox, hiring, jobs, dataRequests } = figures;
  const kinds = inbox?.kinds ?? [];
  const isEditor = may('editDocuments');
  const waiting = <Waiting key="waiting" figures={figures} />;
  const columns = [
    [
      inbox && <Unanswered key="unanswered" unanswered={inbox.unanswered} kinds={kinds} today={today} />,
      hiring && waiting,
    ],
    hiring
      ? [
          <StagesFunnel key="stages" counts={hiring.stages} />,
          <ApplicantsByJob key="applicants" jobs={hiring.jobs} />,
        ]
      : [waiting],
    [
      dataRequests && <RequestsDue key="requests" requests={dataRequests} today={today} />,
      jobs && <JobsEnding key="jobs" jobs={jobs} today={today} />,
      isEditor && <LicencesLapsing key="licences" today={today} />,
      inbox && <Sources key="sources" {...inbox} today={today} />,
    ],
  ].filter((panels) => panels.some(Boolean));
  return (
    <>
      {inbox && <Arrivals arrived={inbox.arrived} kinds={kinds} today={today} asTable={asTable} />}
      <div className="start__panels">
        {columns.map((panels, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a role stay the same
          <div className="start__column" key={index}>
            {panels}
          </div>
        ))}
      </div>
    </>
  );
}
