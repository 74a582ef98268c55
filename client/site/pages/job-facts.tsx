import type { ReactNode } from 'react';
import type { MessageId } from '../../../src/content/interface.ts';
import { postedDate } from '../../../src/content/posted-date.ts';
import { salaryRange } from '../../../src/content/salary-text.ts';
import type { IconName } from '../../../src/content/schema/icon-names.ts';
import type { JobOpeningDetail } from '../../../src/contract/job-opening.ts';
import { type EmploymentType, employmentType } from '../../../src/employment-type.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { useJobTexts } from '../page-data/item-languages.ts';
import { useSite } from '../page-data/site-context.tsx';
import { useEnglish } from '../page-data/text-languages.ts';

type Fact = [icon: IconName, name: string, value: ReactNode];

const jobTypes: Record<EmploymentType, MessageId> = {
  FULL_TIME: 'jobPage.fullTime',
  PART_TIME: 'jobPage.partTime',
  CONTRACTOR: 'jobPage.onContract',
  TEMPORARY: 'jobPage.temporary',
  INTERN: 'jobPage.apprenticeship',
  PER_DIEM: 'jobPage.dailyWages',
};

/** The key facts of a job. */
export function JobFacts({ job }: { job: JobOpeningDetail }) {
  const { locale, words } = useSite();
  const english = useEnglish();
  const textOf = useJobTexts();
  const inLanguage = (text: string, lang: string | undefined) =>
    lang === undefined ? text : <span lang={lang}>{text}</span>;
  const typed = (field: 'Experience' | 'Qualification' | 'Skills' | 'Industry') => {
    const { text, lang } = textOf(job, field);
    return inLanguage(text, lang);
  };
  const facts: Fact[] = [
    ['pin', words('jobPage.location'), inLanguage(job.Location, english)],
    [
      'coins',
      words('jobPage.salary'),
      <span key="salary">{salaryRange(words, job.MinSalary, job.MaxSalary)}</span>,
    ],
    ['clock', words('jobPage.experience'), typed('Experience')],
    ['graduation', words('jobPage.qualification'), typed('Qualification')],
    ['star', words('jobPage.skills'), typed('Skills')],
    ['office', words('jobPage.industry'), typed('Industry')],
    ['briefcase', words('jobPage.jobType'), words(jobTypes[employmentType(job)])],
    [
      'calendar',
      words('jobPage.posted'),
      <time key="posted" dateTime={job.PostedAt}>
        {postedDate(job.PostedAt, locale)}
      </time>,
    ],
    ...(job.ClosesOn === null
      ? []
      : [
          [
            'calendar',
            words('jobPage.lastDate'),
            <time key="last" dateTime={job.ClosesOn}>
              {postedDate(job.ClosesOn, locale)}
            </time>,
          ] satisfies Fact,
        ]),
    ['document', words('jobPage.jobId'), job.Jid],
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
