import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { takeInAll } from '../staff/inbox/inbox-intake.ts';

/** After each batch it rests this many times as long as the batch took: in a flood, storing what arrives comes first. */
const RESTS = 3;

/** Takes every submission into the inbox that is not in it yet. */
export function fillInbox(db: Kysely<Database>, stop: AbortSignal): Promise<void> {
  return takeInAll(db, {
    rest: (batchMs) => pause(RESTS * batchMs, undefined, { signal: stop, ref: false }),
  });
}
