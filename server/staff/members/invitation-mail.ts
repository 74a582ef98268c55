import type { FastifyBaseLogger } from 'fastify';
import { site } from '../../../src/content/site.ts';
import type { Config } from '../../config.ts';
import { setAsHtml, setAsText } from '../../mail/mail-layout.ts';
import { createMailTransport } from '../../mail/mail-transport.ts';

/**
 * Mails an invitation immediately and without retries: a link that grants access should not lie in the outbox, and
 * the inviter sees it as well.
 * @returns whether it was sent.
 */
export async function mailInvitation(
  { mail }: Pick<Config, 'mail'>,
  email: string,
  link: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<boolean> {
  if (mail === undefined) return false;
  const letter = {
    subject: `Your invitation to the staff area of ${site.shortName}`,
    replyTo: undefined,
    heading: `Welcome to ${site.shortName}`,
    paragraphs: [
      'You have been invited to the staff area. Please use this link to set up your account. It works once, for three days.',
    ],
    facts: [],
    quote: undefined,
    link: { label: 'Accept the invitation', address: link },
    closing: ['If you did not expect this mail, please ignore it.'],
  };
  try {
    await createMailTransport(mail).sendMail({
      from: mail.from,
      to: email,
      subject: letter.subject,
      text: setAsText(letter),
      html: setAsHtml(letter),
    });
    return true;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    log.warn({ code }, 'an invitation could not be mailed');
    return false;
  }
}
