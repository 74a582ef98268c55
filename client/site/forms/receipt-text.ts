import { receiptWords } from '../../../src/content/receipts.ts';
import { site } from '../../../src/content/site.ts';
import type { SubmissionKind } from '../../../src/contract/submission.ts';
import { timeInIndia } from '../../../src/time-in-india.ts';

/** The title of a field and the value that was sent. */
export type SentField = readonly [title: string, value: string];

/** The visitor's proof of a submission. */
export interface Proof {
  reference: string;
  /**
   * Undefined on the page that a browser without scripts is redirected to, since its address holds only the
   * reference.
   */
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

/** The receipt without the entered values, for a message that passes through a third party's service. */
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
