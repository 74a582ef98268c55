import { z } from 'zod';
import { storable } from '../fields.ts';
import { pageInput } from './paging.ts';

/**
 * `waiting` for its first attempt, `failing` until the next retry, `parked` until a member sends it again, `held`
 * with a suspected spam submission.
 */
export const mailStates = ['waiting', 'failing', 'sent', 'parked', 'held'] as const;
export type MailState = (typeof mailStates)[number];
const mailRoles = ['notice', 'confirmation', 'warning', 'alert', 'reply', 'quotation', 'member'] as const;

export const MAIL_PAGE = 50;
const id = z.string().regex(/^\d{1,18}$/, 'is no mail');

export const mailListInput = z.object({
  state: z.enum(mailStates).optional(),
  role: z.enum(mailRoles).optional(),
  ...pageInput(id),
});

const listedMail = z.object({
  id,
  /**
   * What it is about: the reference of a submission, `document 7` for an expiry reminder, `member 5f1c…` for a
   * security alert and for a mail to a member about the inbox.
   */
  reference: z.string(),
  role: z.enum(mailRoles),
  state: z.enum(mailStates),
  /** The address of a visitor or, for reminders and alerts, of a member; null for the team's own addresses. */
  recipient: z.string().nullable(),
  attempts: z.int(),
  queuedAt: z.string(),
  /** When it was sent or parked. */
  settledAt: z.string().nullable(),
  /** When it is tried next, if it is waiting or failing. */
  dueAt: z.string().nullable(),
  /** The mail server's last answer, or why it was given up. */
  lastAnswer: z.string().nullable(),
});
export type ListedMail = z.infer<typeof listedMail>;

export const mailPage = z.object({ mails: z.array(listedMail), next: id.nullable() });
export const mailInput = z.object({ id });
/** `seen` is the address that the page shows. */
export const correctAddressInput = mailInput.extend({
  seen: z.string().max(320),
  address: storable(z.string().trim().max(254)),
});

/** Counts in the summary stop here, which then means “this many or more”. */
export const MAX_COUNTED = 10_000;
export const mailSummary = z.object({
  /** Whether a mail server is configured. Without one, every mail keeps waiting. */
  isSetUp: z.boolean(),
  waiting: z.int(),
  failing: z.int(),
  parked: z.int(),
  held: z.int(),
  /** When the oldest waiting mail was queued. */
  oldestWaiting: z.string().nullable(),
  lastSent: z.string().nullable(),
  /** The mailbox from which answers are read; null where none is configured. */
  answers: z
    .object({
      readAt: z.string().nullable(),
      /** A code such as ECONNREFUSED or EAUTH; '' if the last attempt succeeded. */
      fault: z.string(),
    })
    .nullable(),
  /** Received mails that could not be read; null for none. */
  putAside: z.object({ count: z.int(), last: z.string() }).nullable(),
});
export type MailSummary = z.infer<typeof mailSummary>;
