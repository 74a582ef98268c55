import type { JobOpeningDetail, JobPage } from './job-opening.ts';
import { salaryRange } from './salary-text.ts';

/** What a job's own page needs of it to be named and described. */
export type JobOfPage = JobOpeningDetail & Pick<JobPage, 'state'>;

/** How a job's page is called and described, for search engines: like no other's, by the Jid. */
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
