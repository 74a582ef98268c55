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
 * Plans a notice to the staff and, where `confirmTo` is an address that mail can be sent to, a confirmation. The mails
 * of a suspected spam submission are held until a person restores it, since robots enter other people's addresses.
 */
export function planMails(confirmTo: string | undefined, flags: SubmissionFlag[]): NewMail[] {
  const status = flags.some((flag) => suspectFlags.has(flag)) ? 'held' : 'queued';
  const notice: NewMail = { role: 'notice', recipient: null, status };
  if (confirmTo === undefined || !isMailAddress(confirmTo)) return [notice];
  return [notice, { role: 'confirmation', recipient: confirmTo, status }];
}
