import { setTimeout as pause } from 'node:timers/promises';
import { createMailTransport } from '../mail/mail-transport.ts';
import { releaseMails } from '../mail/mails.queries.ts';
import { type MailParts, sendDueMails } from '../mail/send-due-mails.ts';

const LOOK_EVERY_MS = 5_000;
/** What is still being sent after this is left to be sent once more. */
const STOP_WITHIN_MS = 10_000;

/**
 * Sends mails for as long as the server runs. It looks for new ones rather than being told: a listening connection
 * would be the embedded database's only one.
 * @param exclusive whether no other process uses the database, so that what is claimed at start is a dead one's.
 * @returns what stops it, which waits for the mails that are on their way.
 */
export function startMailer(parts: Omit<MailParts, 'transport'>, exclusive: boolean): () => Promise<void> {
  const { db, config, log } = parts;
  const transport = createMailTransport(config);
  const stopping = new AbortController();
  const running = run();
  return async () => {
    stopping.abort();
    await Promise.race([running, pause(STOP_WITHIN_MS, undefined, { ref: false })]);
  };

  async function run(): Promise<void> {
    let isFirst = exclusive;
    while (!stopping.signal.aborted) {
      try {
        if (isFirst) await releaseMails(db);
        isFirst = false;
        await sendDueMails({ ...parts, transport }, stopping.signal);
      } catch (error) {
        log.error(error, 'the outbox could not be read; it is tried again');
      }
      await pause(LOOK_EVERY_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  }
}
