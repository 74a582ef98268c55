import type { Kysely } from 'kysely';
import type { LetterWords } from '../../src/content/words.ts';
import { dayInIndia, daysBetween } from '../../src/day-in-india.ts';
import { rupeeText } from '../../src/rupees.ts';
import type { Database } from '../database/schema.ts';
import type { Letter } from '../mail/letter.ts';
import type { MailToWrite, MailWriter } from '../mail/mail-writers.ts';
import { oneLine } from '../mail/one-line.ts';
import { findReminderWords, isEnabledMember, type ReminderWords } from './reminders.queries.ts';

const LONGEST_NAME = 80;

const longDay = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });

/** Writes the reminders that a quotation ends. */
export const quotationReminderMails: MailWriter = {
  findRefusal,
  async write({ db, staffOrigin, site }, { aboutId, recipient }) {
    const reminder = await findReminderWords(db, aboutId);
    return (
      reminder && { letter: writeReminder(reminder, site.letterWords, staffOrigin), to: recipient ?? [] }
    );
  },
};

/** Why a queued reminder should no longer be sent; undefined if it should. */
async function findRefusal(
  db: Kysely<Database>,
  { aboutId, recipient }: MailToWrite,
): Promise<string | undefined> {
  const reminder = await findReminderWords(db, aboutId);
  if (reminder === undefined) return undefined;
  if (!reminder.isOpen) return 'The quotation was won, lost or replaced meanwhile.';
  if (recipient === null || !(await isEnabledMember(db, recipient)))
    return 'The address no longer belongs to a member who works on quotations.';
  return undefined;
}

/** @param origin of the staff's pages, such as https://example.com */
function writeReminder(
  { reference, number, addressee, total, validUntil }: ReminderWords,
  words: LetterWords,
  origin: string,
): Letter {
  const days = daysBetween(dayInIndia(new Date()), validUntil);
  const left = words(days < 0 ? 'quotationEnds.over' : 'quotationEnds.left', { days });
  const customer = oneLine(addressee, LONGEST_NAME);
  return {
    subject: words('quotationEnds.subject', { number, customer, left }),
    replyTo: undefined,
    heading: words('quotationEnds.heading'),
    paragraphs: [words('quotationEnds.text')],
    facts: [
      [words('quotationEnds.number'), number],
      [words('quotationEnds.customer'), customer],
      [words('quotationEnds.total'), rupeeText(total)],
      [words('quotationEnds.validUntil'), longDay.format(new Date(validUntil))],
    ],
    quote: undefined,
    link: { label: words('quotationEnds.openLink'), address: `${origin}/staff/quotations/${reference}` },
    closing: [],
  };
}
