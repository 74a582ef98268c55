import type { Kysely } from 'kysely';
import { LAPSE_WARNING_DAYS } from '../../../src/contract/staff/compliance.ts';
import { dayInIndia, daysBetween } from '../../../src/day-in-india.ts';
import type { Database } from '../../database/schema.ts';
import type { Letter } from '../../mail/letter.ts';
import type { MailToWrite, MailWriter } from '../../mail/mail-writers.ts';
import { oneLine } from '../../mail/one-line.ts';
import { findLapse } from './lapse.ts';
import {
  findWarningWords,
  listPublishedItems,
  listWarned,
  type WarningWords,
} from './lapse-warnings.queries.ts';

const LONGEST_IN_SUBJECT = 90;
const LONGEST_NAME = 500;
const [EARLY, LATE] = LAPSE_WARNING_DAYS;

const longDay = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });

/** Writes the warnings that a compliance document lapses. */
export const lapseWarningMails: MailWriter = {
  findRefusal: ({ db }, mail) => findRefusal(db, mail),
  async write({ db, staffOrigin }, { aboutId, recipient }) {
    const words = await findWarningWords(db, aboutId);
    return words && { letter: writeWarning(words, staffOrigin), to: recipient ?? [] };
  },
};

/** Why a queued warning should no longer be sent. Undefined if it should. */
async function findRefusal(
  db: Kysely<Database>,
  { aboutId, recipient }: MailToWrite,
): Promise<string | undefined> {
  const words = await findWarningWords(db, aboutId);
  if (words === undefined) return undefined;
  if (!(await listWarned(db)).some((email) => email === recipient))
    return 'The address no longer belongs to an editor or an owner.';
  const [item] = await listPublishedItems(db, words.itemId);
  const lapse = item && findLapse(item.versions, dayInIndia(new Date()));
  if (lapse?.versionId === words.versionId && lapse.lastDay === words.lastDay) return undefined;
  return 'The document has been renewed, withdrawn or given new dates.';
}

/** @param origin of the staff's pages, such as https://example.com */
function writeWarning(words: WarningWords, origin: string, now = new Date()): Letter {
  const { itemId, name, lastDay, days } = words;
  const left = daysBetween(dayInIndia(now), lastDay);
  const until = longDay.format(new Date(lastDay));
  return {
    subject: `${oneLine(name, LONGEST_IN_SUBJECT)}: ${leftText(left)}, valid until ${until}`,
    replyTo: undefined,
    heading: `A compliance document ${left < 0 ? 'has expired' : 'is about to expire'}`,
    paragraphs: [
      left < 0
        ? `${oneLine(name, LONGEST_NAME)} was valid until ${until}. Our website will keep showing it until a new version replaces it or it is withdrawn.`
        : `${oneLine(name, LONGEST_NAME)} is valid until ${until}. After that day our website will keep showing it until a new version replaces it or it is withdrawn.`,
      'Please renew it and add the new document in the staff area. It replaces the old one on its first day.',
    ],
    facts: [
      ['Document', name],
      ['Valid until', until],
      ['Today', leftText(left)],
    ],
    quote: undefined,
    link: { label: 'Open the document', address: `${origin}/staff/compliance/${itemId}` },
    closing: [
      days === EARLY
        ? `This mail is sent to editors and owners. Another reminder follows ${LATE} days before the document expires, unless it is renewed by then.`
        : 'This mail is sent to editors and owners. It is the last reminder about this date.',
    ],
  };
}

function leftText(left: number): string {
  if (left < 0) return 'expired';
  return left === 0 ? 'its last day' : `${countOf(left)} left`;
}

function countOf(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}
