import { z } from 'zod';

/** Sent by a page that polls while nobody uses it. The server then does not extend the session. */
export const UNATTENDED_HEADER = 'x-unattended';

/** How many seconds before the end of a session its member is warned. */
export const WARNING_SECONDS = 5 * 60;

export const sessionTime = z.object({
  secondsLeft: z.int(),
  /** Whether it can be extended. False once the session's maximum length determines its end. */
  canStay: z.boolean(),
});
export type SessionTime = z.infer<typeof sessionTime>;
