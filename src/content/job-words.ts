import type { JobOpeningDetail, JobPage } from '../contract/job-opening.ts';
import { salaryRange } from './salary-text.ts';
import type { Words } from './words.ts';

/** The fields of a job that the head of its page uses. */
export type JobOfPage = JobOpeningDetail & Pick<JobPage, 'state' | 'languages'>;

/** A job with its texts in the language of the page, as far as they have been translated. */
export function inPageLanguage<Some extends Pick<JobOpeningDetail, 'Translation'>>(job: Some): Some {
  return { ...job, ...job.Translation };
}

/** The title and description of a job's page. The Jid makes them unique, as search engines expect. */
export function jobWords(words: Words, found: JobOfPage): { name: string; description: string } {
  const job = inPageLanguage(found);
  const said = {
    position: job.OpenPosition,
    location: job.Location,
    jid: job.Jid,
    salary: salaryRange(words, job.MinSalary, job.MaxSalary),
    experience: job.Experience,
    qualification: job.Qualification,
  };
  if (job.state === 'closed')
    return { name: words('jobPage.closedName', said), description: words('jobPage.closedDescription', said) };
  return { name: words('jobPage.name', said), description: words('jobPage.description', said) };
}
