import type { JsonObject } from '../../../src/contract/staff/document-body.ts';

/** What an import has put into the translations of a document, sentence by sentence. */
export interface TranslationsBefore {
  sentences: Record<string, { was: string | null; now: string }>;
}

/**
 * The translations without what an import has put in. What somebody has edited since stays, and so does what has been
 * published: visitors read it.
 */
export function takeTranslationsBack(
  body: JsonObject,
  published: JsonObject,
  { sentences }: TranslationsBefore,
): { body: JsonObject; kept: number } {
  const next = new Map(Object.entries(body));
  let kept = 0;
  for (const [key, { was, now }] of Object.entries(sentences)) {
    if (body[key] !== now || published[key] === now) kept += 1;
    else if (was === null) next.delete(key);
    else next.set(key, was);
  }
  return { body: Object.fromEntries(next), kept };
}
