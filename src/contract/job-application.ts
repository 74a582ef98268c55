import { z } from 'zod';
import type { Check } from './checks.ts';
import { LIMITS, optionalText, phone, phoneDigits, requiredText } from './fields.ts';
import { formSignals } from './submission.ts';
import { formDataOf } from './typed-form-data.ts';

/** The types that file inputs offer, by extension. The server inspects the content instead. */
export const resumeTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;
export type ResumeType = keyof typeof resumeTypes;

const WHAT_TO_SEND = `Send a ${listed(Object.keys(resumeTypes))}, up to ${LIMITS.resumeBytes / 1024 / 1024} MB`;

/** The error for a chosen file with another extension. */
export function explainWrongType({ name }: { name: string }): string {
  const ending = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toUpperCase();
  if (ending === undefined) return `Such a file cannot be taken. ${WHAT_TO_SEND}.`;
  // The article depends on how the letters are spelled out: an EXE, a JPG.
  const article = /^[AEFHILMNORSX8]/.test(ending) ? 'an' : 'a';
  return `This is ${article} ${ending}. ${WHAT_TO_SEND}.`;
}

/** The error when the server found another type inside the file. */
export const wrongBytes = `This file is not a pdf, doc or docx inside, whatever its name says. ${WHAT_TO_SEND}.`;

/** The error when the server refused the file for its size. */
export const tooLargeFile = `This file is too large. ${WHAT_TO_SEND}.`;

/** Without a chosen file, a browser sends an empty file without a name. */
const resume = z
  .instanceof(File, { error: 'must be a file' })
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
type ApplicationCheck = Check<keyof JobApplicationValues>;

/** The slide-out panel of the home page and the header. Order and titles follow section 5 of the specification. */
export const jobPanelChecks: readonly ApplicationCheck[] = [
  { field: 'Position', title: 'Position' },
  { field: 'FullName', title: 'Name' },
  { field: 'EmailId', title: 'Email Id' },
  { field: 'MobileNo', title: 'Phone No' },
  { field: 'Qualification', title: 'Qualification' },
];

export const careerPageChecks: readonly ApplicationCheck[] = [
  { field: 'FullName', title: 'Full Name' },
  { field: 'EmailId', title: 'Email Id' },
  { field: 'MobileNo', title: 'Phone No' },
  { field: 'Qualification', title: 'Qualification' },
  { field: 'Position', title: 'Position' },
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

/** Joins words: pdf, doc or docx. */
function listed(words: readonly string[]): string {
  return words.join(', ').replace(/, (?=[^,]*$)/, ' or ');
}
