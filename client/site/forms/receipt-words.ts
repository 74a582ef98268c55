import type { Identity } from '../../../src/content/identity.ts';
import type { MessageId } from '../../../src/content/interface.ts';
import type { Words } from '../../../src/content/words.ts';
import type { Lateness, SubmissionKind } from '../../../src/contract/submission.ts';

/** The words that a visitor reads about a submission: at its form, and on the receipt that replaces the form. */
export interface ReceiptWords {
  /** The name of what was sent, above the receipt's heading. */
  name: string;
  heading: string;
  /** When an answer comes; shown at the form. */
  promise: string;
  /** The next steps, one sentence each; the first one says when. */
  next: readonly string[];
  /** The address for questions. */
  questionsTo: string;
  /** Where a visitor may like to go on. */
  onward?: { to: '/Career'; label: string };
}

interface SiteWords {
  words: Words;
  identity: Identity;
}

const lateWords: Record<Lateness, MessageId> = {
  'closed-job': 'receipts.applicationClosed',
  'unknown-job': 'receipts.applicationUnknown',
};

export function findReceiptWords(
  kind: SubmissionKind,
  { words, identity }: SiteWords,
  late?: Lateness,
): ReceiptWords {
  const { name, heading, promise, next, questionsTo, onward }: ReceiptIds = receipts[kind];
  return {
    name: words(name),
    heading: words(heading),
    promise: words(promise),
    next: [...(late === undefined ? [] : [lateWords[late]]), ...next].map((id) => words(id)),
    questionsTo: identity[questionsTo],
    ...(onward && { onward: { to: onward.to, label: words(onward.label) } }),
  };
}

interface ReceiptIds {
  name: MessageId;
  heading: MessageId;
  promise: MessageId;
  next: readonly MessageId[];
  questionsTo: 'enquiryEmail' | 'careersEmail';
  onward?: { to: '/Career'; label: MessageId };
}

const receipts: Record<SubmissionKind, ReceiptIds> = {
  contact: {
    name: 'receipts.contactName',
    heading: 'receipts.contactHeading',
    promise: 'receipts.contactPromise',
    next: ['receipts.contactNext', 'receipts.contactUnreached'],
    questionsTo: 'enquiryEmail',
  },
  quotation: {
    name: 'receipts.quotationName',
    heading: 'receipts.quotationHeading',
    promise: 'receipts.quotationPromise',
    next: ['receipts.quotationNext', 'receipts.quotationByMail'],
    questionsTo: 'enquiryEmail',
  },
  application: {
    name: 'receipts.applicationName',
    heading: 'receipts.applicationHeading',
    promise: 'receipts.applicationPromise',
    next: ['receipts.applicationNext', 'receipts.applicationFree'],
    questionsTo: 'careersEmail',
    onward: { to: '/Career', label: 'receipts.applicationOnward' },
  },
  posting: {
    name: 'receipts.postingName',
    heading: 'receipts.postingHeading',
    promise: 'receipts.postingPromise',
    next: ['receipts.postingNext'],
    questionsTo: 'careersEmail',
  },
  'data-request': {
    name: 'receipts.dataRequestName',
    heading: 'receipts.dataRequestHeading',
    promise: 'receipts.dataRequestPromise',
    next: ['receipts.dataRequestConfirm', 'receipts.dataRequestNext'],
    questionsTo: 'enquiryEmail',
  },
};
