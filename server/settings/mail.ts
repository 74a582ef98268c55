import { z } from 'zod';
import { type MailAddress, parseMailAddress } from './mail-address.ts';
import { list } from './values.ts';

export interface MailSettings {
  /** Absent: mails are queued until a mail server is configured. */
  mail: MailConfig | undefined;
}

export interface MailConfig {
  /** Contains the password of the account, so it must never be logged. */
  smtpUrl: string;
  from: MailAddress;
  /** Receives the notices of contacts and quotations. */
  sales: MailAddress[];
  /** Receives the notices of applications and job postings. */
  careers: MailAddress[];
  /** Receives the notices of requests about personal data. */
  privacy: MailAddress[];
}

/** The mailboxes of the company that receive notices. */
export type Mailbox = 'sales' | 'careers' | 'privacy';

const address = z.string().transform((text, context) => {
  const parsed = parseMailAddress(text);
  if (parsed !== undefined) return parsed;
  context.addIssue('must be an address such as Guardhouse <office@example.com>');
  return z.NEVER;
});

const addresses = list.pipe(z.array(address).min(1, 'must name an address'));

/** The mail server, the sender of all mails, and the mailboxes that receive the notices. */
export const mailSettings = z
  .object({
    SMTP_URL: z
      .string()
      .refine(
        (value) => /^smtps?:\/\//.test(value) && URL.canParse(value) && new URL(value).hostname !== '',
        'must be an address such as smtp://user:password@mail.example.com:587',
      )
      .optional(),
    MAIL_FROM: address.optional(),
    MAIL_TO_SALES: addresses.optional(),
    MAIL_TO_CAREERS: addresses.optional(),
    MAIL_TO_PRIVACY: addresses.optional(),
  })
  .transform((env, { addIssue }): MailSettings => {
    const { SMTP_URL: smtpUrl, MAIL_FROM: from, MAIL_TO_SALES: sales, MAIL_TO_CAREERS: careers } = env;
    if (smtpUrl === undefined) return { mail: undefined };
    if (from !== undefined && sales !== undefined && careers !== undefined)
      return { mail: { smtpUrl, from, sales, careers, privacy: env.MAIL_TO_PRIVACY ?? sales } };
    for (const name of ['MAIL_FROM', 'MAIL_TO_SALES', 'MAIL_TO_CAREERS'] as const)
      if (env[name] === undefined)
        addIssue({ code: 'custom', path: [name], message: 'must be set where SMTP_URL is' });
    return z.NEVER;
  });
