import type { checkMessages } from './check-messages.ts';
import type { refusalMessages } from './refusal-messages.ts';

/**
 * The id of a sentence among the site's words. The schemas of the contract carry it as their message: each language
 * says it in its own words, and an older client reads the English of the specification (sentences-in-english.ts).
 */
export type SentenceId = `checks.${keyof typeof checkMessages}` | `refusals.${keyof typeof refusalMessages}`;

export interface Sentence {
  id: SentenceId;
  /** Of its parameters. */
  values?: Readonly<Record<string, string>> | undefined;
}

/** A sentence about one field of an input, or about the whole. */
export interface FieldSentence extends Sentence {
  field?: string | undefined;
}

/** The message of a schema. A misspelt one does not compile. */
export const says = (id: SentenceId): string => id;
