import { toFormData } from '../../../src/contract/typed-form-data.ts';
import { AppError } from '../../errors.ts';
import type { Fields } from '../../http/read-body.ts';
import { type Caller, submitTo } from '../../router.ts';
import type { SubmissionDefinition, SubmissionKinds } from '../../submissions/definition.ts';
import { listKinds } from '../../submissions/kinds/kinds.ts';

/** One path of the legacy door: which fields it reads, which procedure it calls, and what it answers. */
export interface LegacyRow {
  path: `/${string}`;
  /** A string is answered as plain text, everything else as JSON; batches become one array. */
  answer(caller: Caller, body: Fields, query: Fields): Promise<string | object | AsyncIterable<object[]>>;
}

/** Takes only these fields from a body. The procedure validates their values. */
export function pick<Name extends string>(fields: Fields, ...names: Name[]): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, fields[name]])) as Record<Name, string>;
}

/**
 * The bot signals. Our own forms send them as well when they are posted without scripts, and so do robots that have
 * read such a form.
 */
const SIGNALS = ['website', 'filledInMs'] as const;

/**
 * FormData would turn a number or an object into text, so a wrong type is reported here. A field with null is left out:
 * nothing was entered there.
 */
function pickTexts<Name extends string>(fields: Fields, ...names: Name[]): Record<Name, string> {
  const texts = names.map((name) => {
    const value = fields[name] ?? undefined;
    if (value !== undefined && typeof value !== 'string')
      throw new AppError('BAD_REQUEST', { id: 'checks.notText' }, { field: name });
    return [name, value];
  });
  return Object.fromEntries(texts) as Record<Name, string>;
}

/** A signal never causes a refusal, so any value is converted to text; an object becomes a text that no form sends. */
function pickSignals(fields: Fields): Partial<Record<(typeof SIGNALS)[number], string>> {
  const signals = SIGNALS.map((name) => [name, fields[name] ?? undefined]);
  return Object.fromEntries(
    signals.map(([name, value]) => [name, typeof value === 'object' ? 'an object' : value?.toString()]),
  );
}

/** A script that appends a file that was not chosen sends one of these values in its place. */
const NO_FILE = new Set<unknown>([undefined, null, '', 'undefined', 'null']);

const listRows: readonly LegacyRow[] = [
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

/** All paths of the product. */
export const legacyRows = legacyRowsOf();

/** One path for each kind that legacy clients know, and the paths of the lists. */
export function legacyRowsOf(kinds?: SubmissionKinds): readonly LegacyRow[] {
  return [...listKinds(kinds).flatMap(submissionRow), ...listRows];
}

/** The answer to a submission is only the message of its receipt. */
function submissionRow(kind: SubmissionDefinition): LegacyRow[] {
  const { legacyPath, form, hasResume } = kind;
  if (legacyPath === undefined) return [];
  const fields = Object.keys(form.empty);
  const read = hasResume
    ? (body: Fields) =>
        toFormData({
          ...pickTexts(body, ...fields),
          ...pickSignals(body),
          file: NO_FILE.has(body.file) ? undefined : (body.file as File),
        })
    : (body: Fields) => pick(body, ...fields, ...SIGNALS);
  return [
    { path: legacyPath, answer: async (caller, body) => (await submitTo(caller, kind, read(body))).message },
  ];
}
