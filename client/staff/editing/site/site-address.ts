import { z } from 'zod';
import { isTrue, orNothing, wordsUpTo } from '../../calls/address-schemas.ts';
import { shownSentences } from './languages/shown-sentences.ts';

const pane = z.enum(['form', 'preview', 'history']);
export type EditorPane = z.infer<typeof pane>;

export const siteSearch = z.object({
  words: orNothing(wordsUpTo(200)),
  /** Opens the library of pictures. */
  pictures: orNothing(isTrue),
});

export const translationSearch = z.object({
  /** The sentence to begin with. */
  at: orNothing(wordsUpTo(2_000)),
  show: orNothing(shownSentences),
});

export const documentSearch = z.object({
  /** A field to open, such as `sections.2.heading`. */
  at: orNothing(wordsUpTo(300)),
});
