import { z } from 'zod';
import type { Check } from './checks.ts';
import { requiredLongText, requiredText } from './fields.ts';
import type { SharedTitle } from './shared-titles.ts';
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

export const jobPostingTitles = {
  openPosition: 'Open Position',
  description: 'Description',
  skills: 'Skills',
  experience: 'Experience',
  industry: 'Industry',
  location: 'Location',
  minSalary: 'Min Salary',
  maxSalary: 'Max Salary',
} as const;

export const jobPostingChecks: readonly Check<
  keyof JobPostingValues,
  SharedTitle | keyof typeof jobPostingTitles
>[] = [
  { field: 'openPosition', label: 'openPosition' },
  { field: 'qualification', label: 'qualification' },
  { field: 'discription', label: 'description' },
  { field: 'skills', label: 'skills' },
  { field: 'experience', label: 'experience' },
  { field: 'industry', label: 'industry' },
  { field: 'location', label: 'location' },
  { field: 'minSalary', label: 'minSalary' },
  { field: 'maxSalary', label: 'maxSalary' },
];
