import type { FastifyBaseLogger } from 'fastify';
import type { Site } from '../../src/content/site.ts';
import type { Config } from '../config.ts';
import { renderHtml, renderText } from '../mail/mail-layout.ts';
import { createMailTransport } from '../mail/mail-transport.ts';

/**
 * Mails an invitation immediately and without retries: a link that grants access should not lie in the outbox, and
 * the inviter sees it as well.
 * @returns whether it was sent.
 */
export async function mailInvitation(
  { mail }: Pick<Config, 'mail'>,
  site: Site,
  email: string,
  link: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<boolean> {
  if (mail === undefined) return false;
  const words = site.letterWords;
  const letter = {
    subject: words('invitation.subject'),
    replyTo: undefined,
    heading: words('invitation.heading'),
    paragraphs: [words('invitation.useLink')],
    facts: [],
    quote: undefined,
    link: { label: words('invitation.acceptLink'), address: link },
    closing: [words('invitation.notExpected')],
  };
  try {
    await createMailTransport(mail).sendMail({
      from: mail.from,
      to: email,
      subject: letter.subject,
      text: renderText(letter, site.identity),
      html: renderHtml(letter, site),
    });
    return true;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    log.warn({ code }, 'an invitation could not be mailed');
    return false;
  }
}
