import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import type { StaffJobEntry, StaffJobsFilter } from '../../../../src/contract/staff/jobs.ts';
import { messageOf } from '../../calls/failure.ts';
import { useMay } from '../../calls/session.ts';
import { trpc } from '../../calls/trpc.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { languageOfText } from '../../ui/language-of-text.ts';
import { MoreButton } from '../../ui/more-button.tsx';
import { ScreenPage } from '../../ui/screen-page.tsx';
import { StaffIcon } from '../../ui/staff-icon.tsx';
import { When } from '../../ui/when.tsx';
import { Written } from '../../ui/written.tsx';
import { ListTools } from '../list-tools.tsx';
import { dayText, statusLabels } from './job-labels.ts';
import type { JobView } from './jobs-address.ts';
import '../../ui/records.css';
import './jobs.css';

const route = getRouteApi('/jobs');

export default function JobsScreen() {
  const { show = 'pending', search = '' } = route.useSearch();
  const mayManage = useMay()('manageJobs');
  const navigate = useNavigate();
  const list = trpc.jobs.list.useInfiniteQuery(
    { ...viewed(show), search },
    { getNextPageParam: ({ next }) => next, placeholderData: keepPreviousData },
  );
  const rows = list.data?.pages.flatMap(({ jobs }) => jobs) ?? [];
  const pending = list.data?.pages.at(-1)?.pending;
  const go = (next: { show?: JobView; search?: string }, replace: boolean) => {
    const { show: view = show, search: words = search } = next;
    void navigate({
      to: '/jobs',
      search: { show: view === 'pending' ? undefined : view, search: words || undefined },
      replace,
      resetScroll: false,
    });
  };
  return (
    <ScreenPage
      title="Jobs"
      lead="New postings wait here for approval. Approved jobs are public at once."
      actions={
        mayManage && (
          <Button kind="main" icon="plus" onClick={() => navigate({ to: '/jobs/new' })}>
            Add a job
          </Button>
        )
      }
    >
      <ListTools
        label="Which jobs are shown"
        views={[
          ['pending', 'Pending', pending],
          ['open', 'Open'],
          ['ending', 'Ending soon'],
          ['closed', 'Closed'],
          ['rejected', 'Rejected'],
          ['all', 'All'],
        ]}
        view={show}
        onView={(view) => go({ show: view }, false)}
        search={search}
        onSearch={(words) => go({ search: words }, true)}
        hint="Search by position, place, skill or job ID"
      />
      {list.error && <Empty title="The jobs could not be loaded" text={messageOf(list.error)} />}
      {list.data && rows.length === 0 && <NoJobs show={show} search={search} />}
      {rows.length > 0 && (
        <table className="table records records--lines" aria-busy={list.isPlaceholderData}>
          <thead>
            <tr>
              <th scope="col">Position</th>
              <th scope="col">Status</th>
              <th scope="col">Applications</th>
              <th scope="col">Last day</th>
              <th scope="col">Posted</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((job) => (
              <JobRow key={job.Jid} job={job} mayManage={mayManage} />
            ))}
          </tbody>
        </table>
      )}
      <MoreButton list={list} />
    </ScreenPage>
  );
}

/** What of the filter a view stands for. */
function viewed(show: JobView): Pick<StaffJobsFilter, 'status' | 'ending'> {
  if (show === 'all') return {};
  return show === 'ending' ? { ending: 'soon' } : { status: show };
}

/** The name leads to the job, and those who only read straight to its applicants. */
function JobRow({ job, mayManage }: { job: StaffJobEntry; mayManage: boolean }) {
  const { Jid, OpenPosition, Location, Industry, status, flags } = job;
  const { text, tone } = statusLabels[status];
  return (
    <tr>
      <td>
        <Link
          className="records__name"
          to={mayManage ? '/jobs/$jid' : '/jobs/$jid/applicants'}
          params={{ jid: Jid }}
          lang={languageOfText(OpenPosition)}
        >
          {OpenPosition}
        </Link>
        <span className="jobs__place">
          {Jid} · <Written text={Location} /> · <Written text={Industry} />
        </span>
        {flags.length > 0 && (
          <span className="jobs__flags">
            <StaffIcon name="flag" /> Flagged: {flags.map((flag) => flag.replaceAll('-', ' ')).join(', ')}
          </span>
        )}
      </td>
      <td data-label="Status">
        <Badge tone={tone}>{text}</Badge>
      </td>
      <td data-label="Applications">{job.applications || undefined}</td>
      <td data-label="Last day">{job.closesOn !== null && dayText(job.closesOn)}</td>
      <td data-label="Posted">
        <When at={job.postedAt} />
      </td>
    </tr>
  );
}

const noJobs = {
  ending: ['No job ends soon', 'Open jobs whose last day is within two weeks are listed here.'],
  open: ['No open jobs', 'Approved jobs are listed here and on the site.'],
  closed: ['No closed jobs', 'You can reopen or copy closed jobs from here.'],
  rejected: ['No rejected postings', 'Rejected postings are kept here with the reason.'],
  all: ['No jobs yet', 'Add one, or wait for the first posting.'],
} as const;

function NoJobs({ show, search }: { show: JobView; search: string }) {
  if (search !== '')
    return (
      <Empty
        title="No jobs found"
        text={show === 'all' ? 'Try fewer words.' : 'Try fewer words, or look in All.'}
      />
    );
  if (show === 'pending') return <Empty title="No pending postings" text="New postings will appear here." />;
  const [title, text] = noJobs[show];
  return <Empty title={title} text={text} />;
}
