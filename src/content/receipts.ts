import { ANSWERED_DAYS } from '../contract/privacy-notice.ts';
import type { SubmissionKind } from '../contract/submission.ts';
import { site } from './site.ts';

interface ReceiptWords {
  /** The name of what was sent, above the receipt's heading. */
  name: string;
  heading: string;
  /** When an answer comes; shown at the form. */
  promise: string;
  /** What happens next, one sentence each; the first one says when. */
  next: readonly string[];
  /** The address for questions. */
  questionsTo: string;
  /** Where a visitor may like to go on. */
  onward?: { to: '/Career'; label: string };
}

const { answersWithin, careersEmail, enquiryEmail } = site;

/** What a visitor is told about a submission: at its form, and on the receipt that replaces the form. */
export const receiptWords: Record<SubmissionKind, ReceiptWords> = {
  contact: {
    name: 'Request for a call back',
    heading: 'We have your request',
    promise: `We call you back within ${answersWithin.contact}.`,
    next: [
      `We read your message and call you back within ${answersWithin.contact}.`,
      'If we cannot reach you by phone, we write to your e-mail address.',
    ],
    questionsTo: enquiryEmail,
  },
  quotation: {
    name: 'Request for a quotation',
    heading: 'We have your request',
    promise: `We call you within ${answersWithin.quotation}.`,
    next: [
      `We call you within ${answersWithin.quotation} and ask how many posts you need, in which shifts and from when.`,
      'The quotation then comes by e-mail.',
    ],
    questionsTo: enquiryEmail,
  },
  application: {
    name: 'Job application',
    heading: 'We have your application',
    promise: `We answer every application within ${answersWithin.application}.`,
    next: [
      `A recruiter reads your application and answers you within ${answersWithin.application}.`,
      'Applying costs nothing. If anybody asks you for money in our name, please call us.',
    ],
    questionsTo: careersEmail,
    onward: { to: '/Career', label: 'All openings' },
  },
  posting: {
    name: 'Job opening',
    heading: 'We have your job opening',
    promise: `We read every opening within ${answersWithin.posting}, and then show it on the site.`,
    next: [`We read the opening within ${answersWithin.posting}, and then show it on the site.`],
    questionsTo: careersEmail,
  },
  'data-request': {
    name: 'Request about personal data',
    heading: 'We have your request',
    promise: `We answer without delay, and within ${ANSWERED_DAYS} days at the latest.`,
    next: [
      'If you gave an e-mail address, we send you a link. Please open it to confirm that the request is yours.',
      `We answer without delay, and within ${ANSWERED_DAYS} days at the latest.`,
    ],
    questionsTo: enquiryEmail,
  },
};
