import { z } from 'zod';
import { referenceInput } from './inbox.ts';

export type { InboxKind } from './inbox.ts';

/** Where the staff's pages listen: below the staff area's own door. */
export const CHANGES_PATH = '/changes';

/**
 * What the server says there, as names of server-sent events: that it has begun, that something has changed, that the
 * connection stands, and that the session is over.
 */
export const changeEvents = ['begun', 'changed', 'beat', 'over'] as const;
export type ChangeEvent = (typeof changeEvents)[number];

export const BEAT_EVERY_MS = 15_000;

/** A count ends here, which then means so many or more. */
export const MOST_WAITING = 100;

export const inboxStateInput = z.object({
  /** The item that is open. */
  item: referenceInput.shape.reference.optional(),
});

export const inboxState = z.object({
  /** The new ones that nobody has taken, and those that were given to the caller. */
  waiting: z.int(),
  /** Another one after each change of the list that somebody else has made. */
  list: z.string(),
  /** The same of the item's history. */
  item: z.string().nullable(),
});
