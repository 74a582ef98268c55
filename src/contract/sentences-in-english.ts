import type * as z from 'zod';
import { checkMessages } from './check-messages.ts';
import { refusalMessages } from './refusal-messages.ts';
import type { Sentence, SentenceId } from './sentences.ts';

const areas = { checks: checkMessages, refusals: refusalMessages };

const english = new Map(
  Object.entries(areas).flatMap(([area, sentences]) =>
    Object.entries(sentences).map(([name, text]) => [`${area}.${name}`, text] as [string, string]),
  ),
);

/** A sentence in the words of the specification, which clients of years ago compare. */
export function sayInEnglish({ id, values = {} }: Sentence): string {
  return (english.get(id) ?? id).replace(/\{(\w+)\}/g, (parameter, name) => values[name] ?? parameter);
}

/** What the contract says of an issue; undefined if the schema has words of its own, as those of the staff have. */
export function readSentence(issue: z.core.$ZodIssue): Sentence | undefined {
  if (!english.has(issue.message)) return undefined;
  const values = issue.code === 'too_big' ? { limit: String(issue.maximum) } : undefined;
  return { id: issue.message as SentenceId, values };
}

/** An issue in English, for the staff and for older clients. */
export function explainIssue(issue: z.core.$ZodIssue): string {
  const sentence = readSentence(issue);
  return sentence === undefined ? issue.message : sayInEnglish(sentence);
}
