import type { ListedMail, MailState } from '../../../src/contract/staff/mail.ts';
import type { Tone } from '../ui/badge.tsx';

export const stateWords: Record<MailState, { text: string; tone: Tone }> = {
  waiting: { text: 'Waiting', tone: 'still' },
  failing: { text: 'Failing', tone: 'new' },
  sent: { text: 'Sent', tone: 'good' },
  parked: { text: 'Given up', tone: 'bad' },
  held: { text: 'Held back', tone: 'still' },
};

/** What is said where no mail is in that state. */
export const emptyWords: Record<MailState | 'any', { title: string; text: string }> = {
  any: { title: 'No mails yet', text: 'The first submission brings the first of them.' },
  waiting: { title: 'No mail waits', text: 'What is due leaves within seconds.' },
  failing: { title: 'No mail fails', text: 'What a mail server puts off is tried again for two days.' },
  sent: { title: 'No mail has been sent', text: 'What a mail server has taken is listed here.' },
  parked: {
    title: 'No mail was given up',
    text: 'What fails for two days waits here for you to send it again.',
  },
  held: { title: 'No mail is held back', text: 'The mails of a suspect wait until it is restored.' },
};

export const roleWords: Record<ListedMail['role'], string> = {
  notice: 'Notice to the staff',
  confirmation: 'Confirmation to the visitor',
  warning: 'Warning that a document lapses',
  alert: 'Alert to a member',
};
