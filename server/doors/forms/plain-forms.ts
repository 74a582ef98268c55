import { findFailures } from '../../../src/contract/checks.ts';
import { explainWrongType, isResumeFile } from '../../../src/contract/job-application.ts';
import { failureNotice } from '../../../src/contract/notices.ts';
import type { PostedForm } from '../../../src/contract/posted-form.ts';
import { toFormData } from '../../../src/contract/typed-form-data.ts';
import type { Fields } from '../../http/read-body.ts';
import type { PlainForm, SubmissionDefinition } from '../../submissions/definition.ts';

/** What a visitor has put into a form. */
interface Typed {
  values: Record<string, string>;
  /** The trap. How long the form was filled in is unknown, and so no ground for suspicion. */
  website: string;
  /** The version of the privacy notice that the form showed. */
  noticeVersion: string;
  file: File | undefined;
}

/** As the kind's procedure takes it: the same that the form's component sends where scripts run. */
export function inputOf({ hasResume }: SubmissionDefinition, { values, file, ...signals }: Typed): object {
  return hasResume ? toFormData({ ...values, ...signals, file }) : { ...values, ...signals };
}

export function readTyped(form: PlainForm, fields: Fields): Typed {
  return {
    values: typedInto(form, fields),
    website: textOf(fields.website),
    noticeVersion: textOf(fields.noticeVersion),
    file: fields.file instanceof File ? fields.file : undefined,
  };
}

/** The form's own fields, as they would have let the text in where scripts run. */
export function typedInto({ empty, filters }: PlainForm, fields: Fields): Record<string, string> {
  return Object.fromEntries(
    Object.keys(empty).map((field) => {
      const text = textOf(fields[field]);
      return [field, filters?.[field]?.(text) ?? text];
    }),
  );
}

/** Why the form's own checks would not have sent it. */
export function findSlip(
  { checks }: PlainForm,
  { values, file }: Typed,
): Pick<PostedForm, 'notice' | 'details' | 'faults'> | undefined {
  const [failure] = findFailures(checks, values);
  if (failure !== undefined) return { notice: failure.notice, details: [], faults: {} };
  if (file === undefined || isResumeFile(file)) return undefined;
  return {
    notice: failureNotice,
    details: ['Resume: must be a pdf, doc or docx document.'],
    faults: { file: explainWrongType(file) },
  };
}

/** A field that was sent twice counts as its last. Browsers send two characters at the end of a line. */
function textOf(value: unknown): string {
  const last = Array.isArray(value) ? value.at(-1) : value;
  return typeof last === 'string' ? last.replaceAll('\r\n', '\n') : '';
}
