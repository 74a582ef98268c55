import type { FastifyBaseLogger } from 'fastify';
import { siteIn } from '../../src/content/site.ts';
import { languageOf } from '../../src/languages.ts';
import type { SiteHolder } from '../content/site-holder.ts';
import { renderHtml, renderText } from './mail-layout.ts';
import { isOutOfReach, type MailTransport, UnreachableAddress } from './mail-transport.ts';
import type { MailWriters, WriterParts } from './mail-writers.ts';
import {
  type ClaimedMail,
  claimDueMails,
  markMailFailed,
  markMailSent,
  parkMail,
  parkStaleMails,
  parkUnreachable,
} from './mails.queries.ts';

/** How many mails a worker claims and sends at a time. */
const BATCH = 5;
/** Longer than any attempt takes: a claim of that age belongs to a worker that has died. */
const LEASE_SECONDS = 5 * 60;
const GIVE_UP_AFTER_SECONDS = 2 * 24 * 60 * 60;
const FIRST_PAUSE_SECONDS = 60;
const LONGEST_PAUSE_SECONDS = 60 * 60;

export interface MailParts extends Omit<WriterParts, 'site'> {
  site: SiteHolder;
  writers: MailWriters;
  transport: MailTransport;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

export interface MailPass {
  sent: number;
  failed: number;
  parked: number;
}

/**
 * Sends the mails that are due until none is left, `stop` is aborted, or the server cannot be reached for any mail of
 * a batch: the remaining mails then wait for a later pass, rather than each for its own timeout.
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
  const { db, transport, writers, log } = parts;
  const refusal = await writers[mail.role].findRefusal(db, mail);
  if (refusal !== undefined) {
    await parkMail(db, mail.id, refusal);
    return { became: 'parked', serverIsAway: false };
  }
  try {
    const message = await compose(parts, mail);
    // The subject has been erased in the meantime, and the mail's row with it.
    if (message === undefined) return { became: undefined, serverIsAway: false };
    const { response } = await transport.sendMail(message);
    await markMailSent(db, mail.id, response);
    log.info({ mail: mail.id, role: mail.role, attempts: mail.attempts }, 'a mail was sent');
    return { became: 'sent', serverIsAway: false };
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    if (error instanceof UnreachableAddress) {
      await parkUnreachable(db, mail.id, detail);
      log.warn({ mail: mail.id, role: mail.role }, 'the mail server takes no such address');
      return { became: 'parked', serverIsAway: false };
    }
    const pause = { pauseSeconds: pauseAfter(mail.attempts), giveUpAfterSeconds: GIVE_UP_AFTER_SECONDS };
    const became = await markMailFailed(db, mail, detail, pause);
    // The server's answer may name the recipient, so it is not logged. The mail's own record contains it.
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    log.warn({ mail: mail.id, role: mail.role, attempts: mail.attempts, code }, 'a mail could not be sent');
    return { became, serverIsAway: isOutOfReach(error) };
  }
}

/**
 * Exponential backoff from a minute to an hour. The jitter of 5 % either way keeps mails that failed together from
 * being retried together.
 */
function pauseAfter(attempts: number): number {
  const pause = Math.min(LONGEST_PAUSE_SECONDS, FIRST_PAUSE_SECONDS * 2 ** Math.min(attempts - 1, 20));
  return Math.round(pause * (0.95 + Math.random() * 0.1));
}

async function compose(parts: MailParts, mail: ClaimedMail) {
  // The staff read English, and so do visitors whose language is not published any more.
  const site = siteIn(parts.site.current, languageOf(mail.locale ?? undefined).code);
  const written = await parts.writers[mail.role].write({ ...parts, site }, mail);
  if (written === undefined) return undefined;
  const { letter, to, personal } = written;
  return {
    messageId: mail.messageId,
    from: parts.config.from,
    to,
    ...(letter.replyTo && { replyTo: letter.replyTo }),
    subject: letter.subject,
    text: renderText(letter, site.identity),
    html: renderHtml(letter, site),
    ...(personal && {
      references: personal.references,
      ...(personal.references.length > 0 && { inReplyTo: personal.references.at(-1) }),
      attachments: personal.attachments,
    }),
    headers: {
      // These two suppress automatic replies such as holiday notices, which could start a mail loop.
      ...(!personal && { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }),
      'Content-Language': site.locale,
    },
  };
}
