import { receiptWords } from '../../../src/content/receipts.ts';
import { site } from '../../../src/content/site.ts';
import type { SubmissionKind } from '../../../src/contract/submission.ts';
import { timeInIndia } from '../../../src/time-in-india.ts';

/** A field's title and what was sent in it. */
export type SentField = readonly [title: string, value: string];

/** What the visitor keeps of a submission. */
export interface Proof {
  reference: string;
  /** Unknown to the page that a browser without scripts is led to: its address names nothing but the reference. */
  sent?: readonly SentField[];
  sentAt?: Date;
}

/** The receipt as plain text, for the clipboard. */
export function receiptText(kind: SubmissionKind, { reference, sent = [], sentAt }: Proof): string {
  return [
    receiptSummary(kind, { reference, ...(sentAt && { sentAt }) }),
    ...(sent.length > 0 ? ['', ...sent.map(([title, value]) => `${title}: ${value}`)] : []),
  ].join('\n');
}

/** The same without what was entered, for a message that goes through somebody else's service. */
export function receiptSummary(kind: SubmissionKind, { reference, sentAt }: Proof): string {
  const { name, next, questionsTo } = receiptWords[kind];
  return [
    `${site.name}: ${name}`,
    `Reference: ${reference}`,
    ...(sentAt ? [`Sent: ${timeInIndia(sentAt)}`] : []),
    '',
    ...next,
    `Questions: ${site.tollFree.display}, ${questionsTo}`,
  ].join('\n');
}
