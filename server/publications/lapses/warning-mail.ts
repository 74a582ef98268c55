import type { Kysely } from 'kysely';
import type { LetterWords } from '../../../src/content/words.ts';
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
  listWarningRecipients,
  type WarningWords,
} from './lapse-warnings.queries.ts';

const LONGEST_IN_SUBJECT = 90;
const LONGEST_NAME = 500;
const [EARLY, LATE] = LAPSE_WARNING_DAYS;

const longDay = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });

/** Writes the warnings that a compliance document lapses. */
export const lapseWarningMails: MailWriter = {
  findRefusal,
  async write({ db, staffOrigin, site }, { aboutId, recipient }) {
    const warning = await findWarningWords(db, aboutId);
    return warning && { letter: writeWarning(warning, site.letterWords, staffOrigin), to: recipient ?? [] };
  },
};

/** Why a queued warning should no longer be sent. Undefined if it should. */
async function findRefusal(
  db: Kysely<Database>,
  { aboutId, recipient }: MailToWrite,
): Promise<string | undefined> {
  const words = await findWarningWords(db, aboutId);
  if (words === undefined) return undefined;
  if (!(await listWarningRecipients(db)).some((email) => email === recipient))
    return 'The address no longer belongs to an editor or an owner.';
  const [item] = await listPublishedItems(db, words.itemId);
  const lapse = item && findLapse(item.versions, dayInIndia(new Date()));
  if (lapse?.versionId === words.versionId && lapse.lastDay === words.lastDay) return undefined;
  return 'The document has been renewed, withdrawn or given new dates.';
}

/** @param origin of the staff's pages, such as https://example.com */
function writeWarning(
  { itemId, name, lastDay, days }: WarningWords,
  words: LetterWords,
  origin: string,
  now = new Date(),
): Letter {
  const left = daysBetween(dayInIndia(now), lastDay);
  const isOver = left < 0;
  const until = longDay.format(new Date(lastDay));
  const about = { document: oneLine(name, LONGEST_NAME), until };
  return {
    subject: words('lapse.subject', {
      document: oneLine(name, LONGEST_IN_SUBJECT),
      left: leftText(left, words),
      until,
    }),
    replyTo: undefined,
    heading: words(isOver ? 'lapse.overHeading' : 'lapse.soonHeading'),
    paragraphs: [words(isOver ? 'lapse.overText' : 'lapse.soonText', about), words('lapse.renew')],
    facts: [
      [words('lapse.document'), name],
      [words('lapse.validUntil'), until],
      [words('lapse.today'), leftText(left, words)],
    ],
    quote: undefined,
    link: { label: words('lapse.openLink'), address: `${origin}/staff/compliance/${itemId}` },
    closing: [days === EARLY ? words('lapse.anotherReminder', { days: LATE }) : words('lapse.lastReminder')],
  };
}

function leftText(days: number, words: LetterWords): string {
  if (days < 0) return words('lapse.expired');
  return days === 0 ? words('lapse.lastDay') : words('lapse.daysLeft', { days });
}
