import type { ReactNode } from 'react';
import type { IconName } from '../../../src/content/icon-names.ts';
import type { JobOpeningDetail } from '../../../src/contract/job-opening.ts';
import { salaryRange } from '../../../src/contract/salary-text.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { postedDate } from './posted-date.ts';

/** The key facts of a job. */
export function JobFacts({ job }: { job: JobOpeningDetail }) {
  const facts: [IconName, string, ReactNode][] = [
    ['pin', 'Location', job.Location],
    ['coins', 'Salary', <span key="salary">{salaryRange(job.MinSalary, job.MaxSalary)}</span>],
    ['clock', 'Experience', job.Experience],
    ['graduation', 'Qualification', job.Qualification],
    ['star', 'Skills', job.Skills],
    ['office', 'Industry', job.Industry],
    [
      'calendar',
      'Posted',
      <time key="posted" dateTime={job.PostedAt}>
        {postedDate(job.PostedAt)}
      </time>,
    ],
    ['document', 'Job Id', job.Jid],
  ];
  return (
    <dl className="job__facts">
      {facts.map(([icon, name, value]) => (
        <div key={name}>
          <dt>
            <span className="tile">
              <Icon name={icon} />
            </span>
            {name}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
