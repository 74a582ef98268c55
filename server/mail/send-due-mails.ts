import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { confirmationPath } from '../../src/contract/request-confirmation.ts';
import type { SubmissionKind } from '../../src/contract/submission.ts';
import type { Database } from '../database/schema.ts';
import { findWarningWords } from '../publications/lapses/lapse-warnings.queries.ts';
import { findWarningRefusal, writeWarning } from '../publications/lapses/warning-mail.ts';
import type { MailConfig } from '../settings/mail.ts';
import type { MailAddress } from '../settings/mail-address.ts';
import { findAlertRefusal, writeAlert } from '../staff/access/alert-mail.ts';
import { findAlertWords } from '../staff/access/alerts.queries.ts';
import { createLink } from '../submissions/kinds/confirmation-links.queries.ts';
import { setAsHtml, setAsText } from './mail-layout.ts';
import { isOutOfReach, type MailTransport } from './mail-transport.ts';
import {
  type ClaimedMail,
  claimDueMails,
  countRecentConfirmations,
  markMailFailed,
  markMailSent,
  parkMail,
  parkStaleMails,
} from './mails.queries.ts';
import { type Letter, writeConfirmation, writeNotice } from './submission-mails.ts';
import { findSubmissionWords } from './submission-words.queries.ts';

/** What one worker sends at a time. */
const BATCH = 5;
/** Longer than any attempt takes: a mail that was claimed so long ago is a dead worker's. */
const LEASE_SECONDS = 5 * 60;
const GIVE_UP_AFTER_SECONDS = 2 * 24 * 60 * 60;
const FIRST_PAUSE_SECONDS = 60;
const LONGEST_PAUSE_SECONDS = 60 * 60;
/** More would be somebody who types a stranger's address into our forms. */
const CONFIRMATIONS_AN_HOUR = 5;

export interface MailParts {
  db: Kysely<Database>;
  config: MailConfig;
  transport: MailTransport;
  /** Where the staff's pages and the site's are, as https://example.com. */
  staffOrigin: string;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

export interface MailPass {
  sent: number;
  failed: number;
  parked: number;
}

/**
 * Sends the mails that are due, until none is left, `stop` is aborted, or a whole batch fails for want of a server:
 * the others then wait for a later pass rather than each for its own time-out.
 */
export async function sendDueMails(parts: MailParts, stop?: AbortSignal): Promise<MailPass> {
  const { db, config } = parts;
  const pass: MailPass = { sent: 0, failed: 0, parked: 0 };
  pass.parked = await parkStaleMails(db, GIVE_UP_AFTER_SECONDS, 'Could not be sent within two days.');
  const domain = config.from.address.slice(config.from.address.lastIndexOf('@') + 1);
  while (!stop?.aborted) {
    const mails = await claimDueMails(db, { limit: BATCH, leaseSeconds: LEASE_SECONDS, domain });
    if (mails.length === 0) break;
    const outcomes = await Promise.all(mails.map((mail) => attempt(parts, mail)));
    for (const { became } of outcomes) if (became !== undefined) pass[became] += 1;
    if (outcomes.every(({ serverIsAway }) => serverIsAway)) break;
  }
  return pass;
}

interface Outcome {
  became: keyof MailPass | undefined;
  serverIsAway: boolean;
}

async function attempt(parts: MailParts, mail: ClaimedMail): Promise<Outcome> {
  const { db, transport, log } = parts;
  const refusal = await findRefusal(db, mail);
  if (refusal !== undefined) {
    await parkMail(db, mail.id, refusal);
    return { became: 'parked', serverIsAway: false };
  }
  try {
    const message = await compose(parts, mail);
    // Erased meanwhile, and the mail with it.
    if (message === undefined) return { became: undefined, serverIsAway: false };
    const { response } = await transport.sendMail(message);
    await markMailSent(db, mail.id, response);
    log.info({ mail: mail.id, role: mail.role, attempts: mail.attempts }, 'a mail was sent');
    return { became: 'sent', serverIsAway: false };
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    const pause = { pauseSeconds: pauseAfter(mail.attempts), giveUpAfterSeconds: GIVE_UP_AFTER_SECONDS };
    const became = await markMailFailed(db, mail, detail, pause);
    // Without the server's words, which may name the recipient: they stand in the mail's own record.
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    log.warn({ mail: mail.id, role: mail.role, attempts: mail.attempts, code }, 'a mail could not be sent');
    return { became, serverIsAway: isOutOfReach(error) };
  }
}

async function findRefusal(db: Kysely<Database>, mail: ClaimedMail): Promise<string | undefined> {
  const { lapseWarningId, staffAlertId, recipient } = mail;
  if (staffAlertId !== null) return findAlertRefusal(db, { staffAlertId, recipient });
  if (lapseWarningId !== null) return findWarningRefusal(db, { lapseWarningId, recipient });
  if (mail.role !== 'confirmation') return undefined;
  const recent = await countRecentConfirmations(db, mail);
  if (recent < CONFIRMATIONS_AN_HOUR) return undefined;
  return `${recent} confirmations have gone to this address within an hour.`;
}

/** Doubles from a minute to an hour, and a tenth of it is chance: what failed together need not return together. */
function pauseAfter(attempts: number): number {
  const pause = Math.min(LONGEST_PAUSE_SECONDS, FIRST_PAUSE_SECONDS * 2 ** Math.min(attempts - 1, 20));
  return Math.round(pause * (0.95 + Math.random() * 0.1));
}

async function compose(parts: MailParts, mail: ClaimedMail) {
  const written = await write(parts, mail);
  if (written === undefined) return undefined;
  const { letter, to } = written;
  return {
    messageId: mail.messageId,
    from: parts.config.from,
    to,
    ...(letter.replyTo && { replyTo: letter.replyTo }),
    subject: letter.subject,
    text: setAsText(letter),
    html: setAsHtml(letter),
    // So that no holiday notice answers it, and in turn is answered.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  };
}

interface Written {
  letter: Letter;
  to: string | MailAddress[];
}

async function write(
  { db, config, staffOrigin }: MailParts,
  mail: ClaimedMail,
): Promise<Written | undefined> {
  const { submissionId, lapseWarningId, staffAlertId, role, recipient } = mail;
  if (staffAlertId !== null) {
    const words = await findAlertWords(db, staffAlertId);
    return words && { letter: writeAlert(words, staffOrigin), to: recipient ?? [] };
  }
  if (lapseWarningId !== null) {
    const words = await findWarningWords(db, lapseWarningId);
    return words && { letter: writeWarning(words, staffOrigin), to: recipient ?? [] };
  }
  const words = submissionId === null ? undefined : await findSubmissionWords(db, submissionId);
  if (words === undefined) return undefined;
  const letter =
    role === 'notice'
      ? writeNotice(words)
      : writeConfirmation(words, await findConfirmAddress(db, submissionId, words.kind, staffOrigin));
  return letter && { letter, to: recipient ?? readersOf(words.kind, config) };
}

/** A new link for each attempt, since its token is kept by its hash alone. */
async function findConfirmAddress(
  db: Kysely<Database>,
  submissionId: string | null,
  kind: SubmissionKind,
  origin: string,
): Promise<string | undefined> {
  if (kind !== 'data-request' || submissionId === null) return undefined;
  const token = await createLink(db, submissionId);
  return token && origin + confirmationPath(token);
}

function readersOf(kind: SubmissionKind, { sales, careers, privacy }: MailConfig): MailAddress[] {
  if (kind === 'data-request') return privacy;
  return kind === 'application' || kind === 'posting' ? careers : sales;
}
