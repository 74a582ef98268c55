import { Link } from '@tanstack/react-router';
import { groupDigits } from '../../../src/content/group-digits.ts';
import { MAX_COUNTED_WAITING } from '../../../src/contract/staff/inbox-changes.ts';
import { MAX_COUNTED_MAILS, type StartFigures } from '../../../src/contract/staff/start.ts';
import { useMay } from '../calls/session.ts';
import { trpc } from '../calls/trpc.ts';
import { StaffIcon, type StaffIconName } from '../ui/staff-icon.tsx';
import { Panel } from './panel.tsx';

/** Counts what waits for somebody besides the inbox, each with a link to its list. A role sees only what it may do. */
export function Waiting({ figures: { inbox, dataRequests, jobs, mail, blogs } }: { figures: StartFigures }) {
  const mayApprove = useMay()('manageJobs');
  return (
    <Panel
      title="Waiting for you"
      lead={inbox ? 'Besides what is new' : 'Drafts, and what will be published'}
    >
      <ul className="waiting">
        {inbox && (
          <li>
            <Link className={urgentIf(inbox.answers)} to="/inbox">
              <Row icon="inbox" text="New answers" count={inbox.answers} most={MAX_COUNTED_WAITING} />
            </Link>
          </li>
        )}
        {dataRequests && (
          <li>
            <Link className={urgentIf(dataRequests.open)} to="/people">
              <Row
                icon="people"
                text={`Requests about personal data${overdueText(dataRequests.overdue)}`}
                count={dataRequests.open}
                most={MAX_COUNTED_WAITING}
              />
            </Link>
          </li>
        )}
        {jobs && mayApprove && (
          <li>
            <Link className={urgentIf(jobs.pending)} to="/jobs">
              <Row icon="flag" text="Postings to approve" count={jobs.pending} />
            </Link>
          </li>
        )}
        {jobs && (
          <li>
            <Link className="waiting__row" to="/jobs" search={{ show: 'open' }}>
              <Row icon="jobs" text="Open jobs" count={jobs.open} />
            </Link>
          </li>
        )}
        {mail && (
          <li>
            <Link className={urgentIf(mail.parked)} to="/mail" search={{ state: 'parked' }}>
              <Row icon="mail" text="Mails that failed" count={mail.parked} />
            </Link>
          </li>
        )}
        {mail && (
          <li>
            <Link className="waiting__row" to="/mail" search={{ state: 'failing' }}>
              <Row icon="retention" text="Mails that are tried again" count={mail.failing} />
            </Link>
          </li>
        )}
        {blogs && <SiteRow />}
        {blogs && (
          <li>
            <Link className="waiting__row" to="/blogs" search={{ state: 'draft' }}>
              <Row icon="blogs" text="Drafts of blogs" count={blogs.draft} />
            </Link>
          </li>
        )}
        {blogs && (
          <li>
            <Link className="waiting__row" to="/blogs" search={{ state: 'scheduled' }}>
              <Row icon="calendar" text="Scheduled blogs" count={blogs.scheduled} />
            </Link>
          </li>
        )}
      </ul>
    </Panel>
  );
}

function SiteRow() {
  const { data } = trpc.site.tree.useQuery();
  if (data === undefined) return null;
  const drafts = [...data.documents, ...data.translations].filter(({ differs }) => differs);
  return (
    <li>
      <Link className="waiting__row" to="/site">
        <Row icon="site" text="Drafts of the site" count={drafts.length} />
      </Link>
    </li>
  );
}

interface RowProps {
  icon: StaffIconName;
  text: string;
  count: number;
  /** Where the count stops. */
  most?: number;
}

function Row({ icon, text, count, most = MAX_COUNTED_MAILS }: RowProps) {
  return (
    <>
      <StaffIcon name={icon} />
      <span>{text}</span>
      <b>{count >= most ? `${groupDigits(count)}+` : groupDigits(count)}</b>
    </>
  );
}

const overdueText = (overdue: number) => (overdue === 0 ? '' : `, ${groupDigits(overdue)} overdue`);

/** Any at all is too many. */
const urgentIf = (count: number) => (count > 0 ? 'waiting__row waiting__row--urgent' : 'waiting__row');
