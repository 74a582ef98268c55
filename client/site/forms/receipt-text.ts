import type { Words } from '../../../src/content/words.ts';
import type { Lateness } from '../../../src/contract/submission.ts';
import { clockInIndia } from '../../../src/time-in-india.ts';
import type { ReceiptWords } from './receipt-words.ts';

/** The label of a field and the value that was sent, as the visitor read them. */
export type SentField = readonly [label: string, value: string];

/** The visitor's proof of a submission. */
export interface Proof {
  reference: string;
  late?: Lateness | undefined;
  /**
   * Undefined on the page that a browser without scripts is redirected to, since its address holds only the
   * reference.
   */
  sent?: readonly SentField[];
  sentAt?: Date;
}

interface InLanguage {
  locale: string;
  words: Words;
}

export const timeOfReceipt = (sentAt: Date, { locale, words }: InLanguage): string =>
  words('receipts.indianTime', { time: clockInIndia(sentAt, locale) });

/** The receipt as plain text, for the clipboard. */
export function receiptText(receipt: ReceiptWords, proof: Proof, site: InLanguage): string {
  const { sent = [] } = proof;
  return [
    receiptSummary(receipt, proof, site),
    ...(sent.length > 0
      ? ['', ...sent.map(([label, value]) => site.words('receipts.textField', { label, value }))]
      : []),
  ].join('\n');
}

/** The receipt without the entered values, for a message that passes through a third party's service. */
export function receiptSummary(
  { name, next, questionsTo }: ReceiptWords,
  { reference, sentAt }: Proof,
  site: InLanguage,
): string {
  const { words } = site;
  return [
    words('receipts.textHead', { name }),
    words('receipts.textReference', { reference }),
    ...(sentAt ? [words('receipts.textSentAt', { time: timeOfReceipt(sentAt, site) })] : []),
    '',
    ...next,
    words('receipts.textQuestions', { email: questionsTo }),
  ].join('\n');
}
