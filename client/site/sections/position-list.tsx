import { Link } from '@tanstack/react-router';
import { salaryText } from '../../../src/content/salary-text.ts';
import type { Words } from '../../../src/content/words.ts';
import type { SiteJob } from '../../../src/contract/job-opening.ts';
import { jobSegment } from '../../../src/contract/job-path.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { useJobTexts } from '../page-data/item-languages.ts';
import { useWords } from '../page-data/site-context.tsx';
import { useEnglish } from '../page-data/text-languages.ts';
import './cards.css';

interface PositionListProps {
  jobs: SiteJob[];
  busy?: boolean;
  /** Shown when there are no jobs. */
  empty?: string;
}

/** Job openings with city and salary; each links to its page. */
export function PositionList({ jobs, busy = false, empty }: PositionListProps) {
  const words = useWords();
  const english = useEnglish();
  const textOf = useJobTexts();
  return (
    <ul className="positions" aria-busy={busy}>
      {jobs.map((job) => (
        <li className="position" key={job.Jid}>
          <b lang={textOf(job, 'OpenPosition').lang}>
            <Link to="/jobs/$job" params={{ job: jobSegment(job) }}>
              {textOf(job, 'OpenPosition').text}
            </Link>
          </b>
          <span className="position__city" lang={english}>
            {job.Location}
          </span>
          <span className="position__pay">{payText(job.MaxSalary, words)}</span>
          <Icon name="arrow-right" className="position__go" />
        </li>
      ))}
      {jobs.length === 0 && !busy && empty && <li className="position">{empty}</li>}
    </ul>
  );
}

/** A plain number is the maximum salary; any other text is shown unchanged. */
function payText(salary: string, words: Words): string {
  const shown = salaryText(words, salary);
  return shown === salary ? salary : words('sections.salaryUpTo', { salary: shown });
}
