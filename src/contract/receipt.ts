import type { SubmissionKind } from './submission.ts';

export const referencePrefixes: Record<SubmissionKind, string> = {
  contact: 'CB',
  quotation: 'QT',
  application: 'JA',
  posting: 'JP',
  'data-request': 'DR',
};

/** The sentence that answers a submission, without the reference at its end. */
const sentences: Record<SubmissionKind, string> = {
  contact: 'Thank you, we have your request and will call you back; your reference is',
  quotation: 'Thank you, we have your request and will send a quotation; your reference is',
  application: 'Thank you, we have your application and will read it with care; your reference is',
  posting: 'Thank you, we have your job opening and will look through it; your reference is',
  'data-request': 'Thank you, we have your request and will answer it; your reference is',
};

export function receiptMessage(kind: SubmissionKind, reference: string): string {
  return `${sentences[kind]} ${reference}`;
}

/** The kind of submission of a reference such as CB-7F3K9Q; undefined for a malformed one. */
export function kindOfReference(reference: string): SubmissionKind | undefined {
  const prefix = /^([A-Z]{2})-[0-9A-HJKMNP-TV-Z]{6}$/.exec(reference)?.[1];
  const kinds = Object.keys(referencePrefixes) as SubmissionKind[];
  return kinds.find((kind) => referencePrefixes[kind] === prefix);
}

/** The id of the receipt's element on its page. */
export const RECEIPT_ID = 'receipt';

/** The page that a plain POST is redirected to, so that a reload does not submit again. */
export const receivedPath = (reference: string): `/received/${string}` => `/received/${reference}`;
