import { z } from 'zod';
import { acts, type StaffRole } from './rights.ts';

export const MAX_SAVED_VIEWS = 50;
/** All of them are in everybody's menu, with a count each. */
export const MAX_SHARED_VIEWS = 20;
/** Counts stop here, which then means “this many or more”. */
export const MAX_COUNTED_IN_VIEW = 1_000;

/** With whom a view is shared: everybody who reads the inbox, or one of the roles that do. Owners see all of them. */
export const viewAudiences: readonly ['everyone', ...StaffRole[]] = ['everyone', ...acts.readInbox.roles];
const audience = z.enum(viewAudiences).nullable();
export type ViewAudience = z.infer<typeof audience>;

const viewName = z.string().trim().min(1, 'must not be blank').max(60, 'must be at most 60 characters');

/** A named filter of the inbox, stored as a query string without the question mark. */
export const savedView = z.object({
  id: z.string(),
  name: z.string(),
  query: z.string(),
  /** Null for a view that only its maker sees. */
  sharedWith: audience,
  /** Who made it, by name. */
  by: z.string(),
  isOwn: z.boolean(),
  /** Whether the caller may rename, move, share and remove it. */
  mayChange: z.boolean(),
});
export type SavedView = z.infer<typeof savedView>;

export const saveViewInput = z.object({
  name: viewName,
  query: z
    .string()
    .max(1_000)
    .regex(/^[^?#\s]*$/, 'is no query'),
  sharedWith: audience.default(null),
});

const viewId = z.string().regex(/^\d{1,18}$/, 'is no view');
export const removeViewInput = z.object({ id: viewId });
export const updateViewInput = z.object({
  id: viewId,
  name: viewName,
  sharedWith: audience,
  /** As the caller saw it: if somebody else has changed it meanwhile, nothing is saved. */
  seen: z.object({ name: z.string(), sharedWith: audience }),
});
/** Puts a view before another one, or at the end. */
export const moveViewInput = z.object({ id: viewId, before: viewId.nullable() });

export const viewCounts = z.array(z.object({ id: z.string(), count: z.int() }));
