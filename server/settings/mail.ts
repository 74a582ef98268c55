import { z } from 'zod';
import { type MailAddress, parseMailAddress } from './mail-address.ts';
import { list } from './values.ts';

export interface MailSettings {
  /** Absent: mails are kept until there is a server to send them by. */
  mail: MailConfig | undefined;
}

export interface MailConfig {
  /** Contains the account's password: not for logs. */
  smtpUrl: string;
  from: MailAddress;
  /** Who reads contacts and quotations. */
  sales: MailAddress[];
  /** Who reads applications and job postings. */
  careers: MailAddress[];
  /** Who is told of requests about personal data. */
  privacy: MailAddress[];
}

/** The company's own mailboxes. */
export type Mailbox = 'sales' | 'careers' | 'privacy';

const address = z.string().transform((text, context) => {
  const parsed = parseMailAddress(text);
  if (parsed !== undefined) return parsed;
  context.addIssue('must be an address such as Guardhouse <office@example.com>');
  return z.NEVER;
});

const addresses = list.pipe(z.array(address).min(1, 'must name an address'));

/** The mail server, who mails are from and who on the team receives them. */
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
