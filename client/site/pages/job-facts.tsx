import type { ReactNode } from 'react';
import { salaryRange } from '../../../src/content/salary-text.ts';
import type { IconName } from '../../../src/content/schema/icon-names.ts';
import type { JobOpeningDetail } from '../../../src/contract/job-opening.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { useJobTexts } from '../page-data/item-languages.ts';
import { useSite } from '../page-data/site-context.tsx';
import { useEnglish } from '../page-data/text-languages.ts';
import { postedDate } from './posted-date.ts';

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
  const facts: [IconName, string, ReactNode][] = [
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
    [
      'calendar',
      words('jobPage.posted'),
      <time key="posted" dateTime={job.PostedAt}>
        {postedDate(job.PostedAt, locale)}
      </time>,
    ],
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
