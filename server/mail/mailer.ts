import { createMailTransport } from './mail-transport.ts';
import { releaseMails } from './mails.queries.ts';
import { type MailParts, sendDueMails } from './send-due-mails.ts';

/**
 * @param exclusive whether no other process uses the database. If so, the first run releases the mails that a process
 * which has died had claimed, so that they are sent now.
 * @returns a function that sends the mails that are due. The mailer polls for them, since listening for notifications
 * would occupy the only connection of the embedded database.
 */
export function createMailer(
  parts: Omit<MailParts, 'transport'>,
  exclusive: boolean,
): (stop: AbortSignal) => Promise<void> {
  const transport = createMailTransport(parts.config);
  let releases = exclusive;
  return async (stop) => {
    if (releases) await releaseMails(parts.db);
    releases = false;
    await sendDueMails({ ...parts, transport }, stop);
  };
}
