import { site } from '../../src/content/site.ts';
import { ANSWERED_DAYS } from '../../src/contract/privacy-notice.ts';
import type { SubmissionKind } from '../../src/contract/submission.ts';
import { isMailAddress, type MailAddress } from '../settings/mail-address.ts';
import { oneLine } from './one-line.ts';
import type { SubmissionWords } from './submission-words.queries.ts';

/** A mail before it is set as plain text and as HTML: everything in it is text. */
export interface Letter {
  subject: string;
  replyTo: MailAddress | undefined;
  heading: string;
  paragraphs: string[];
  facts: [name: string, value: string][];
  /** Somebody else's words, set apart with their line breaks kept. */
  quote: string | undefined;
  /** Where the reader goes on. */
  link: { label: string; address: string } | undefined;
  closing: string[];
}

const LONGEST_NAME = 80;
const LONGEST_SUBJECT = 150;

const time = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

/** As it is told in a mail. */
export function indianTime(at: Date): string {
  return `${time.format(at)} IST`;
}

const kindNames: Record<SubmissionKind, string> = {
  contact: 'Call-back request',
  quotation: 'Quotation request',
  application: 'Job application',
  posting: 'Job opening to review',
  'data-request': 'Request about personal data',
};

/** Tells the staff everything that the visitor wrote; an answer to it goes to the visitor. */
export function writeNotice(words: SubmissionWords): Letter {
  const { reference, kind, submittedAt, name, emailId, facts, text } = words;
  const who = facts.find(([label]) => label === 'Company' || label === 'Position')?.[1];
  const about = [name, who].filter(Boolean).join(', ');
  return {
    subject: oneLine(`${reference}: ${kindNames[kind]}${about && ` – ${about}`}`, LONGEST_SUBJECT),
    replyTo: isMailAddress(emailId) ? { name: oneLine(name, LONGEST_NAME), address: emailId } : undefined,
    heading: `${kindNames[kind]} ${reference}`,
    paragraphs: [`Received on ${indianTime(submittedAt)}.`],
    facts,
    quote: text,
    link: undefined,
    closing: isMailAddress(emailId) ? ['Replies to this mail go to the sender.'] : [],
  };
}

const confirmations: Record<Exclude<SubmissionKind, 'posting'>, { subject: string; paragraphs: string[] }> = {
  contact: {
    subject: 'We have your request',
    paragraphs: ['Thank you for writing to us. Someone from our team will call you back.'],
  },
  quotation: {
    subject: 'We have your request for a quotation',
    paragraphs: ['Thank you for asking us. Our team will look into your request and send you a quotation.'],
  },
  application: {
    subject: 'We have your application',
    paragraphs: [
      'Thank you for applying to us. Our recruiters read every application and will be in touch with you.',
      `We never ask an applicant for money, at no stage. If anybody does in our name, please ring ${site.tollFree.display}.`,
    ],
  },
  'data-request': {
    subject: 'We have your request about your data',
    paragraphs: [
      `Thank you for writing to us. We answer without delay, and within ${ANSWERED_DAYS} days at the latest.`,
      'We may first put a question to you to which only you know the answer. We never ask for your password or for money.',
    ],
  },
};

/** Of a request about personal data: the link by which its sender confirms it. */
const confirmationLinkWords = {
  paragraph:
    'To show us that this e-mail address is yours, please open the link below within seven days and press the button on the page.',
  label: 'Confirm my request',
  closing:
    'If you did not send the request, please do not use the link. We act on a request only when we know who sent it.',
};

/**
 * Tells the visitor the reference. Nothing is quoted of what was written, and the name only where it looks like one:
 * or anybody could have us mail their own words to a stranger.
 * @param confirmAt the address by which a request about personal data is confirmed, where it still has to be.
 */
export function writeConfirmation(words: SubmissionWords, confirmAt?: string): Letter | undefined {
  const { reference, kind, submittedAt, name } = words;
  if (kind === 'posting') return undefined;
  const { subject, paragraphs } = confirmations[kind];
  return {
    subject: `${subject} (${reference})`,
    replyTo: {
      name: site.name,
      address: kind === 'application' ? site.careersEmail : site.enquiryEmail,
    },
    heading: `Your reference is ${reference}`,
    paragraphs: [
      isPlainName(name) ? `Dear ${name.trim()},` : 'Dear Sir or Madam,',
      ...paragraphs,
      ...(confirmAt === undefined ? [] : [confirmationLinkWords.paragraph]),
    ],
    facts: [
      ['Reference', reference],
      ['Received', indianTime(submittedAt)],
    ],
    quote: undefined,
    link: confirmAt === undefined ? undefined : { label: confirmationLinkWords.label, address: confirmAt },
    closing: [
      `Please name the reference when you write or call: ${site.tollFree.display}, toll-free.`,
      confirmAt === undefined
        ? 'You receive this mail because your address was given in a form on our website. If that was not you, you need do nothing.'
        : confirmationLinkWords.closing,
    ],
  };
}

function isPlainName(name: string): boolean {
  return /^[\p{L}\p{M}][\p{L}\p{M} .'’-]{0,58}$/u.test(name.trim()) && !/\.\p{L}{2,}/u.test(name);
}
