import type { InboxAction, InboxStatus } from '../../src/contract/staff/inbox.ts';
import type { QuotationState } from '../../src/contract/staff/quotations.ts';
import type { SubmissionDoor } from '../../src/contract/submission.ts';

/** What was done with a submission, as it is said to the person who sent it. */
export const actionWords = {
  note: 'A note was written',
  status: 'The status was set',
  assignee: 'It was given to a member of the staff',
  restored: 'It was taken out of suspected spam',
  stage: 'It was moved to a stage',
  reply: 'You were answered',
  answer: 'You wrote back',
  reopened: 'It was opened again',
  merged: 'It was joined with another submission of yours',
  unmerged: 'It was separated from a submission that is not yours',
  split: 'It was said to be of another person',
  unsplit: 'It was no longer said to be of another person',
  city: 'Where you live was noted',
  'follow-up': 'A day to come back to it was set',
} as const satisfies Record<InboxAction, string>;

export const doorWords = {
  site: 'the website',
  legacy: 'an older app of ours',
  import: 'our former website',
} as const satisfies Record<SubmissionDoor, string>;

export const statusWords = {
  new: 'New',
  'in progress': 'In progress',
  answered: 'Answered',
  closed: 'Closed',
  spam: 'Spam',
} as const satisfies Record<InboxStatus, string>;

export const quotationWords = {
  draft: 'Draft, not sent',
  sent: 'Sent, not decided',
  won: 'Won: you accepted it',
  lost: 'Lost: you declined it',
  replaced: 'Replaced by a later one',
} as const satisfies Record<QuotationState, string>;
