import { z } from 'zod';

/** An archive that was uploaded, and what is known about it, stay on the server for so long. */
export const ARRIVED_KEPT_HOURS = 24;

/** `refused` says what is wrong. `interrupted`: the server that read it, or moved it in, has ended; nothing was written. */
export const movingBackStates = [
  'none',
  'reading',
  'refused',
  'rehearsed',
  'running',
  'done',
  'failed',
  'interrupted',
] as const;

const amount = z.object({ what: z.string(), count: z.int() });

/** An archive of our own on its way into an empty installation. */
export const movingBack = z.object({
  state: z.enum(movingBackStates),
  fileName: z.string(),
  bytes: z.number(),
  /** Who has uploaded it, and when; null where there is none. */
  by: z.string().nullable(),
  at: z.string().nullable(),
  progress: z.object({
    done: z.int(),
    total: z.int(),
    /** Null as long as it cannot be told. */
    secondsLeft: z.int().nullable(),
  }),
  /** When it was made; null as long as nobody has read it. */
  exportedAt: z.string().nullable(),
  /** What would come in. */
  holds: z.array(amount),
  rows: z.int(),
  files: z.int(),
  /** The files that were missing or damaged already when it was made, by their path in the archive. */
  lacking: z.array(z.string()),
  leftOut: z.int(),
  unscanned: z.int(),
  /** What is wrong with it, for the office. */
  faults: z.array(z.string()),
  /** What is here already, so that nothing can come in. */
  present: z.array(amount),
  /** Why it failed, for the office. */
  reason: z.string(),
});
export type MovingBack = z.infer<typeof movingBack>;
export type Amount = z.infer<typeof amount>;

/** Nothing, in a form that a wrong call does not match by chance. */
export const movingBackInput = z.strictObject({});
