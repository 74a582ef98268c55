import { type SubmissionFlag, suspectFlags } from '../../src/contract/submission.ts';
import type { MailRole, MailStatus } from '../database/schema.ts';
import { isMailAddress } from '../settings/mail-address.ts';

export interface NewMail {
  role: MailRole;
  /** Null for the team's own addresses, which are looked up when the mail is sent. */
  recipient: string | null;
  status: Extract<MailStatus, 'held' | 'queued'>;
}

/**
 * A notice to the staff and, where there is an address to confirm it to that a mail can reach, a confirmation. The mails
 * of a suspect are held until a person has restored it: robots give other people's addresses.
 */
export function planMails(confirmTo: string | undefined, flags: SubmissionFlag[]): NewMail[] {
  const status = flags.some((flag) => suspectFlags.has(flag)) ? 'held' : 'queued';
  const notice: NewMail = { role: 'notice', recipient: null, status };
  if (confirmTo === undefined || !isMailAddress(confirmTo)) return [notice];
  return [notice, { role: 'confirmation', recipient: confirmTo, status }];
}
