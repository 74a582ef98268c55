import { z } from 'zod';
import { referenceInput } from './inbox.ts';

export type { InboxKind } from './inbox.ts';

/** The path of the event stream, below /staff. */
export const CHANGES_PATH = '/changes';

/**
 * The names of the server-sent events: the stream has begun, something has changed, a heartbeat, the session is over,
 * and somebody came to an item that the member has open, left it, or began to write.
 */
export const changeEvents = ['begun', 'changed', 'beat', 'over', 'presence'] as const;
export type ChangeEvent = (typeof changeEvents)[number];

export const HEARTBEAT_INTERVAL_MS = 15_000;

/** Counts stop here, which then means “this many or more”. */
export const MAX_COUNTED_WAITING = 100;

export const inboxStateInput = z.object({
  /** The reference of the open item. */
  item: referenceInput.shape.reference.optional(),
  /** The id of the job whose applicants are shown. */
  jid: z.string().max(30).optional(),
});

export const inboxState = z.object({
  /** The number of items, new or with a new answer, that are unassigned or assigned to the caller. */
  waiting: z.int(),
  /** A value that differs after every change of the list by somebody else. */
  list: z.string(),
  /** The same for the history of the open item, and for what became of its mails; null where there is no such item. */
  item: z.string().nullable(),
  /**
   * A value that differs after every new application for that job, and after every change of one by somebody else; null
   * where all of that is long ago.
   */
  job: z.string().nullable(),
  /** A value that differs after every change of the stages of hiring. */
  stages: z.string(),
  /** Whether a mail of the open item is about to be sent. Nothing reports the outcome, so the page has to ask. */
  isSending: z.boolean(),
  /** The number of late items that the caller may read. Like all of these it stops at `MAX_COUNTED_WAITING`. */
  late: z.int(),
  /** The number of due follow-ups that the caller has set or that are on items assigned to the caller. */
  followUps: z.int(),
  /** The number of items on which the caller is mentioned in a note that was not opened since. */
  mentions: z.int(),
  /** The number of open requests about personal data; 0 for a member who does not handle them. */
  dataRequests: z.int(),
});
