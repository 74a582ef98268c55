import { z } from 'zod';
import { requiredLongText, storable } from '../fields.ts';
import { submissionFlags, submissionKinds } from '../submission.ts';
import { version } from './content.ts';
import { pageInput } from './paging.ts';
import { resumeInfo } from './resume.ts';

export const inboxStatuses = ['new', 'in progress', 'answered', 'closed', 'spam'] as const;
export type InboxStatus = (typeof inboxStatuses)[number];
export const inboxActions = ['note', 'status', 'assignee', 'restored'] as const;
export type InboxAction = (typeof inboxActions)[number];

/** Job postings and requests about one's own data have places of their own. */
const inboxKind = z.enum(submissionKinds).exclude(['posting', 'data-request']);
export const inboxKinds = inboxKind.options;
export type InboxKind = z.infer<typeof inboxKind>;

/** What is done with: it is in no list of what is open. */
export const doneStatuses: readonly InboxStatus[] = ['closed', 'spam'];

/** What the list's address holds. Days are calendar days in India, both included. */
export const inboxFilter = z.object({
  /** `inbox` is everything that is no suspect, `open` what of it is neither closed nor spam. */
  view: z.enum(['open', 'inbox', 'suspects']).default('inbox'),
  search: storable(z.string().trim().max(200)).default(''),
  kind: inboxKind.optional(),
  status: z.enum(inboxStatuses).optional(),
  /** A member's id, or `nobody`. */
  assignee: storable(z.string().max(100)).optional(),
  flag: z.enum(submissionFlags).optional(),
  city: storable(z.string().trim().max(200)).optional(),
  /** A Jid. */
  job: storable(z.string().max(30)).optional(),
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
});
export type InboxFilter = z.infer<typeof inboxFilter>;

export const INBOX_PAGE = 50;

export const inboxListInput = inboxFilter.extend(pageInput(z.string().max(60)));

export const assignee = z.object({ id: z.string(), name: z.string() });
export type Assignee = z.infer<typeof assignee>;

const inboxEntry = z.object({
  reference: z.string(),
  kind: inboxKind,
  submittedAt: z.string(),
  name: z.string(),
  about: z.string(),
  flags: z.array(z.string()),
  status: z.enum(inboxStatuses),
  assignee: assignee.nullable(),
  version,
});
export type InboxEntry = z.infer<typeof inboxEntry>;

export const inboxPage = z.object({ entries: z.array(inboxEntry), next: z.string().nullable() });

const reference = z.string().regex(/^[A-Z]{2}-[0-9A-Z]{6}$/, 'is no reference');
export const referenceInput = z.object({ reference });
const itemVersion = z.object({ reference, version });
export type ItemVersion = z.infer<typeof itemVersion>;
/** One or many, as they were seen: a bulk change takes what one page shows, several times over. */
const items = z.array(itemVersion).min(1).max(500);
export const statusInput = z.object({ items, status: z.enum(inboxStatuses) });
export const assigneeInput = z.object({ items, assignee: z.string().min(1).max(100).nullable() });
export const restoreInput = z.object({ items });

/** What a colleague has done to an item meanwhile; all null where it is not there any more, or not for the role. */
const skippedItem = z.object({
  reference,
  by: z.string().nullable(),
  action: z.enum(inboxActions).nullable(),
  text: z.string(),
  at: z.string().nullable(),
});
export type SkippedItem = z.infer<typeof skippedItem>;
/** Those that are now as was asked, with their new versions, and those that were left as they are. */
export const changedItems = z.object({ changed: z.array(itemVersion), skipped: z.array(skippedItem) });
export type ChangedItems = z.infer<typeof changedItems>;

export const noteInput = z.object({ reference, text: requiredLongText });
export const noteVersionInput = z.object({
  reference,
  id: z.string().regex(/^\d{1,18}$/, 'is no note'),
  version,
});
export const editNoteInput = noteVersionInput.extend({ text: requiredLongText });

export const inboxEvent = z.object({
  id: z.string(),
  at: z.string(),
  member: z.string().nullable(),
  action: z.enum(inboxActions),
  /** Empty of a note that was removed. */
  text: z.string(),
  version,
  editedAt: z.string().nullable(),
  isRemoved: z.boolean(),
  /** The caller's own, who alone may change a note. */
  isOwn: z.boolean(),
});
export type InboxEvent = z.infer<typeof inboxEvent>;

export const inboxItem = inboxEntry.extend({
  suspect: z.boolean(),
  facts: z.array(z.tuple([z.string(), z.string()])),
  text: z.string().nullable(),
  resume: resumeInfo.nullable(),
  events: z.array(inboxEvent),
  mails: z.array(
    z.object({
      id: z.string(),
      role: z.enum(['notice', 'confirmation']),
      status: z.enum(['held', 'queued', 'sent', 'parked']),
      attempts: z.int(),
      lastAnswer: z.string().nullable(),
    }),
  ),
});
