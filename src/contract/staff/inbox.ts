import { z } from 'zod';
import { translated } from '../../languages.ts';
import { requiredLongText, storable } from '../fields.ts';
import { listKindsIn, submissionDoors, submissionFlags } from '../submission.ts';
import { appliedBefore } from './applied-before.ts';
import { csvColumns } from './columns.ts';
import { version } from './content.ts';
import { conversationMessage } from './conversation.ts';
import { hiringStage, stageId, stageReason } from './hiring-stages.ts';
import { pageInput } from './paging.ts';
import { resumeInfo } from './resume.ts';

export const inboxStatuses = ['new', 'in progress', 'answered', 'closed', 'spam'] as const;
export type InboxStatus = (typeof inboxStatuses)[number];
/**
 * A `reply` is a mail to the sender, an `answer` one by the sender, which may have an answered item `reopened`. `merged`
 * to `unsplit` say that another item is, or is not, of the same person, or take that back; `city` notes where an
 * applicant lives.
 */
export const inboxActions = [
  'note',
  'status',
  'assignee',
  'restored',
  'stage',
  'reply',
  'answer',
  'reopened',
  'merged',
  'unmerged',
  'split',
  'unsplit',
  'follow-up',
  'city',
] as const;
export type InboxAction = (typeof inboxActions)[number];

/** Job postings and requests about personal data have screens of their own. */
const inboxKind = z.enum(listKindsIn('inbox'));
export const inboxKinds = inboxKind.options;
export type InboxKind = z.infer<typeof inboxKind>;

/** Items with these statuses are not in the `open` view. */
export const doneStatuses: readonly InboxStatus[] = ['closed', 'spam'];

/** The filter of the list. Days are calendar days in India, both inclusive. */
export const inboxFilter = z.object({
  /** `inbox` is everything but suspected spam; `open` excludes closed items and spam as well. */
  view: z.enum(['open', 'inbox', 'suspects']).default('inbox'),
  search: storable(z.string().trim().max(200)).default(''),
  kind: inboxKind.optional(),
  status: z.enum(inboxStatuses).optional(),
  /** A stage of applications. Other kinds have none. */
  stage: stageId.optional(),
  /** A member's id, or `nobody`. */
  assignee: storable(z.string().max(100)).optional(),
  flag: z.enum(submissionFlags).optional(),
  /** A language other than English. */
  locale: z.enum(translated.map(({ locale }) => locale)).optional(),
  /** New items that have waited more than 24 hours, by the office's working hours. */
  waiting: z.literal('late').optional(),
  /** Items with a due follow-up of this member, or for `all` with any follow-up, due or not. */
  followUp: storable(z.string().max(100)).optional(),
  /** Items on which a note mentions this member. */
  mentioned: storable(z.string().max(100)).optional(),
  city: storable(z.string().trim().max(200)).optional(),
  /** By which way it came: a form of the site, or an older client. */
  door: z.enum(submissionDoors).optional(),
  /** Only what nobody has answered yet: what is new, and contacts and quotations in progress. */
  unanswered: z.enum(['yes']).optional(),
  /** The Jid of a job. */
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
  /** Not checked against the contract's list, because the server may be started with further kinds. */
  kind: z.custom<InboxKind>((kind) => typeof kind === 'string'),
  /** The language in which the sender is answered, such as `hi-IN`. */
  locale: z.string(),
  submittedAt: z.string(),
  name: z.string(),
  about: z.string(),
  city: z.string(),
  flags: z.array(z.string()),
  /** An application has the status that follows from its stage, or `spam`. */
  status: z.enum(inboxStatuses),
  /** Null for every other kind. */
  stage: hiringStage.nullable(),
  /** Why an application was rejected or withdrawn, otherwise ''. */
  stageReason: z.string(),
  assignee: assignee.nullable(),
  /** Whether the sender has written since the staff last did anything. */
  hasAnswer: z.boolean(),
  /** Null for every kind but applications, and where the person has not applied before. */
  appliedBefore: appliedBefore.nullable(),
  /** Whether it is new and has waited more than 24 hours, by the office's working hours. */
  isLate: z.boolean(),
  /** Null if none is set. */
  followUpAt: z.string().nullable(),
  /** Whether a note that the caller has not seen yet mentions the caller. */
  isMentioned: z.boolean(),
  /** Whether the caller may change it, or only read it. */
  mayWork: z.boolean(),
  version,
});
export type InboxEntry = z.infer<typeof inboxEntry>;

/** The most items that can be selected and changed at once. */
export const MAX_MATCHING = 5_000;
export const MATCHING_PAGE = 1_000;
export const matchCount = z.object({ count: z.int(), isMore: z.boolean() });
const matchingItem = inboxEntry.pick({
  reference: true,
  version: true,
  status: true,
  stage: true,
  stageReason: true,
});
export type MatchingItem = z.infer<typeof matchingItem>;
export const matchingPage = z.object({ entries: z.array(matchingItem), next: z.string().nullable() });
export type MatchingPage = z.infer<typeof matchingPage>;

export const inboxPage = z.object({ entries: z.array(inboxEntry), next: z.string().nullable() });

const reference = z.string().regex(/^[A-Z]{2}-[0-9A-Z]{6}$/, 'is no reference');
export const referenceInput = z.object({ reference });
/** What is exported: all that the filter finds, or of that only what was selected. */
export const inboxExport = inboxFilter.extend({
  references: z.array(reference).min(1).max(MAX_MATCHING).optional(),
  /** Only these columns, in this order; otherwise all. */
  columns: z.array(z.enum(csvColumns)).min(1).max(csvColumns.length).optional(),
});
const itemVersion = z.object({ reference, version });
export type ItemVersion = z.infer<typeof itemVersion>;
/** One or more items with the versions that the client displays. The limit is several pages of the list. */
const items = z.array(itemVersion).min(1).max(500);
export const statusInput = z.object({ items, status: z.enum(inboxStatuses) });
/** Moves applications to a stage. The reason is required where the kind of the stage demands one. */
export const stageInput = z.object({ items, stage: stageId, reason: stageReason });
export const assigneeInput = z.object({ items, assignee: z.string().min(1).max(100).nullable() });
/** Where an applicant lives; '' for not known. */
export const cityInput = z.object({ items: items.max(1), city: storable(z.string().trim().max(100)) });
export const restoreInput = z.object({ items });

/**
 * An item that was not changed, because a colleague had changed it. All fields but the reference are null if it no
 * longer exists or is not visible to the member's role.
 */
const skippedItem = z.object({
  reference,
  by: z.string().nullable(),
  action: z.enum(inboxActions).nullable(),
  text: z.string(),
  at: z.string().nullable(),
});
export type SkippedItem = z.infer<typeof skippedItem>;
/** The items that now have the requested state, with their new versions, and those that were left unchanged. */
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
  /** '' for a removed note. */
  text: z.string(),
  /** Why it was moved to that stage, otherwise ''. */
  reason: z.string(),
  /** The message of a reply or an answer. */
  messageId: z.string().nullable(),
  version,
  editedAt: z.string().nullable(),
  isRemoved: z.boolean(),
  /** Whether the caller wrote it. Only the author may change a note. */
  isOwn: z.boolean(),
});
export type InboxEvent = z.infer<typeof inboxEvent>;

export const inboxItem = inboxEntry.extend({
  /** As they were typed; '' where the form does not ask for them. */
  email: z.string(),
  phone: z.string(),
  /** Where an applicant lives, as it was noted; '' where it is not known, and for every other kind. */
  applicantCity: z.string(),
  /** The addresses to which the staff has corrected mails to the sender, the newest first. */
  correctedEmails: z.array(z.string()),
  suspect: z.boolean(),
  facts: z.array(z.tuple([z.string(), z.string()])),
  text: z.string().nullable(),
  resume: resumeInfo.nullable(),
  events: z.array(inboxEvent),
  /** The mails to and from the sender, oldest first. */
  messages: z.array(conversationMessage),
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
