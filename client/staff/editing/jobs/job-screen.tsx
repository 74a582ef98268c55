import { getRouteApi, Link } from '@tanstack/react-router';
import { jobPath } from '../../../../src/contract/job-path.ts';
import type { StaffJob } from '../../../../src/contract/staff/jobs.ts';
import { explainError } from '../../calls/failure.ts';
import { trpc } from '../../calls/trpc.ts';
import { Badge } from '../../ui/badge.tsx';
import { Empty } from '../../ui/empty.tsx';
import { ScreenPage, ScreenSection } from '../../ui/screen-page.tsx';
import { When } from '../../ui/when.tsx';
import { Written } from '../../ui/written.tsx';
import { BackLink, ContentHead } from '../content-head.tsx';
import { History } from '../history.tsx';
import { Note } from '../note.tsx';
import { PreviewFrame } from '../preview-frame.tsx';
import { JobActions } from './job-actions.tsx';
import { JobEditor } from './job-editor.tsx';
import { dayText, jobHistory, statusLabels } from './job-labels.ts';

const route = getRouteApi('/jobs/$jid');

export default function JobScreen() {
  const { jid } = route.useParams();
  const { edit } = route.useSearch();
  const { data: job, error } = trpc.jobs.find.useQuery({ Jid: jid });
  if (job !== undefined) return edit ? <JobEditor key={jid} job={job} /> : <JobView job={job} />;
  return (
    <ScreenPage title={jid}>
      {error ? <Empty title="This job could not be loaded" text={explainError(error)} /> : null}
    </ScreenPage>
  );
}

function JobView({ job }: { job: StaffJob }) {
  const { Jid, values, status, flags } = job;
  const { text, tone } = statusLabels[status];
  const path = jobPath({ Jid, OpenPosition: values.openPosition });
  return (
    <div className="screen">
      <ContentHead
        back={<BackLink to="/jobs">Jobs</BackLink>}
        title={values.openPosition}
        badge={<Badge tone={tone}>{text}</Badge>}
        facts={<Facts job={job} />}
      >
        <JobActions job={job} path={path} />
      </ContentHead>
      {flags.length > 0 && (
        <Note tone="warning" icon="flag" title="Suspected spam">
          {flags.map((flag) => flag.replaceAll('-', ' ')).join(', ')}. Check the posting before you approve
          it.
        </Note>
      )}
      {status === 'rejected' && (
        <Note tone="bad" title="Rejected">
          <Written text={job.rejection} />
        </Note>
      )}
      <ScreenSection
        title={status === 'open' ? 'As the public sees it' : 'As the public will see it'}
        lead={
          status === 'closed'
            ? 'Its page now says that the job is closed, and search engines will remove it.'
            : undefined
        }
      >
        <PreviewFrame
          key={job.version}
          title={`Preview of ${values.openPosition}`}
          src={`/staff/previews/jobs/${Jid}?version=${job.version}`}
          // Skips the head of the page: its title is above the frame already, and the text is what needs a decision.
          startAt="position"
          address={path}
        />
      </ScreenSection>
      <History events={job.events} descriptions={jobHistory} />
    </div>
  );
}

function Facts({ job }: { job: StaffJob }) {
  return (
    <>
      <span>{job.Jid}</span>
      <span>
        Posted <When at={job.postedAt} full />{' '}
        {job.reference === null ? 'by the staff' : `as ${job.reference}`}
      </span>
      {job.closedAt !== null && (
        <span>
          Closed <When at={job.closedAt} full />
        </span>
      )}
      {job.closesOn !== null && <span>Last day {dayText(job.closesOn)}</span>}
      {job.applications > 0 && (
        <Link to="/jobs/$jid/applicants" params={{ jid: job.Jid }}>
          {job.applications === 1 ? '1 application' : `${job.applications} applications`}
        </Link>
      )}
    </>
  );
}
