import { z } from 'zod';

/** Said by a page that asks while nobody has touched it for a while. The server then does not prolong the session. */
export const UNATTENDED_HEADER = 'x-unattended';

/** So long before its end a session says that it will end. */
export const WARNED_SECONDS = 5 * 60;

export const sessionTime = z.object({
  secondsLeft: z.int(),
  /** False of one that ends since it has lasted as long as any may. */
  canStay: z.boolean(),
});
export type SessionTime = z.infer<typeof sessionTime>;
