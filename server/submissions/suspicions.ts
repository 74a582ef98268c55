import { createHash } from 'node:crypto';
import { LIMITS } from '../../src/contract/fields.ts';
import type { SubmissionFlag } from '../../src/contract/submission.ts';
import { networkOf } from '../http/sender-network.ts';
import type { SentText } from './guards.queries.ts';

/** Filled in faster than anybody types. */
const FASTEST_PERSON_MS = 2_000;

/** Somebody may name a website in a message; robots name more, or put one where a name belongs. */
const LINKS_IN_MESSAGE = 1;
const LINK = /https?:\/\/|\bwww\.|\[url|<a\s/giu;

/** With fewer letters two people may well have written the same. */
const LETTERS_OF_AN_AUTHOR = 40;

export interface SubmissionContent {
  kind: string;
  /** What was sent, without the form's signals: text, and the hash of a file. */
  content: Record<string, string>;
  website: string | undefined;
  filledInMs: number | undefined;
  emailId?: string;
  mobileNo?: string;
  flags?: SubmissionFlag[];
  /** The text that only its author would write in these words. */
  longText: string | undefined;
}

/** Why somebody should look twice at a submission. Nothing is refused for it. */
export function findSuspicions(submission: SubmissionContent): SubmissionFlag[] {
  const { website, filledInMs, emailId, mobileNo, flags = [] } = submission;
  const found = [...flags];
  if (website) found.push('trap-filled');
  if (filledInMs !== undefined && filledInMs < FASTEST_PERSON_MS) found.push('filled-too-fast');
  if (hasLinks(submission)) found.push('links');
  if (emailId !== undefined && !/^[^\s@]+@[^\s@]+$/.test(emailId)) found.push('odd-email');
  // Indian mobile numbers have ten digits and begin with 6 to 9; a landline without its 0 begins with any.
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
 * What a long text is known by, though robots change its digits, spaces and letter case from one sending to the next.
 * The sender is mixed with the text, so that nobody reads an address out of the database.
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
