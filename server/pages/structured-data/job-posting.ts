import type { JobPosting } from 'schema-dts';
import { site } from '../../../src/content/site.ts';
import type { JobOpeningDetail } from '../../../src/contract/job-opening.ts';
import { jobPath } from '../../../src/contract/job-path.ts';
import { baseSalary } from './base-salary.ts';
import { jobDescription } from './job-description.ts';
import { jobLocations } from './job-location.ts';
import { employmentType, experienceRequirements, jobTitle } from './job-terms.ts';
import { logoUrl, organizationId } from './organization.ts';

/**
 * An open job, on its own page. Most fields are free text, and what cannot be parsed for certain is left out,
 * since a wrong figure or place is worse than none. There is no validThrough, because jobs have no end date
 * for the public.
 */
export function jobPosting(job: JobOpeningDetail, origin: string) {
  return {
    '@type': 'JobPosting',
    title: jobTitle(job),
    description: jobDescription(job),
    datePosted: job.PostedAt,
    hiringOrganization: {
      '@type': 'Organization',
      '@id': organizationId(origin),
      name: site.name,
      sameAs: `${origin}/`,
      logo: logoUrl(origin),
    },
    jobLocation: jobLocations(job.Location),
    identifier: { '@type': 'PropertyValue', name: site.name, value: job.Jid },
    url: origin + jobPath(job),
    directApply: true,
    industry: job.Industry,
    skills: job.Skills,
    qualifications: job.Qualification,
    ...baseSalary(job.MinSalary, job.MaxSalary),
    ...employmentType(job.OpenPosition),
    ...experienceRequirements(job.Experience),
  } satisfies JobPosting;
}
