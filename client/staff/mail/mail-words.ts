import type { ListedMail, MailState } from '../../../src/contract/staff/mail.ts';
import type { Tone } from '../ui/badge.tsx';

export const stateWords: Record<MailState, { text: string; tone: Tone }> = {
  waiting: { text: 'Waits', tone: 'still' },
  failing: { text: 'Failing', tone: 'new' },
  sent: { text: 'Sent', tone: 'good' },
  parked: { text: 'Given up', tone: 'bad' },
  held: { text: 'Held back', tone: 'still' },
};

export const roleWords: Record<ListedMail['role'], string> = {
  notice: 'Notice to the staff',
  confirmation: 'Confirmation to the visitor',
  warning: 'Warning that a document lapses',
};
