import type { Lateness, SubmissionKind } from './submission.ts';

export interface ReceiptText {
  /** The first two letters of every reference of this kind. */
  prefix: string;
  /** The sentence that answers a submission, without the reference that follows it. */
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

/** The sentence that answers an application which is not for an open job. */
const lateSentences: Record<Lateness, string> = {
  'closed-job':
    'Thank you, we have your application, but the opening was closed before it came; your reference is',
  'unknown-job':
    'Thank you, we have your application, but there is no opening of the number that it names; your reference is',
};

export function receiptMessage({ sentence }: ReceiptText, reference: string, late?: Lateness): string {
  return `${late === undefined ? sentence : lateSentences[late]} ${reference}`;
}

/** The answers as visitors read them in the site's words, by the names of the area `answers`. */
export const receiptAnswers = {
  contact: receiptMessage(receiptTexts.contact, '{reference}'),
  quotation: receiptMessage(receiptTexts.quotation, '{reference}'),
  application: receiptMessage(receiptTexts.application, '{reference}'),
  closedJob: receiptMessage(receiptTexts.application, '{reference}', 'closed-job'),
  unknownJob: receiptMessage(receiptTexts.application, '{reference}', 'unknown-job'),
  posting: receiptMessage(receiptTexts.posting, '{reference}'),
  dataRequest: receiptMessage(receiptTexts['data-request'], '{reference}'),
};

const answerNames = {
  contact: 'contact',
  quotation: 'quotation',
  application: 'application',
  posting: 'posting',
  'data-request': 'dataRequest',
  'closed-job': 'closedJob',
  'unknown-job': 'unknownJob',
} as const satisfies Record<SubmissionKind | Lateness, keyof typeof receiptAnswers>;

/** The name of the answer among those that visitors read. */
export const answerName = (kind: SubmissionKind, late?: Lateness) => answerNames[late ?? kind];

/** The kind of submission of a reference such as CB-7F3K9Q; undefined for a malformed one. */
export function kindOfReference(reference: string): SubmissionKind | undefined {
  const prefix = /^([A-Z]{2})-[0-9A-HJKMNP-TV-Z]{6}$/.exec(reference)?.[1];
  const kinds = Object.keys(receiptTexts) as SubmissionKind[];
  return kinds.find((kind) => receiptTexts[kind].prefix === prefix);
}

/** The id of the receipt's element on its page. */
export const RECEIPT_ID = 'receipt';

/** What the page of a receipt says. */
export interface Received {
  reference: string;
  late?: Lateness | undefined;
}

/**
 * The page that a plain POST is redirected to, so that a reload does not submit again.
 * @param receipt the reference with its secret, as the server has written it.
 */
export const receivedPath = (receipt: string): `/received/${string}` => `/received/${receipt}`;
