import { type Check, findFailures } from '../../../src/contract/checks.ts';
import { contactFilters, contactPageChecks, emptyContact } from '../../../src/contract/contact.ts';
import {
  type DataRequestType,
  dataRequestChecks,
  dataRequestFilters,
  emptyDataRequest,
} from '../../../src/contract/data-request.ts';
import {
  careerPageChecks,
  emptyJobApplication,
  explainWrongType,
  isResumeFile,
  jobApplicationFilters,
} from '../../../src/contract/job-application.ts';
import { emptyJobPosting, jobPostingChecks } from '../../../src/contract/job-posting.ts';
import { failureNotice } from '../../../src/contract/notices.ts';
import type { PlainFormName, PostedForm } from '../../../src/contract/posted-form.ts';
import { emptyQuotation, quotationChecks, quotationFilters } from '../../../src/contract/quotation.ts';
import type { Receipt } from '../../../src/contract/submission.ts';
import { toFormData } from '../../../src/contract/typed-form-data.ts';
import type { Fields } from '../../http/read-body.ts';
import type { Caller } from '../../router.ts';

interface Form<Values> {
  empty: Values;
  checks: readonly Check<keyof Values & string>[];
  /** What the fields themselves let through where scripts run. */
  filters?: { readonly [Field in keyof Values]?: (typed: string) => string };
  submit(caller: Caller, typed: Typed<Values>): Promise<Receipt>;
}

/** What a visitor has put into a form. */
interface Typed<Values> {
  values: Values;
  /** The trap. How long the form was filled in is unknown, and so no ground for suspicion. */
  website: string;
  /** The version of the privacy notice that the form showed. */
  noticeVersion: string;
  file: File | undefined;
}

type PlainForm = Form<Record<string, string>>;

/** Holds a form to its own fields; the door knows them by name alone. */
const plain = <Values extends Record<string, string>>(form: Form<Values>) => form as unknown as PlainForm;

/** The forms of the pages, as their components know them: fields, checks, filters and the call. */
export const plainForms: Record<PlainFormName, PlainForm> = {
  contact: plain({
    empty: emptyContact,
    checks: contactPageChecks,
    filters: contactFilters,
    submit: (caller, { values, ...signals }) => caller.contact.submit({ ...values, ...signals }),
  }),
  quotation: plain({
    empty: emptyQuotation,
    checks: quotationChecks,
    filters: quotationFilters,
    submit: (caller, { values, ...signals }) => caller.quotation.submit({ ...values, ...signals }),
  }),
  application: plain({
    empty: emptyJobApplication,
    checks: careerPageChecks,
    filters: jobApplicationFilters,
    submit: (caller, { values, file, ...signals }) =>
      caller.jobApplication.submit(toFormData({ ...values, ...signals, file })),
  }),
  posting: plain({
    empty: emptyJobPosting,
    checks: jobPostingChecks,
    submit: (caller, { values, ...signals }) => caller.jobPosting.submit({ ...values, ...signals }),
  }),
  dataRequest: plain({
    empty: emptyDataRequest,
    checks: dataRequestChecks,
    filters: dataRequestFilters,
    submit: (caller, { values, ...signals }) =>
      // Whatever was chosen: the procedure judges it.
      caller.dataRequest.submit({ ...values, ...signals, asked: values.asked as DataRequestType }),
  }),
};

export function readTyped(form: PlainForm, fields: Fields): Typed<Record<string, string>> {
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
  { values, file }: Typed<Record<string, string>>,
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
