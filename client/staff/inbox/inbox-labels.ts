import type { InboxAction, InboxFilter, InboxStatus } from '../../../src/contract/staff/inbox.ts';
import { personWords } from '../../../src/contract/staff/inbox-conflict.ts';
import type { PersonEntry } from '../../../src/contract/staff/people.ts';
import type { SubmissionFlag, submissionDoors } from '../../../src/contract/submission.ts';
import { clockInIndia } from '../../../src/time-in-india.ts';
import type { Tone } from '../ui/badge.tsx';
import type { StaffIconName } from '../ui/staff-icon.tsx';

interface KindLabels {
  one: string;
  many: string;
  icon: StaffIconName;
  /** The topic whose colour the public site uses for this subject. */
  topic: string;
}

/** How the staff's screens show each kind of submission. */
export const kindLabels: Record<PersonEntry['kind'], KindLabels> = {
  contact: { one: 'Contact', many: 'Contacts', icon: 'contact', topic: 'control' },
  quotation: { one: 'Quotation', many: 'Quotations', icon: 'quotation', topic: 'guarding' },
  application: { one: 'Application', many: 'Applications', icon: 'application', topic: 'people' },
  'data-request': { one: 'Request', many: 'Requests', icon: 'people', topic: 'control' },
};

export const viewLabels: Record<InboxFilter['view'], string> = {
  open: 'Open',
  inbox: 'All',
  suspects: 'Suspected spam',
};

export const statusLabels: Record<InboxStatus, { text: string; tone: Tone }> = {
  new: { text: 'New', tone: 'new' },
  'in progress': { text: 'In progress', tone: 'busy' },
  answered: { text: 'Answered', tone: 'good' },
  closed: { text: 'Closed', tone: 'still' },
  spam: { text: 'Spam', tone: 'bad' },
};

export const flagNames: Record<SubmissionFlag, string> = {
  'trap-filled': 'Hidden field filled',
  'filled-too-fast': 'Sent too fast',
  'odd-email': 'Unusual e-mail',
  'odd-phone': 'Unusual phone number',
  'unknown-service': 'Unknown service',
  links: 'Many links',
  'repeated-content': 'Repeated text',
  'locked-resume': 'Protected resume',
  'closed-job': 'Opening was closed',
  'unknown-job': 'No such opening',
};

/** The history entry of each action that is a line, to follow a member's name. */
export const actionDescriptions: Record<
  Exclude<InboxAction, 'note' | 'reply' | 'answer'>,
  (text: string) => string
> = {
  status: (text) => `changed the status to ${statusLabels[text as InboxStatus]?.text.toLowerCase() ?? text}`,
  assignee: (text) => (text === 'nobody' ? 'unassigned it' : `assigned it to ${text}`),
  restored: () => 'restored it from suspected spam',
  stage: (text) => `moved it to ${text}`,
  reopened: () => 'made it new again',
  merged: (text) => personWords('merged', text) ?? '',
  unmerged: (text) => personWords('unmerged', text) ?? '',
  split: (text) => personWords('split', text) ?? '',
  unsplit: (text) => personWords('unsplit', text) ?? '',
  city: (text) => (text === '' ? 'removed the city' : `noted the city ${text}`),
  'follow-up': (text) =>
    text === '' ? 'removed the follow-up' : `set a follow-up for ${clockInIndia(new Date(text))}`,
};

/** By which way a submission came. */
export const doorLabels: Record<(typeof submissionDoors)[number], string> = {
  site: 'From the website',
  legacy: 'From an older app',
  import: 'Imported',
};
