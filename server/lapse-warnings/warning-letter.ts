import type { Kysely } from 'kysely';
import { LAPSE_WARNING_DAYS } from '../../src/contract/staff/compliance.ts';
import { dayInIndia, daysBetween } from '../../src/day-in-india.ts';
import type { Database } from '../database/schema.ts';
import { oneLine } from '../mail/address.ts';
import type { Letter } from '../mail/letters.ts';
import { findLapse } from './lapse.ts';
import {
  findWarningWords,
  listPublishedItems,
  listWarned,
  type WarningWords,
} from './lapse-warnings.queries.ts';

const LONGEST_NAME = 90;
const [EARLY, LATE] = LAPSE_WARNING_DAYS;

const longDay = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });

/** Why a warning that waits for its turn is not to be sent any more; undefined where nothing speaks against it. */
export async function findWarningRefusal(
  db: Kysely<Database>,
  { lapseWarningId, recipient }: { lapseWarningId: string; recipient: string | null },
): Promise<string | undefined> {
  const words = await findWarningWords(db, lapseWarningId);
  if (words === undefined) return undefined;
  if (!(await listWarned(db)).some((email) => email === recipient))
    return 'The address is no editor’s or owner’s any more.';
  const [item] = await listPublishedItems(db, words.itemId);
  const lapse = item && findLapse(item.versions, dayInIndia(new Date()));
  if (lapse?.versionId === words.versionId && lapse.lastDay === words.lastDay) return undefined;
  return 'The document has been renewed, dated anew or withdrawn.';
}

/** @param origin where the staff's pages are, as https://example.com. */
export function writeWarning(words: WarningWords, origin: string, now = new Date()): Letter {
  const { itemId, name, lastDay, days } = words;
  const left = daysBetween(dayInIndia(now), lastDay);
  const shortName = oneLine(name, LONGEST_NAME);
  const until = longDay.format(new Date(lastDay));
  return {
    subject: `${shortName}: ${leftText(left)}, valid until ${until}`,
    replyTo: undefined,
    heading: `A compliance document ${left < 0 ? 'has lapsed' : 'is about to lapse'}`,
    paragraphs: [
      `${shortName} is published on our website and ${left < 0 ? 'was' : 'is'} valid until ${until}.`,
      'Once it has lapsed, everybody is still shown it, lapsed as it is, until a new version takes over. Please have it renewed and add the new document now: it becomes public on its first day.',
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
        ? `Editors and owners are told ${EARLY} days before a published document lapses, and once more ${LATE} days before, unless a new version takes over without a gap.`
        : 'This is the last mail about it. Editors and owners are told as long as the document is published and nothing newer takes over without a gap.',
    ],
  };
}

function leftText(left: number): string {
  if (left < 0) return 'lapsed';
  return left === 0 ? 'its last day' : `${countOf(left)} left`;
}

function countOf(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}
