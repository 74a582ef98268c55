import { z } from 'zod';
import type { Check } from './checks.ts';
import { optionalText, phone, phoneDigits, requiredText } from './fields.ts';
import { says } from './sentences.ts';
import type { SharedTitle } from './shared-titles.ts';
import { formSignals } from './submission.ts';
import { formDataOf } from './typed-form-data.ts';

/** The types that file inputs offer, by extension. The server inspects the content instead. */
export const resumeTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;
export type ResumeType = keyof typeof resumeTypes;

/** Without a chosen file, a browser sends an empty file without a name. */
const resume = z
  .instanceof(File, { error: says('checks.notAFile') })
  .transform((file) => (file.size === 0 && file.name === '' ? undefined : file))
  .optional();

/**
 * An application for a job, as multipart form data. `JobId` is the Jid of an opening, or the name of a position from
 * the home panel (specification, section 3).
 */
const jobApplicationInput = z.object({
  JobId: optionalText,
  Position: requiredText,
  FullName: requiredText,
  EmailId: requiredText,
  MobileNo: phone,
  Qualification: requiredText,
  file: resume,
  ...formSignals,
});
export type JobApplicationInput = z.infer<typeof jobApplicationInput>;

export const jobApplicationForm = formDataOf(jobApplicationInput);

export const emptyJobApplication = {
  JobId: '',
  Position: '',
  FullName: '',
  EmailId: '',
  MobileNo: '',
  Qualification: '',
};
export type JobApplicationValues = typeof emptyJobApplication;
export const jobApplicationFilters = { MobileNo: phoneDigits };
type ApplicationCheck = Check<keyof JobApplicationValues, SharedTitle | keyof typeof jobApplicationTitles>;

export const jobApplicationTitles = {
  fullName: 'Full Name',
  position: 'Position',
  resume: 'Resume',
} as const;

/** The slide-out panel of the home page and the header. Order and titles follow section 5 of the specification. */
export const jobPanelChecks: readonly ApplicationCheck[] = [
  { field: 'Position', label: 'position' },
  { field: 'FullName', label: 'name' },
  { field: 'EmailId', label: 'emailId' },
  { field: 'MobileNo', label: 'phoneNo' },
  { field: 'Qualification', label: 'qualification' },
];

export const careerPageChecks: readonly ApplicationCheck[] = [
  { field: 'FullName', label: 'fullName' },
  { field: 'EmailId', label: 'emailId' },
  { field: 'MobileNo', label: 'phoneNo' },
  { field: 'Qualification', label: 'qualification' },
  { field: 'Position', label: 'position' },
];

/**
 * Whether a form accepts a chosen file: by its extension, or by its MIME type if the name has none. Phones often
 * report no type or a generic one, so the extension takes precedence.
 */
export function isResumeFile(file: { name: string; type: string }): boolean {
  const extension = /\.([a-z0-9]+)$/i.exec(file.name)?.[1]?.toLowerCase();
  if (extension !== undefined) return Object.hasOwn(resumeTypes, extension);
  return Object.values<string>(resumeTypes).includes(file.type);
}
