import { z } from 'zod';
import { pageInput } from './paging.ts';

/** `waiting` for its first attempt, `failing` and to be tried again, `parked` until somebody sends it again. */
export const mailStates = ['waiting', 'failing', 'sent', 'parked', 'held'] as const;
export type MailState = (typeof mailStates)[number];
const mailRoles = ['notice', 'confirmation', 'warning', 'alert'] as const;

export const MAIL_PAGE = 50;
const id = z.string().regex(/^\d{1,18}$/, 'is no mail');

export const mailListInput = z.object({
  state: z.enum(mailStates).optional(),
  role: z.enum(mailRoles).optional(),
  ...pageInput(id),
});

const listedMail = z.object({
  id,
  /** The submission that it is about; of a warning its document, as `document 7`, of an alert `member 5f1c…`. */
  reference: z.string(),
  role: z.enum(mailRoles),
  state: z.enum(mailStates),
  /** Null for the team's own addresses; of a warning or an alert a member's. */
  recipient: z.string().nullable(),
  attempts: z.int(),
  queuedAt: z.string(),
  /** When it was sent or parked. */
  settledAt: z.string().nullable(),
  /** When it is tried next, of one that waits or fails. */
  dueAt: z.string().nullable(),
  /** What the mail server said last, or why it was given up. */
  lastAnswer: z.string().nullable(),
});
export type ListedMail = z.infer<typeof listedMail>;

export const mailPage = z.object({ mails: z.array(listedMail), next: id.nullable() });
export const mailInput = z.object({ id });

/** How the outbox is. Counts end at `MOST_COUNTED`, which then means so many or more. */
export const MOST_COUNTED = 10_000;
export const mailSummary = z.object({
  /** Without a server nothing is sent, and everything waits. */
  isSetUp: z.boolean(),
  waiting: z.int(),
  failing: z.int(),
  parked: z.int(),
  held: z.int(),
  /** When the one that has waited longest was written. */
  oldestWaiting: z.string().nullable(),
  lastSent: z.string().nullable(),
});
export type MailSummary = z.infer<typeof mailSummary>;
