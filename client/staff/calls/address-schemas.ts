import { z } from 'zod';

/** An invalid parameter is dropped, so that an old or mistyped link still shows the screen. */
export const orNothing = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined);

/** Words that somebody has entered, truncated to the length that the server accepts. */
export const wordsUpTo = (length: number) =>
  z
    .string()
    .min(1)
    .transform((words) => words.slice(0, length));

/** `?edit=true`, which an address has as a text. */
export const isTrue = z.literal([true, 'true']).transform(() => true as const);
