import { z } from 'zod';
import { type MailAddress, parseMailAddress } from './mail-address.ts';

export interface MailConfig {
  /** With the account's password in it: not for logs. */
  smtpUrl: string;
  from: MailAddress;
  /** Who reads contacts and quotations. */
  sales: MailAddress[];
  /** Who reads applications and job postings. */
  careers: MailAddress[];
  /** Who is told of requests about personal data. */
  privacy: MailAddress[];
}

const address = z.string().transform((text, context) => {
  const parsed = parseMailAddress(text);
  if (parsed !== undefined) return parsed;
  context.addIssue('must be an address such as Guardhouse <office@example.com>');
  return z.NEVER;
});

const addresses = z
  .string()
  .transform((list) =>
    list
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  )
  .pipe(z.array(address).min(1, 'must name an address'));

/** The variables by which mail is set up. */
export const mailEnvironment = {
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
};

/** Undefined where no server is named: mails then wait. */
export function mailConfigOf(
  env: z.output<z.ZodObject<typeof mailEnvironment>>,
): { config: MailConfig | undefined } | { missing: string[] } {
  if (env.SMTP_URL === undefined) return { config: undefined };
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, MAIL_TO_SALES: sales, MAIL_TO_CAREERS: careers } = env;
  if (from !== undefined && sales !== undefined && careers !== undefined)
    return { config: { smtpUrl, from, sales, careers, privacy: env.MAIL_TO_PRIVACY ?? sales } };
  const needed = { MAIL_FROM: from, MAIL_TO_SALES: sales, MAIL_TO_CAREERS: careers };
  return { missing: Object.keys(needed).filter((name) => needed[name as keyof typeof needed] === undefined) };
}
