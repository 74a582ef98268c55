import {
  type Catalogue,
  catalogueOf,
  keyOf,
  type Sentence,
  sentencesOf,
  textOfKey,
  translationOf,
} from '../../src/content/catalogue.ts';
import type { JsonObject } from '../../src/contract/staff/document-body.ts';
import type { SourceSentence } from '../../src/contract/staff/translations.ts';
import type { Draft } from './drafts.ts';
import { similarityOf } from './similarity.ts';

/** Below this, two sentences are different ones, and the translation of one says nothing about the other. */
const SIMILAR = 0.5;
/** From here on it is a comma or a typing mistake, after which the translation is probably still right. */
const NEARLY_SAME = 0.85;

type Source = Pick<Draft, 'document' | 'body'>;

/** The sentences of a document that are to be translated, each once, in the order of its form. */
export function sourceSentences(source: Source, translations: JsonObject): SourceSentence[] {
  const catalogue = catalogueOf(translations);
  const sentences = placesOf(source);
  const former = [...catalogue].filter(([key]) => !sentences.has(key));
  return [...sentences].map(([key, [sentence, ...others]]) => ({
    key,
    text: sentence.text,
    context: sentence.context,
    label: sentence.label,
    others: others.length,
    former: translationOf(catalogue, sentence) === undefined ? mostSimilar(sentence, former) : null,
  }));
}

/** How much of a document is translated. */
export function progressOf(source: Source, translations: JsonObject): { total: number; translated: number } {
  const catalogue: Catalogue = catalogueOf(translations);
  const sentences = [...placesOf(source).values()];
  const translated = sentences.filter(([sentence]) => translationOf(catalogue, sentence) !== undefined);
  return { total: sentences.length, translated: translated.length };
}

function placesOf({ document, body }: Source): Map<string, [Sentence, ...Sentence[]]> {
  const places = new Map<string, [Sentence, ...Sentence[]]>();
  for (const sentence of sentencesOf(document, body)) {
    const key = keyOf(sentence.text, sentence.context);
    const known = places.get(key);
    if (known) known.push(sentence);
    else places.set(key, [sentence]);
  }
  return places;
}

/** Whether the translation of a sentence is worth looking at for another one. */
export const isSimilar = (text: string, former: string) => similarityOf(text, former) >= SIMILAR;

function mostSimilar({ text }: Sentence, former: readonly [string, string][]): SourceSentence['former'] {
  const rated = former.map(([key, translation]) => {
    const source = textOfKey(key);
    return { text: source, translation, share: similarityOf(text, source) };
  });
  const [best] = rated.toSorted((one, other) => other.share - one.share);
  return best === undefined || best.share < SIMILAR
    ? null
    : { text: best.text, translation: best.translation, isNearlySame: best.share >= NEARLY_SAME };
}
