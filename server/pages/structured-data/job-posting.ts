import type { JobPosting } from 'schema-dts';
import { inPageLanguage } from '../../../src/content/job-words.ts';
import type { Site } from '../../../src/content/site.ts';
import type { JobOpeningDetail } from '../../../src/contract/job-opening.ts';
import { jobPath } from '../../../src/contract/job-path.ts';
import { employmentType } from '../../../src/employment-type.ts';
import { addressIn, type Language } from '../../../src/languages.ts';
import { baseSalary } from './base-salary.ts';
import { jobDescription } from './job-description.ts';
import { jobLocations } from './job-location.ts';
import { experienceRequirements, jobTitle } from './job-terms.ts';
import { logoUrl, organizationId } from './organization.ts';

/**
 * An open job, on its own page. Most fields are free text, and what cannot be parsed for certain is left out,
 * since a wrong figure or place is worse than none; it is parsed in English.
 */
export function jobPosting(
  job: JobOpeningDetail,
  { identity, presence, words }: Site,
  language: Language,
  origin: string,
) {
  const shown = inPageLanguage(job);
  return {
    '@type': 'JobPosting',
    title: jobTitle(shown),
    description: jobDescription(shown, words),
    datePosted: job.PostedAt,
    hiringOrganization: {
      '@type': 'Organization',
      '@id': organizationId(origin),
      name: identity.name,
      sameAs: `${origin}/`,
      logo: logoUrl(origin),
    },
    jobLocation: jobLocations(job.Location, presence.places),
    identifier: { '@type': 'PropertyValue', name: identity.name, value: job.Jid },
    url: origin + addressIn(language, jobPath(job)),
    directApply: true,
    industry: shown.Industry,
    skills: shown.Skills,
    qualifications: shown.Qualification,
    ...baseSalary(job.MinSalary, job.MaxSalary),
    employmentType: employmentType(job),
    ...(job.ClosesOn !== null && { validThrough: `${job.ClosesOn}T23:59:59+05:30` }),
    ...experienceRequirements(job.Experience),
  } satisfies JobPosting;
}
