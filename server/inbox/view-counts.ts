import type { Kysely } from 'kysely';
import type { InboxFilter } from '../../src/contract/staff/inbox.ts';
import { MAX_COUNTED_IN_VIEW } from '../../src/contract/staff/saved-view.ts';
import type { Database } from '../database/schema.ts';
import { findEntries } from './find-entries.queries.ts';
import type { Readable } from './inbox-kinds.ts';

/** Every member's page asks after each change, so that one answer serves all of them for a moment. */
const LASTS_MS = 2_000;

interface Counted {
  at: number;
  count: Promise<number>;
}

const recent = new WeakMap<Kysely<Database>, Map<string, Counted>>();

/** How many items a filter finds, up to the limit, at most a few seconds ago. */
export function countInView(
  db: Kysely<Database>,
  filter: InboxFilter,
  readable: Readable,
  now = Date.now(),
): Promise<number> {
  const known = recent.get(db) ?? new Map<string, Counted>();
  recent.set(db, known);
  for (const [key, { at }] of known) if (at < now - LASTS_MS) known.delete(key);
  const key = JSON.stringify([readable.kinds, filter]);
  const found = known.get(key);
  if (found !== undefined) return found.count;
  const count = findEntries(db, filter, readable, undefined, MAX_COUNTED_IN_VIEW).then(
    ({ ids }) => ids.length,
  );
  known.set(key, { at: now, count });
  // A failure is not kept.
  count.catch(() => known.delete(key));
  return count;
}
