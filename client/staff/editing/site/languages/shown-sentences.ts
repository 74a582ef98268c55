import { z } from 'zod';

/** All sentences, those without a translation, or those that have changed since they were translated. */
export const shownSentences = z.enum(['all', 'missing', 'changed']);
export type ShownSentences = z.infer<typeof shownSentences>;
