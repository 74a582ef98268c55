import type { Kysely } from 'kysely';
import type { Site } from '../../../src/content/site.ts';
import type { LetterWords } from '../../../src/content/words.ts';
import type { Database } from '../../database/schema.ts';
import { indianTime, type Letter } from '../../mail/letter.ts';
import type { MailToWrite, MailWriter } from '../../mail/mail-writers.ts';
import { oneLine } from '../../mail/one-line.ts';
import { type AlertWords, findAlertWords, isAlertRecipient } from './alerts.queries.ts';

const LONGEST_NAME = 80;

/** Writes the alerts to members about their own accounts. */
export const staffAlertMails: MailWriter = {
  findRefusal,
  async write({ db, staffOrigin, site }, { aboutId, recipient }) {
    const alert = await findAlertWords(db, aboutId);
    return alert && { letter: writeAlert(alert, site, staffOrigin), to: recipient ?? [] };
  },
};

/** Why a queued alert should not be sent any more; undefined if it should. */
async function findRefusal(
  db: Kysely<Database>,
  { aboutId, recipient }: MailToWrite,
): Promise<string | undefined> {
  if (recipient !== null && (await isAlertRecipient(db, aboutId, recipient))) return undefined;
  return 'The address no longer belongs to a member or an owner.';
}

/** @param origin of the staff's pages, such as https://example.com. */
function writeAlert(alert: AlertWords, site: Site, origin: string): Letter {
  const words = site.letterWords;
  const { kind, at, browser, network } = alert;
  const { path, label, ...written } = writers[kind](words, alert);
  return {
    ...written,
    replyTo: undefined,
    facts: [
      [words('alert.when'), indianTime(at, site)],
      ...(kind === 'new-owner' || kind === 'late-release' || kind === 'retention-held'
        ? []
        : ([
            [words('alert.browser'), browser],
            [words('alert.network'), network],
          ] satisfies Letter['facts'])),
    ],
    quote: undefined,
    link: { label, address: `${origin}${path}` },
  };
}

interface Written extends Pick<Letter, 'subject' | 'heading' | 'paragraphs' | 'closing'> {
  path: string;
  label: string;
}

const writers: Record<AlertWords['kind'], (words: LetterWords, alert: AlertWords) => Written> = {
  'new-device': (words) => ({
    subject: words('alert.deviceSubject'),
    heading: words('alert.deviceHeading'),
    paragraphs: [words('alert.deviceText')],
    closing: [words('alert.wasYou'), words('alert.wasNotYou')],
    ...toSessions(words),
  }),
  'recovery-code': (words) => ({
    subject: words('alert.recoverySubject'),
    heading: words('alert.recoveryHeading'),
    paragraphs: [words('alert.recoveryText')],
    closing: [words('alert.wasYou'), words('alert.wasNotYou')],
    ...toSessions(words),
  }),
  'new-authenticator': (words) => ({
    subject: words('alert.authenticatorSubject'),
    heading: words('alert.authenticatorHeading'),
    paragraphs: [words('alert.authenticatorText')],
    closing: [words('alert.wasYou'), words('alert.authenticatorNotYou')],
    ...toSessions(words),
  }),
  'new-owner': (words, { name, email }) => {
    const member = oneLine(name, LONGEST_NAME);
    return {
      subject: words('alert.ownerSubject', { member }),
      heading: words('alert.ownerHeading'),
      paragraphs: [words('alert.ownerText', { member, email })],
      closing: [words('alert.ownerNotExpected')],
      path: '/staff/members',
      label: words('alert.membersLink'),
    };
  },
  'late-release': (words) => ({
    subject: words('alert.lateSubject'),
    heading: words('alert.lateHeading'),
    paragraphs: [words('alert.lateText')],
    closing: [words('alert.lateClosing')],
    path: '/staff/site/releases',
    label: words('alert.releasesLink'),
  }),
  'retention-held': (words) => ({
    subject: words('alert.heldSubject'),
    heading: words('alert.heldHeading'),
    paragraphs: [words('alert.heldText')],
    closing: [words('alert.heldClosing')],
    path: '/staff/retention',
    label: words('alert.retentionLink'),
  }),
};

const toSessions = (words: LetterWords) => ({ path: '/staff/account', label: words('alert.sessionsLink') });
