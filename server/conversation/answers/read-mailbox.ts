import { ImapFlow } from 'imapflow';
import { type AnswerConfig, mailboxName } from '../../settings/answers.ts';
import { countAttempts } from './count-attempts.ts';
import { claimMailbox, noteMailboxProgress, releaseMailbox } from './mailboxes.queries.ts';
import { type AnswerOutcome, type AnswerParts, takeInAnswer } from './take-in-answer.ts';

/** Longer than the slowest mail takes. */
const LEASE_SECONDS = 10 * 60;
/** How many mails one pass looks at; the next pass continues. */
const BATCH = 50;
/** A mailbox that is read for the first time may be years old. */
const FIRST_DAYS = 14;
const LARGEST_MAIL_BYTES = 25 * 1024 * 1024;
/** Of a larger mail only the text is of use, which stands at its beginning. */
const BEGINNING_BYTES = 512 * 1024;
const CONNECT_MS = 15_000;
const SILENCE_MS = 60_000;

export type MailboxCounts = Partial<Record<AnswerOutcome, number>>;

/**
 * Reads the mails that have arrived since the last time and puts those that answer us into their items. These are
 * marked as read in the mailbox; nothing else there is changed, and nothing is removed.
 * @returns how many of each outcome there were; undefined where another server reads the mailbox.
 * @throws {Error} where the mail server or the database is unreachable, or the mail server refuses the account.
 */
export async function readMailbox(
  parts: AnswerParts,
  config: AnswerConfig,
  stop?: AbortSignal,
): Promise<MailboxCounts | undefined> {
  const name = mailboxName(config);
  const client = createClient(config);
  const state = await claimMailbox(parts.db, name, LEASE_SECONDS);
  if (state === undefined) return undefined;
  let fault = '';
  try {
    await client.connect();
    const lock = await client.getMailboxLock(config.folder);
    try {
      const counts: MailboxCounts = {};
      const uidValidity = client.mailbox === false ? '' : String(client.mailbox.uidValidity);
      const isKnown = state.uidValidity === uidValidity;
      for (const uid of await listNewUids(client, isKnown ? state.lastUid : undefined)) {
        if (stop?.aborted) break;
        const key = `${name}, mail ${uidValidity}.${uid}`;
        const outcome = await countAttempts(parts, key, () => readOne(parts, client, uid));
        counts[outcome] = (counts[outcome] ?? 0) + 1;
        await noteMailboxProgress(parts.db, name, { uidValidity, lastUid: uid }, LEASE_SECONDS);
      }
      return counts;
    } finally {
      lock.release();
    }
  } catch (error) {
    fault = describe(error);
    throw error;
  } finally {
    // Where the connection is broken there is nobody to say goodbye to.
    await client.logout().catch(() => client.close());
    await releaseMailbox(parts.db, name, fault);
  }
}

function createClient(config: AnswerConfig): ImapFlow {
  const { host, port, isSecure, mayBePlain, user, password } = config;
  const client = new ImapFlow({
    host,
    port,
    secure: isSecure,
    auth: { user, pass: password },
    // Without TLS everybody on the way could read the password.
    ...(!isSecure && !mayBePlain && { doSTARTTLS: true }),
    // Its log would contain addresses and subjects.
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
  });
  // The call that is under way fails as well and reports it. Without a listener the process would end.
  client.on('error', () => undefined);
  return client;
}

/** @param after undefined for a mailbox that was never read, or whose mails have new numbers. */
async function listNewUids(client: ImapFlow, after: number | undefined): Promise<number[]> {
  const since = new Date(Date.now() - FIRST_DAYS * 24 * 60 * 60 * 1000);
  const found = await client.search(after === undefined ? { since } : { uid: `${after + 1}:*` }, {
    uid: true,
  });
  // The range n:* contains the last mail even if its number is below n.
  const uids = (found || []).filter((uid) => uid > (after ?? 0));
  return uids.sort((a, b) => a - b).slice(0, BATCH);
}

async function readOne(parts: AnswerParts, client: ImapFlow, uid: number): Promise<AnswerOutcome> {
  const options = { uid: true };
  const found = await client.fetchOne(String(uid), { uid: true, size: true }, options);
  // Somebody has removed it in the meantime.
  if (found === false) return 'foreign';
  const isWhole = (found.size ?? 0) <= LARGEST_MAIL_BYTES;
  const source = isWhole || { start: 0, maxLength: BEGINNING_BYTES };
  const fetched = await client.fetchOne(String(uid), { uid: true, source }, options);
  if (fetched === false || fetched.source === undefined) return 'foreign';
  const outcome = await takeInAnswer(parts, fetched.source, isWhole);
  if (outcome === 'taken') await client.messageFlagsAdd(String(uid), ['\\Seen'], options);
  return outcome;
}

/** The mail server's words without what they may repeat of the account. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if ('authenticationFailed' in error && error.authenticationFailed === true) return 'EAUTH';
  if ('mailboxMissing' in error && error.mailboxMissing === true) return 'ENOFOLDER';
  return 'code' in error && typeof error.code === 'string' ? error.code : 'EIMAP';
}
