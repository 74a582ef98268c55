import { z } from 'zod';

/** The download of the archive, which needs a recent code. */
export const movingOutPath = '/staff/files/moving-out.zip';

/** An archive that is ready stays on the server for so long. */
export const ARCHIVE_KEPT_HOURS = 24;

/** `interrupted`: the server that wrote it has ended. */
export const movingOutStates = ['none', 'running', 'ready', 'stopped', 'failed', 'interrupted'] as const;

export const movingOut = z.object({
  state: z.enum(movingOutStates),
  /** Who has begun it; null where there is none. */
  by: z.string().nullable(),
  begunAt: z.string().nullable(),
  /** Of a running one. */
  progress: z.object({
    done: z.int(),
    total: z.int(),
    /** Null as long as it cannot be told. */
    secondsLeft: z.int().nullable(),
  }),
  /** Of an archive that is ready. */
  bytes: z.number(),
  rows: z.int(),
  files: z.int(),
  /** The files that are missing or damaged in the store, by their path in the archive. */
  lacking: z.array(z.string()),
  leftOut: z.int(),
  unscanned: z.int(),
  /** Why it failed, for the office. */
  reason: z.string(),
});
export type MovingOut = z.infer<typeof movingOut>;

/** Nothing, in a form that a wrong call does not match by chance. */
export const movingOutInput = z.strictObject({});
