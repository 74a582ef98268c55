import { checkNotice, failureNotice, labelWords, serverFault } from '../../../src/content/form-words.ts';
import { explainWrongType } from '../../../src/content/resume-words.ts';
import type { Words } from '../../../src/content/words.ts';
import { findFailures } from '../../../src/contract/checks.ts';
import { isResumeFile } from '../../../src/contract/job-application.ts';
import type { PostedForm } from '../../../src/contract/posted-form.ts';
import { toFormData } from '../../../src/contract/typed-form-data.ts';
import type { Fields } from '../../http/read-body.ts';
import type { PlainForm, SubmissionDefinition } from '../../submissions/definition.ts';

/** The data that a visitor has entered into a form. */
interface Typed {
  values: Record<string, string>;
  /** The fields that the page had. */
  posted: ReadonlySet<string>;
  /** The honeypot field. The time that it took to fill in the form is unknown here, so it raises no suspicion. */
  website: string;
  /** The version of the privacy notice that the form showed. */
  noticeVersion: string;
  file: File | undefined;
}

/** The input of the kind's procedure, the same that the component of the form sends where scripts run. */
export function inputOf(
  { hasResume }: SubmissionDefinition,
  { values, posted, file, ...signals }: Typed,
): object {
  const sent = Object.fromEntries(Object.entries(values).filter(([field]) => posted.has(field)));
  return hasResume ? toFormData({ ...sent, ...signals, file }) : { ...sent, ...signals };
}

export function readTyped(form: PlainForm, fields: Fields): Typed {
  return {
    values: readFormValues(form, fields),
    posted: new Set(Object.keys(fields)),
    website: textOf(fields.website),
    noticeVersion: textOf(fields.noticeVersion),
    file: fields.file instanceof File ? fields.file : undefined,
  };
}

/** The form's own fields, filtered as the form would filter them where scripts run. */
export function readFormValues({ empty, filters }: PlainForm, fields: Fields): Record<string, string> {
  return Object.fromEntries(
    Object.keys(empty).map((field) => {
      const text = textOf(fields[field]);
      return [field, filters?.[field]?.(text) ?? text];
    }),
  );
}

/** Finds the reason why the form's own checks would not have sent it; undefined if they would have sent it. */
export function findRefusal(
  { checks }: PlainForm,
  { values, posted, file }: Typed,
  words: Words,
): Pick<PostedForm, 'notice' | 'details' | 'faults'> | undefined {
  const [failure] = findFailures(
    checks.filter(({ field, isLater }) => isLater === undefined || posted.has(field)),
    values,
  );
  if (failure !== undefined) return { notice: checkNotice(words, failure), details: [], faults: {} };
  if (file === undefined || isResumeFile(file)) return undefined;
  return {
    notice: failureNotice(words),
    details: [serverFault(words, labelWords(words, checks, 'file'), { id: 'checks.notADocument' })],
    faults: { file: explainWrongType(words, file) },
  };
}

/** If a field was sent more than once, its last value counts. Browsers send line ends as CRLF. */
function textOf(value: unknown): string {
  const last = Array.isArray(value) ? value.at(-1) : value;
  return typeof last === 'string' ? last.replaceAll('\r\n', '\n') : '';
}
