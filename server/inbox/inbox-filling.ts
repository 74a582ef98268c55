import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { takeInAll } from './inbox-intake.ts';

/** The pause after a batch is this many times the batch's duration: in a flood, storing new submissions comes first. */
const RESTS = 3;

/** Adds every submission to the inbox that is not in it yet. */
export function fillInbox(db: Kysely<Database>, stop: AbortSignal): Promise<void> {
  return takeInAll(db, {
    rest: (batchMs) => pause(RESTS * batchMs, undefined, { signal: stop, ref: false }),
  });
}
