import type { InboxAction, InboxFilter, InboxKind, InboxStatus } from '../../../src/contract/staff/inbox.ts';
import type { SubmissionFlag } from '../../../src/contract/submission.ts';
import type { Tone } from '../ui/badge.tsx';
import type { StaffIconName } from '../ui/staff-icon.tsx';

interface KindWords {
  one: string;
  many: string;
  icon: StaffIconName;
  /** The hue that the public site gives what this is about. */
  topic: string;
}

export const kindWords: Record<InboxKind, KindWords> = {
  contact: { one: 'Contact', many: 'Contacts', icon: 'contact', topic: 'control' },
  quotation: { one: 'Quotation', many: 'Quotations', icon: 'quotation', topic: 'guarding' },
  application: { one: 'Application', many: 'Applications', icon: 'application', topic: 'people' },
};

export const viewWords: Record<InboxFilter['view'], string> = {
  open: 'Open',
  inbox: 'All',
  suspects: 'Suspects',
};

export const statusWords: Record<InboxStatus, { text: string; tone: Tone }> = {
  new: { text: 'New', tone: 'new' },
  'in progress': { text: 'In progress', tone: 'busy' },
  answered: { text: 'Answered', tone: 'good' },
  closed: { text: 'Closed', tone: 'still' },
  spam: { text: 'Spam', tone: 'bad' },
};

export const flagWords: Record<SubmissionFlag, string> = {
  'trap-filled': 'Filled in a field that people do not see',
  'filled-too-fast': 'Was sent faster than anybody types',
  'odd-email': 'The e-mail address looks wrong',
  'odd-phone': 'The telephone number looks wrong',
  'unknown-service': 'Asks for a service that is not on the list',
  links: 'Is full of links',
  'repeated-content': 'Came several times in the same words',
  'locked-resume': 'The resume is locked by a password',
};

export const flagNames: Record<SubmissionFlag, string> = {
  'trap-filled': 'Trap filled',
  'filled-too-fast': 'Too fast',
  'odd-email': 'Odd e-mail',
  'odd-phone': 'Odd telephone',
  'unknown-service': 'Unknown service',
  links: 'Links',
  'repeated-content': 'Repeated',
  'locked-resume': 'Locked resume',
};

/** What somebody did, in words that go on from a name. */
export const actionWords: Record<Exclude<InboxAction, 'note'>, (text: string) => string> = {
  status: (text) => `set it to ${statusWords[text as InboxStatus]?.text.toLowerCase() ?? text}`,
  assignee: (text) => (text === 'nobody' ? 'left it to nobody' : `gave it to ${text}`),
  restored: () => 'took it out of the suspects',
};
