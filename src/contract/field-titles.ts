import { contactTitles } from './contact.ts';
import { dataRequestTitles } from './data-request.ts';
import { jobApplicationTitles } from './job-application.ts';
import { jobPostingTitles } from './job-posting.ts';
import { quotationTitles } from './quotation.ts';
import { sharedTitles } from './shared-titles.ts';

/**
 * The titles of the forms' fields, exactly as in the tables of the specification (section 5). Each form's contract has
 * its own. The site shows each as the label that the area `labels` of its words has under the same name.
 */
export const fieldTitles = {
  ...sharedTitles,
  ...contactTitles,
  ...quotationTitles,
  ...jobApplicationTitles,
  ...jobPostingTitles,
  ...dataRequestTitles,
} as const;

export type LabelName = keyof typeof fieldTitles;
