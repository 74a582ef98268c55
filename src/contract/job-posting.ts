import { z } from 'zod';
import type { Check } from './checks.ts';
import { fieldTitles } from './field-titles.ts';
import { requiredLongText, requiredText } from './fields.ts';
import { formSignals } from './submission.ts';

/**
 * A job opening sent in for publication. `discription` is the legacy clients' spelling (specification, section 3).
 */
export const jobPostingInput = z.object({
  openPosition: requiredText,
  qualification: requiredText,
  skills: requiredText,
  experience: requiredText,
  industry: requiredText,
  location: requiredText,
  minSalary: requiredText,
  maxSalary: requiredText,
  discription: requiredLongText,
  ...formSignals,
});
export type JobPostingInput = z.infer<typeof jobPostingInput>;

export const emptyJobPosting = {
  openPosition: '',
  qualification: '',
  skills: '',
  experience: '',
  industry: '',
  location: '',
  minSalary: '',
  maxSalary: '',
  discription: '',
};
export type JobPostingValues = typeof emptyJobPosting;

export const jobPostingChecks: readonly Check<keyof JobPostingValues>[] = [
  { field: 'openPosition', title: fieldTitles.openPosition },
  { field: 'qualification', title: fieldTitles.qualification },
  { field: 'discription', title: fieldTitles.description },
  { field: 'skills', title: fieldTitles.skills },
  { field: 'experience', title: fieldTitles.experience },
  { field: 'industry', title: fieldTitles.industry },
  { field: 'location', title: fieldTitles.location },
  { field: 'minSalary', title: fieldTitles.minSalary },
  { field: 'maxSalary', title: fieldTitles.maxSalary },
];
