import { z } from 'zod';
import type { Check } from './checks.ts';
import { LIMITS, optionalText, phone, phoneDigits, requiredText } from './fields.ts';
import { formSignals } from './submission.ts';
import { formDataOf } from './typed-form-data.ts';

/** What the file inputs offer. The server looks at the bytes and not at these. */
export const resumeTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;
export type ResumeType = keyof typeof resumeTypes;

const WHAT_TO_SEND = `Send a ${listed(Object.keys(resumeTypes))}, up to ${LIMITS.resumeBytes / 1024 / 1024} MB`;

/** What stands beside the field when a chosen file is of another type, by its name. */
export function explainWrongType({ name }: { name: string }): string {
  const ending = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toUpperCase();
  if (ending === undefined) return `Such a file cannot be taken. ${WHAT_TO_SEND}.`;
  // As it is spoken, letter by letter: an EXE, a JPG.
  const article = /^[AEFHILMNORSX8]/.test(ending) ? 'an' : 'a';
  return `This is ${article} ${ending}. ${WHAT_TO_SEND}.`;
}

/** What stands beside the field when the server has looked into a file and found something else. */
export const wrongBytes = `This file is not a pdf, doc or docx inside, whatever its name says. ${WHAT_TO_SEND}.`;

/** What stands beside the field when the server has refused a file for its size. */
export const tooLargeFile = `This file is too large. ${WHAT_TO_SEND}.`;

/** A browser sends an empty file of no name where none was chosen. */
const resume = z
  .instanceof(File, { error: 'must be a file' })
  .transform((file) => (file.size === 0 && file.name === '' ? undefined : file))
  .optional();

/** An application for a job. `JobId` is the Jid of an opening or, from the home panel, its position. */
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

/** The slide-out panel of the home page and of the header. */
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
 * Whether a form takes a chosen file: by the end of its name, or by its type where the name has none.
 * Phones often claim no type or a general one, so the name decides first.
 */
export function isResumeFile(file: { name: string; type: string }): boolean {
  const extension = /\.([a-z0-9]+)$/i.exec(file.name)?.[1]?.toLowerCase();
  if (extension !== undefined) return Object.hasOwn(resumeTypes, extension);
  return Object.values<string>(resumeTypes).includes(file.type);
}

/** As words: pdf, doc or docx. */
function listed(words: readonly string[]): string {
  return words.join(', ').replace(/, (?=[^,]*$)/, ' or ');
}
