import type { SubmissionKind } from './submission.ts';

export interface ReceiptText {
  /** Begins the references of the kind. */
  prefix: string;
  /** The one sentence that answers a submission, but for the reference at its end. */
  sentence: string;
}

export const receiptTexts: Record<SubmissionKind, ReceiptText> = {
  contact: {
    prefix: 'CB',
    sentence: 'Thank you, we have your request and will call you back; your reference is',
  },
  quotation: {
    prefix: 'QT',
    sentence: 'Thank you, we have your request and will send a quotation; your reference is',
  },
  application: {
    prefix: 'JA',
    sentence: 'Thank you, we have your application and will read it with care; your reference is',
  },
  posting: {
    prefix: 'JP',
    sentence: 'Thank you, we have your job opening and will look through it; your reference is',
  },
  'data-request': {
    prefix: 'DR',
    sentence: 'Thank you, we have your request and will answer it; your reference is',
  },
};

export function receiptMessage({ sentence }: ReceiptText, reference: string): string {
  return `${sentence} ${reference}`;
}

/** What a reference such as CB-7F3K9Q was given for; undefined for what cannot be one. */
export function kindOfReference(reference: string): SubmissionKind | undefined {
  const prefix = /^([A-Z]{2})-[0-9A-HJKMNP-TV-Z]{6}$/.exec(reference)?.[1];
  const kinds = Object.keys(receiptTexts) as SubmissionKind[];
  return kinds.find((kind) => receiptTexts[kind].prefix === prefix);
}

/** The id of the receipt on its page. */
export const RECEIPT_ID = 'receipt';

/** Where a browser without scripts is led after its submission: a reload there sends nothing again. */
export const receivedPath = (reference: string): `/received/${string}` => `/received/${reference}`;
