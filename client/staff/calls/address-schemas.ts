import { z } from 'zod';

/** What does not fit is left out of an address, so that an old or mistyped link still shows the screen. */
export const orNothing = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined);

/** Words that somebody has entered, cut where they are longer than the server takes. */
export const wordsUpTo = (length: number) =>
  z
    .string()
    .min(1)
    .transform((words) => words.slice(0, length));
