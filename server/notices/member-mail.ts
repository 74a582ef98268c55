import type { Kysely } from 'kysely';
import type { Site } from '../../src/content/site.ts';
import { dayInIndia } from '../../src/day-in-india.ts';
import { clockInIndia, timeInIndia } from '../../src/time-in-india.ts';
import type { Database } from '../database/schema.ts';
import type { MemberNoticeKind } from '../database/tables/waiting.ts';
import { worksOn } from '../inbox/inbox-kinds.ts';
import { findOfficeHours } from '../inbox/office-hours/office-hours.queries.ts';
import type { Letter } from '../mail/letter.ts';
import type { MailToWrite, MailWriter } from '../mail/mail-writers.ts';
import { oneLine } from '../mail/one-line.ts';
import { findMailChoices } from '../members/mail-choices/mail-choices.queries.ts';
import type { SubmissionKinds } from '../submissions/definition.ts';
import { kindOf } from '../submissions/kinds/kinds.ts';
import { type Digest, MOST_COUNTED, MOST_FOLLOW_UPS } from './digest.queries.ts';
import { digestFor, isEmpty } from './digest.ts';
import { findNotice, listItemsOfNotice, type NoticeToWrite } from './member-notices.queries.ts';

const LONGEST_NAME = 80;
const MOST_LISTED = 20;

/**
 * Writes the mails to members about what waits for them in the inbox. They are in English, like the staff area, and
 * name items by their references: who the visitors are stands in the staff area alone.
 */
export function memberMails(kinds?: SubmissionKinds): MailWriter {
  return {
    findRefusal: (db, mail) => findRefusal(db, mail, kinds),
    async write({ db, site, staffOrigin }, { aboutId }) {
      const notice = await findNotice(db, aboutId);
      if (notice === undefined) return undefined;
      return { letter: await writeNotice(db, notice, { site, staffOrigin, kinds }), to: notice.email };
    },
  };
}

/** Why a queued mail should not be sent any more; undefined if it should. */
async function findRefusal(
  db: Kysely<Database>,
  { aboutId, recipient }: MailToWrite,
  kinds: SubmissionKinds | undefined,
): Promise<string | undefined> {
  const notice = await findNotice(db, aboutId);
  if (notice === undefined) return undefined;
  if (notice.isDisabled || notice.email !== recipient) return 'The address no longer belongs to a member.';
  if (!(await findMailChoices(db, notice.memberId))[notice.kind])
    return 'The member does not want these mails any more.';
  if (notice.kind === 'digest')
    return isEmpty(await readDigestOf(db, notice, kinds)) ? 'Nothing waits any more.' : undefined;
  const items = await itemsOf(db, notice, kinds);
  if (items.length > 0) return undefined;
  return refusals[notice.kind];
}

const refusals = {
  assigned: 'None of the items is assigned to the member any more.',
  mentioned: 'The note does not mention the member any more.',
  due: 'The follow-up is done with.',
  answered: 'Somebody has seen to the answer.',
};

async function readDigestOf(
  db: Kysely<Database>,
  { memberId, roles, at }: NoticeToWrite,
  submissionKinds: SubmissionKinds | undefined,
): Promise<Digest> {
  return digestFor(db, { memberId, roles, at, hours: await findOfficeHours(db), submissionKinds });
}

function itemsOf(db: Kysely<Database>, notice: NoticeToWrite, kinds: SubmissionKinds | undefined) {
  return listItemsOfNotice(db, notice, worksOn(notice.roles, kinds).kinds);
}

interface Writing {
  site: Site;
  staffOrigin: string;
  kinds: SubmissionKinds | undefined;
}

async function writeNotice(
  db: Kysely<Database>,
  notice: NoticeToWrite,
  { site, staffOrigin, kinds }: Writing,
): Promise<Letter> {
  const inbox = `${staffOrigin}/staff/inbox`;
  if (notice.kind === 'digest') return writeDigest(await readDigestOf(db, notice, kinds), notice, inbox);
  const items = await itemsOf(db, notice, kinds);
  const [only] = items;
  const by = notice.by === null ? 'A colleague' : oneLine(notice.by, LONGEST_NAME);
  const what = items.length === 1 && only ? only.reference : `${items.length} items`;
  const address =
    items.length === 1 && only
      ? `${inbox}?view=inbox&item=${only.reference}`
      : `${inbox}?${notice.kind === 'due' ? 'followUp' : 'view=inbox&assignee'}=${encodeURIComponent(notice.memberId)}`;
  return {
    ...frame,
    ...wordsOf[notice.kind](what, by, items.length),
    facts: [
      ...items
        .slice(0, MOST_LISTED)
        .map(({ reference, kind }): [string, string] => [
          reference,
          site.letterWords(kindOf(kind, kinds).mails.title),
        ]),
      ...(items.length > MOST_LISTED
        ? [['And', `${items.length - MOST_LISTED} more`] satisfies [string, string]]
        : []),
    ],
    link: { label: items.length === 1 ? `Open ${what}` : 'Open the items', address },
  };
}

/** Of the notices about certain items. */
const wordsOf: Record<
  Exclude<MemberNoticeKind, 'digest'>,
  (what: string, by: string, count: number) => Pick<Letter, 'subject' | 'heading' | 'paragraphs'>
> = {
  assigned: (what, by) => ({
    subject: `${what}: assigned to you`,
    heading: `${what} for you`,
    paragraphs: [`${by} has assigned ${what} to you.`],
  }),
  mentioned: (what, by) => ({
    subject: `${what}: ${by} mentioned you in a note`,
    heading: `You are mentioned on ${what}`,
    paragraphs: [`${by} mentioned you in a note on ${what}.`],
  }),
  due: (what, _by, count) => ({
    subject: `${what}: follow-up due`,
    heading: `Follow-up of ${what}`,
    paragraphs: [
      `The follow-up of ${what} has come due. ${count === 1 ? 'It waits' : 'They wait'} under “Follow-ups” in the inbox.`,
    ],
  }),
  answered: (what) => ({
    subject: `${what}: new answer`,
    heading: `New answer to ${what}`,
    paragraphs: [`A mail about ${what} has come in. It stands at the top of the inbox.`],
  }),
};

const frame = {
  replyTo: undefined,
  quote: undefined,
  closing: ['You choose under “Your account” in the staff area which of these mails you get.'],
} satisfies Partial<Letter>;

function writeDigest(digest: Digest, { at }: NoticeToWrite, inbox: string): Letter {
  const { fresh, late, assigned, followUps } = digest;
  const shown = followUps.slice(0, MOST_FOLLOW_UPS);
  const today = dayInIndia(at);
  const facts: [string, number][] = [
    ['New since the last working day', fresh],
    ['Waiting over 24 hours', late],
    ['Assigned to you and not answered', assigned],
  ];
  return {
    ...frame,
    subject: subjectOf(digest),
    heading: 'Your day in the inbox',
    paragraphs: [`This is what waits in the inbox, as of ${timeInIndia(at)}.`],
    facts: [
      ...facts
        .filter(([, count]) => count > 0)
        .map(([name, count]): [string, string] => [name, countText(count)]),
      ...shown.map(({ reference, at: due }): [string, string] => [
        `Follow-up ${reference}`,
        dayInIndia(due) < today ? `since ${clockInIndia(due)}` : `today, ${clockInIndia(due).slice(-5)}`,
      ]),
      ...(followUps.length > shown.length
        ? [['More follow-ups', 'in the inbox'] satisfies [string, string]]
        : []),
    ],
    link: { label: 'Open the inbox', address: inbox },
  };
}

function subjectOf({ fresh, late, assigned, followUps }: Digest): string {
  const isMore = followUps.length > MOST_FOLLOW_UPS;
  const parts = [
    fresh > 0 && `${countText(fresh)} new`,
    late > 0 && `${countText(late)} waiting over 24 hours`,
    followUps.length > 0 &&
      (isMore ? `more than ${MOST_FOLLOW_UPS} follow-ups` : plural(followUps.length, 'follow-up')),
    assigned > 0 && `${countText(assigned)} assigned to you`,
  ].filter((part) => part !== false);
  return `Inbox today: ${parts.join(', ')}`;
}

function plural(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`;
}

function countText(count: number): string {
  return count >= MOST_COUNTED ? `${MOST_COUNTED.toLocaleString('en-IN')} or more` : String(count);
}
