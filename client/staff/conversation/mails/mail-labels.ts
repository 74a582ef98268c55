import type { ListedMail, MailState } from '../../../../src/contract/staff/mail.ts';
import type { Tone } from '../../ui/badge.tsx';

export const stateLabels: Record<MailState, { text: string; tone: Tone }> = {
  waiting: { text: 'Waiting', tone: 'still' },
  failing: { text: 'Retrying', tone: 'new' },
  sent: { text: 'Sent', tone: 'good' },
  parked: { text: 'Failed', tone: 'bad' },
  held: { text: 'On hold', tone: 'still' },
};

/** Shown when no mail is in that state. */
export const emptyMessages: Record<MailState | 'any', { title: string; text: string }> = {
  any: { title: 'No mail yet', text: 'Mail appears here with the first submission.' },
  waiting: { title: 'No mail is waiting', text: 'Mail is sent within seconds.' },
  failing: {
    title: 'No mail is being retried',
    text: 'Mail that could not be sent is retried for two days.',
  },
  sent: { title: 'No mail has been sent', text: 'Mail accepted by the mail server is listed here.' },
  parked: {
    title: 'No failed mail',
    text: 'Mail that could not be sent for two days is listed here. You can send it again.',
  },
  held: {
    title: 'No mail is on hold',
    text: 'Mail for suspected spam is held until you restore the submission.',
  },
};

export const roleLabels: Record<ListedMail['role'], string> = {
  notice: 'Notice to staff',
  confirmation: 'Confirmation to visitor',
  warning: 'Document expiry reminder',
  alert: 'Security alert to a member',
  reply: 'Reply to visitor',
  quotation: 'Reminder of a quotation',
  member: 'Message to a member',
};

/**
 * A mail in words, to tell its buttons from those of others. One to a member is about no more than the staff area; its
 * reference is an id that tells nobody anything.
 */
export function nameOfMail({
  role,
  reference,
  recipient,
}: Pick<ListedMail, 'role' | 'reference' | 'recipient'>): string {
  const about = reference.startsWith('member ') ? '' : ` about ${reference}`;
  const to = recipient === null ? '' : ` to ${recipient}`;
  const label = roleLabels[role];
  return `${label.charAt(0).toLowerCase()}${label.slice(1)}${about}${to}`;
}
