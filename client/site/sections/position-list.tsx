import { Link } from '@tanstack/react-router';
import type { JobOpening } from '../../../src/contract/job-opening.ts';
import { jobSegment } from '../../../src/contract/job-path.ts';
import { salaryText } from '../../../src/contract/salary-text.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import './position-list.css';

interface PositionListProps {
  jobs: JobOpening[];
  busy?: boolean;
  /** Shown when there are no jobs. */
  empty?: string;
}

/** Job openings with city and salary; each links to its page. */
export function PositionList({ jobs, busy = false, empty }: PositionListProps) {
  return (
    <ul className="positions" aria-busy={busy}>
      {jobs.map((job) => (
        <li className="position" key={job.Jid}>
          <b>
            <Link to="/jobs/$job" params={{ job: jobSegment(job) }}>
              {job.OpenPosition}
            </Link>
          </b>
          <span className="position__city">{job.Location}</span>
          <span className="position__pay">{payText(job.MaxSalary)}</span>
          <Icon name="arrow-right" className="position__go" />
        </li>
      ))}
      {jobs.length === 0 && !busy && empty && <li className="position">{empty}</li>}
    </ul>
  );
}

/** A plain number is the maximum salary; any other text is shown unchanged. */
function payText(salary: string): string {
  const shown = salaryText(salary);
  return shown === salary ? salary : `up to ${shown}`;
}
