import { createHash } from 'node:crypto';
import { LIMITS } from '../../src/contract/fields.ts';
import type { SubmissionFlag } from '../../src/contract/submission.ts';
import { networkOf } from '../http/sender-network.ts';
import { isMailAddress } from '../settings/mail-address.ts';
import type { SentText } from './guards.queries.ts';

/** No person fills in a form faster than this. */
const FASTEST_PERSON_MS = 2_000;

/** A message may contain a link. Robots send several, or put one where a name belongs. */
const LINKS_IN_MESSAGE = 1;
const LINK = /https?:\/\/|\bwww\.|\[url|<a\s/giu;

/** Two people may well write the same text if it has fewer letters than this. */
const LETTERS_OF_AN_AUTHOR = 40;

export interface SubmissionContent {
  kind: string;
  /** The fields as they were sent, without the signals of the form. A file is represented by its hash. */
  content: Record<string, string>;
  website: string | undefined;
  filledInMs: number | undefined;
  emailId?: string;
  mobileNo?: string;
  flags?: SubmissionFlag[];
  /** Free text that two people are unlikely to write in the same words. */
  longText: string | undefined;
}

/** Finds the reasons why somebody should review a submission. None of them refuses it. */
export function findSuspicions(submission: SubmissionContent): SubmissionFlag[] {
  const { website, filledInMs, emailId, mobileNo, flags = [] } = submission;
  const found = [...flags];
  if (website) found.push('trap-filled');
  if (filledInMs !== undefined && filledInMs < FASTEST_PERSON_MS) found.push('filled-too-fast');
  if (hasLinks(submission)) found.push('links');
  if (emailId !== undefined && !isMailAddress(emailId)) found.push('odd-email');
  // Indian mobile numbers have ten digits and begin with 6 to 9. Landline numbers without their leading 0 have ten as
  // well and may begin with other digits.
  if (mobileNo !== undefined && !/^[1-9]\d{9}$/.test(mobileNo)) found.push('odd-phone');
  return found;
}

function hasLinks({ content, longText }: SubmissionContent): boolean {
  return Object.values(content).some((text) => {
    const allowed = text === longText ? LINKS_IN_MESSAGE : 0;
    return (text.match(LINK)?.length ?? 0) > allowed;
  });
}

/**
 * Identifies a long text even if robots change its digits, spaces and letter case each time. The sender is hashed
 * together with the text, so that nobody can read an address in the database.
 */
export function fingerprintOf(
  { kind, longText = '' }: SubmissionContent,
  address: string,
): SentText | undefined {
  const digest = digestOfText(kind, longText);
  if (digest === undefined) return undefined;
  return { digest, sender: createHash('sha256').update(digest).update(networkOf(address)).digest() };
}

export function digestOfText(kind: string, longText: string): Buffer | undefined {
  const letters = longText
    .slice(0, LIMITS.longText)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');
  if (letters.length < LETTERS_OF_AN_AUTHOR) return undefined;
  return createHash('sha256').update(`${kind} ${letters}`).digest();
}
