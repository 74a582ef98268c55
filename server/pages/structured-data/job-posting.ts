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
 * An open job, for its own page alone. Most of it is free text: what cannot be read for certain is left out, since a
 * wrong figure or place is worse than none. No job says when it ends, so there is no validThrough.
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
