import { z } from 'zod';

/** Which mails a member wants about the work in the inbox. Mails about the account itself always come. */
export const mailChoices = z.object({
  /** An item was assigned to the member by somebody else. */
  assigned: z.boolean(),
  /** A note mentions the member. */
  mentioned: z.boolean(),
  /** What is new and what waits, in the morning of each working day. */
  digest: z.boolean(),
  /** A follow-up has come due. A page that was loaded before there was this choice does not send it. */
  due: z.boolean().default(true),
  /** The sender of an item has answered. The same holds for it. */
  answered: z.boolean().default(true),
});
export type MailChoices = z.infer<typeof mailChoices>;

export const usualMails: MailChoices = {
  assigned: true,
  mentioned: true,
  digest: true,
  due: true,
  answered: true,
};
