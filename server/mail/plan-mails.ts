import { type SubmissionFlag, type SubmissionKind, suspectFlags } from '../../src/contract/submission.ts';
import type { MailRole, MailStatus } from '../database/schema.ts';
import { isMailAddress } from '../settings/mail-address.ts';

export interface NewMail {
  role: MailRole;
  /** Null for the team's own addresses, which are looked up when the mail is sent. */
  recipient: string | null;
  status: Extract<MailStatus, 'held' | 'queued'>;
}

/**
 * A notice to the staff and, where the visitor left an address that a mail can reach, a confirmation. A suspect's
 * mails are held until a person has restored it: robots give other people's addresses.
 */
export function planMails(
  kind: SubmissionKind,
  emailId: string | undefined,
  flags: SubmissionFlag[],
): NewMail[] {
  const status = flags.some((flag) => suspectFlags.has(flag)) ? 'held' : 'queued';
  const notice: NewMail = { role: 'notice', recipient: null, status };
  if (kind === 'posting' || emailId === undefined || !isMailAddress(emailId)) return [notice];
  return [notice, { role: 'confirmation', recipient: emailId, status }];
}
