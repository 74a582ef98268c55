import type { Kysely } from 'kysely';
import { site } from '../../../src/content/site.ts';
import type { Database } from '../../database/schema.ts';
import { indianTime, type Letter } from '../../mail/letter.ts';
import type { MailToWrite, MailWriter } from '../../mail/mail-writers.ts';
import { oneLine } from '../../mail/one-line.ts';
import { type AlertWords, findAlertWords, isToldOf } from './alerts.queries.ts';

const LONGEST_NAME = 80;

/** Writes the alerts to members about their own accounts. */
export const staffAlertMails: MailWriter = {
  findRefusal: ({ db }, mail) => findRefusal(db, mail),
  async write({ db, staffOrigin }, { aboutId, recipient }) {
    const words = await findAlertWords(db, aboutId);
    return words && { letter: writeAlert(words, staffOrigin), to: recipient ?? [] };
  },
};

/** Why a queued alert should not be sent any more; undefined if it should. */
async function findRefusal(
  db: Kysely<Database>,
  { aboutId, recipient }: MailToWrite,
): Promise<string | undefined> {
  if (recipient !== null && (await isToldOf(db, aboutId, recipient))) return undefined;
  return 'The address no longer belongs to a member or an owner.';
}

/** @param origin of the staff's pages, such as https://example.com. */
function writeAlert(words: AlertWords, origin: string): Letter {
  const { kind, at, browser, network } = words;
  const { subject, heading, paragraphs, closing, path, label } = writers[kind](words);
  return {
    subject,
    replyTo: undefined,
    heading,
    paragraphs,
    facts: [
      ['When', indianTime(at)],
      ...(kind === 'new-owner'
        ? []
        : ([
            ['Browser', browser],
            ['Network', network],
          ] satisfies Letter['facts'])),
    ],
    quote: undefined,
    link: { label, address: `${origin}${path}` },
    closing,
  };
}

const ofTheSignIn = {
  path: '/staff/account',
  label: 'See your sessions',
  closing: [
    'If this was you, no action is needed.',
    'If this was not you, please end that session, change your password and create new recovery codes at once, and inform an owner of the staff area.',
  ],
};

interface Words extends Pick<Letter, 'subject' | 'heading' | 'paragraphs' | 'closing'> {
  path: string;
  label: string;
}

const writers: Record<AlertWords['kind'], (words: AlertWords) => Words> = {
  'new-device': () => ({
    subject: `A new sign-in to the staff area of ${site.shortName}`,
    heading: 'A new sign-in to your account',
    paragraphs: [
      'Somebody signed in to your account with your password and your second factor, from a browser that was not used before.',
    ],
    ...ofTheSignIn,
  }),
  'recovery-code': () => ({
    subject: `A recovery code was used for the staff area of ${site.shortName}`,
    heading: 'A recovery code was used',
    paragraphs: [
      'Somebody signed in to your account with your password and one of your recovery codes. That code cannot be used again.',
    ],
    ...ofTheSignIn,
  }),
  'new-authenticator': () => ({
    subject: `Another authenticator for the staff area of ${site.shortName}`,
    heading: 'Your authenticator was replaced',
    paragraphs: [
      'After a sign-in with your password and a recovery code, another authenticator app was set up for your account. The one before gives no valid codes any more, new recovery codes have taken the place of the old ones, and all other sessions have ended.',
    ],
    path: '/staff/account',
    label: 'See your sessions',
    closing: [
      'If this was you, no action is needed.',
      'If it was not you, please tell an owner of the staff area at once, who can end the session and send you a new link.',
    ],
  }),
  'new-owner': ({ name, email }) => ({
    subject: `A new owner of the staff area of ${site.shortName}: ${oneLine(name, LONGEST_NAME)}`,
    heading: 'The staff area has a new owner',
    paragraphs: [
      `${oneLine(name, LONGEST_NAME)} (${email}) is now an owner of the staff area, with access to everything there.`,
    ],
    path: '/staff/members',
    label: 'See the members',
    closing: [
      'Every owner receives this mail. If you did not expect it, please ask the other owners. The audit log shows who made the change.',
    ],
  }),
};
