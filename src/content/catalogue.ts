import type { DocumentId } from '../content-id.ts';
import { kindOf } from './documents.ts';
import { type FieldPath, walkFields } from './walk-fields.ts';

/** The translations of the sentences of one document, by the sentence in English. */
export type Catalogue = ReadonlyMap<string, string>;

/** The catalogues of one language. */
export type Catalogues = ReadonlyMap<DocumentId, Catalogue>;

/** A sentence of a document that visitors read. */
export interface Sentence {
  path: FieldPath;
  /** The labels down to its field, such as `Sections › 3 › Heading`. */
  label: string;
  text: string;
  /** What it is about, where one English text needs two translations; empty otherwise. */
  context: string;
}

/** Every sentence of a body in the order of its form. A sentence that stands in two places is there twice. */
export function* sentencesOf(id: DocumentId, body: unknown): Generator<Sentence> {
  for (const { meta, value, path, label } of walkFields(kindOf(id).schema, body))
    if (meta.words && typeof value === 'string' && value.trim() !== '')
      yield { path, label, text: value, context: contextOf(id, path) };
}

/** The key of a sentence in a catalogue. gettext puts the same character between the two. */
export const keyOf = (text: string, context: string): string =>
  context === '' ? text : `${context}\u0004${text}`;

/** The sentence of a key, without its context. */
export const textOfKey = (key: string): string => key.slice(key.indexOf('\u0004') + 1);

/** Reads the stored translations of a document. One that is blank was taken back, and shows the English. */
export function catalogueOf(body: object): Catalogue {
  const catalogue = read.get(body) ?? new Map(translationsIn(body));
  read.set(body, catalogue);
  return catalogue;
}

/** The same body is the same catalogue, so that whatever was made of it is found again. */
const read = new WeakMap<object, Catalogue>();

function* translationsIn(body: object): Generator<[string, string]> {
  for (const [key, text] of Object.entries(body))
    if (typeof text === 'string' && text.trim() !== '') yield [key, text.normalize('NFC')];
}

/** The translation of a sentence. One with a context does with that of the same text without one. */
export const translationOf = (catalogue: Catalogue, { text, context }: Pick<Sentence, 'text' | 'context'>) =>
  catalogue.get(keyOf(text, context)) ?? catalogue.get(text);

/** Texts that are one word in English and two in other languages, by their documents and paths. */
const contexts: ReadonlyMap<string, string> = new Map([
  ['interface jobFilters.open', 'button'],
  ['interface jobPage.apply', 'button'],
]);

const contextOf = (id: DocumentId, path: FieldPath) => contexts.get(`${id} ${path.join('.')}`) ?? '';

export interface Translation {
  /** The body with every translated sentence in the place of the English one. */
  body: unknown;
  total: number;
  missing: number;
}

/** Bodies are never changed, and most of them stay the same from one publication to the next. */
const known = new WeakMap<object, WeakMap<Catalogue, Translation>>();

/** Puts the translations of a catalogue into a body. A sentence that changed since is English until it is translated. */
export function translate(id: DocumentId, body: object, catalogue: Catalogue): Translation {
  const ofBody = known.get(body) ?? new WeakMap<Catalogue, Translation>();
  known.set(body, ofBody);
  const found = ofBody.get(catalogue) ?? putInto(id, body, catalogue);
  ofBody.set(catalogue, found);
  return found;
}

function putInto(id: DocumentId, body: object, catalogue: Catalogue): Translation {
  const translated = structuredClone(body);
  let total = 0;
  let missing = 0;
  for (const sentence of sentencesOf(id, body)) {
    const translation = translationOf(catalogue, sentence);
    total += 1;
    if (translation === undefined) missing += 1;
    else writeAt(translated, sentence.path, translation);
  }
  return { body: translated, total, missing };
}

function writeAt(body: object, path: FieldPath, text: string): void {
  let there: object = body;
  for (const key of path.slice(0, -1)) there = Reflect.get(there, key);
  Reflect.set(there, path.at(-1) ?? '', text);
}
