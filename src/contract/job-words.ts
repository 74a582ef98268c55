import type { JobOpeningDetail, JobPage } from './job-opening.ts';
import { salaryRange } from './salary-text.ts';

/** The fields of a job that its page's title and description use. */
export type JobOfPage = JobOpeningDetail & Pick<JobPage, 'state'>;

/** The title and description of a job's page. The Jid makes them unique, as search engines expect. */
export function jobWords(job: JobOfPage): { name: string; description: string } {
  const { Jid, OpenPosition, Location, Experience, Qualification, MinSalary, MaxSalary } = job;
  const name = `${OpenPosition}, ${Location} (${Jid})`;
  if (job.state === 'closed')
    return { name: `${name}, closed`, description: `The position ${name} is filled or closed.` };
  const salary = salaryRange(MinSalary, MaxSalary);
  return {
    name,
    description: `${OpenPosition} in ${Location}, ${salary}. ${Experience}, ${Qualification}. Job Id ${Jid}.`,
  };
}
