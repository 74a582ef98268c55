import type { Receipt } from '../../../src/contract/submission.ts';
import { toFormData } from '../../../src/contract/typed-form-data.ts';
import { AppError } from '../../errors.ts';
import type { Fields } from '../../http/read-body.ts';
import type { Caller } from '../../router.ts';

/** One path of the legacy door: which fields it reads, which procedure it calls, and what it answers. */
export interface LegacyRow {
  path: `/${string}`;
  /** Text is answered as plain text, everything else as JSON: what comes in batches, as one array. */
  answer(caller: Caller, body: Fields, query: Fields): Promise<string | object | AsyncIterable<object[]>>;
}

/** Takes only these fields from a body. Their values are the procedure's to judge. */
export function pick<Name extends string>(fields: Fields, ...names: Name[]): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, fields[name]])) as Record<Name, string>;
}

/** What a form of ours that is posted without scripts sends as well, and robots that have read such a form. */
const SIGNALS = ['website', 'filledInMs'] as const;

/**
 * FormData would turn a number or an object into text, and a wrong type is to be told instead. What is null is
 * left out: nothing was entered there.
 */
function pickTexts<Name extends string>(fields: Fields, ...names: Name[]): Record<Name, string> {
  const texts = names.map((name) => {
    const value = fields[name] ?? undefined;
    if (value !== undefined && typeof value !== 'string')
      throw new AppError('BAD_REQUEST', 'must be text', { field: name });
    return [name, value];
  });
  return Object.fromEntries(texts) as Record<Name, string>;
}

/** They refuse nothing, so that what is no text counts as a text that nobody sends. */
function pickSignals(fields: Fields): Partial<Record<(typeof SIGNALS)[number], string>> {
  const signals = SIGNALS.map((name) => [name, fields[name] ?? undefined]);
  return Object.fromEntries(
    signals.map(([name, value]) => [name, typeof value === 'object' ? 'an object' : value?.toString()]),
  );
}

/** A script that appends an unchosen file to its form sends one of these words in the file's place. */
const NO_FILE = new Set<unknown>([undefined, null, '', 'undefined', 'null']);

const message = async (receipt: Promise<Receipt>) => (await receipt).message;

export const legacyRows: readonly LegacyRow[] = [
  {
    path: '/Master/SubmitUserRequest',
    answer: (caller, body) =>
      message(
        caller.contact.submit(
          pick(body, 'fullName', 'emailId', 'mobileNo', 'companyName', 'userMessage', ...SIGNALS),
        ),
      ),
  },
  {
    path: '/Master/SubmitQuotationRequest',
    answer: (caller, body) =>
      message(
        caller.quotation.submit(
          pick(
            body,
            'firstName',
            'lastName',
            'emailId',
            'mobileNo',
            'addresss',
            'state',
            'city',
            'servicesType',
            ...SIGNALS,
          ),
        ),
      ),
  },
  {
    path: '/Master/SubmitJobAplicationDetails',
    answer: (caller, body) =>
      message(
        caller.jobApplication.submit(
          toFormData({
            ...pickTexts(body, 'JobId', 'Position', 'FullName', 'EmailId', 'MobileNo', 'Qualification'),
            ...pickSignals(body),
            file: NO_FILE.has(body.file) ? undefined : (body.file as File),
          }),
        ),
      ),
  },
  {
    path: '/Master/SubmitJobDetails',
    answer: (caller, body) =>
      message(
        caller.jobPosting.submit(
          pick(
            body,
            'openPosition',
            'qualification',
            'skills',
            'experience',
            'industry',
            'location',
            'minSalary',
            'maxSalary',
            'discription',
            ...SIGNALS,
          ),
        ),
      ),
  },
  { path: '/Master/SelectMasterList', answer: (caller) => caller.positions.list() },
  {
    path: '/Master/JobDetails',
    answer: (caller, body, query) => caller.jobs.stream(pick({ ...body, ...query }, 'flag')),
  },
  {
    path: '/Login/SelectBlogList',
    answer: async (caller, body, query) => {
      const blogs = await caller.blogs.list(pick({ ...body, ...query }, 'flag'));
      return blogs.map(({ Excerpt, ...blog }) => blog);
    },
  },
  {
    path: '/Login/SelectComplianceList',
    answer: (caller, body, query) => caller.compliance.list(pick({ ...body, ...query }, 'flag')),
  },
];
