import { type Catalogue, catalogueOf, keyOf, textOfKey, translationOf } from '../../src/content/catalogue.ts';
import { isDocumentId } from '../../src/content/documents.ts';
import type { DocumentId } from '../../src/content-id.ts';
import { type CatalogueId, placeOf } from '../../src/content-id.ts';
import type { Language } from '../../src/languages.ts';
import type { Draft } from './drafts.ts';
import { type PoEntry, type PoSentence, writePo } from './po-files.ts';
import { formsOf, keyOfForms, messageOfForms } from './po-plurals.ts';
import { isSimilar, sourceSentences } from './source-sentences.ts';

/** A document beside its translations. */
export interface TranslatedDraft {
  source: Draft;
  translation: Draft<CatalogueId>;
}

/**
 * Between the document and the context of a sentence. A file of several documents tells their sentences apart by it, since
 * the same English may be translated in another way in another place.
 */
const SEPARATOR = '|';

/** Writes the translations of one document, as Poedit and Weblate open them. */
export function writeDocumentPo(language: Language, { source, translation }: TranslatedDraft): string {
  const sentences = sourceSentences(source, translation.body);
  return writePo(language, sentences, catalogueOf(translation.body));
}

/** Writes the translations of the whole site into one file. */
export function writeSitePo(language: Language, drafts: readonly TranslatedDraft[]): string {
  const catalogue = new Map<string, string>();
  const sentences = drafts.flatMap(({ source, translation }): PoSentence[] => {
    const own = catalogueOf(translation.body);
    return sourceSentences(source, translation.body).map(({ key, text, context, label, former }) => {
      const inSite = context === '' ? source.document : `${source.document}${SEPARATOR}${context}`;
      const known = own.get(key) ?? own.get(text);
      if (known !== undefined) catalogue.set(keyOf(text, inSite), known);
      return { text, context: inSite, label, former };
    });
  });
  return writePo(language, sentences, catalogue);
}

/** What a file says about one document, by the keys of its sentences; and what is about no sentence that there is. */
export interface SortedEntries {
  fitting: Map<CatalogueId, Map<string, string>>;
  unknown: PoEntry[];
  /** Without a translation. */
  empty: number;
  /** Of those that are marked as not looked at: by the keys of what their sentences said before. */
  toLookAt: Map<CatalogueId, Map<string, string>>;
  /** Marked as not looked at. */
  fuzzy: number;
  /** By their contexts, of other documents than those that were asked for. */
  elsewhere: number;
}

/**
 * Finds the places of a file's translations. A file of the whole site names them by its contexts; in any other file a
 * translation belongs to each document that has its sentence.
 */
export function sortEntries(entries: readonly PoEntry[], drafts: readonly TranslatedDraft[]): SortedEntries {
  const sorted: SortedEntries = {
    fitting: new Map(),
    toLookAt: new Map(),
    unknown: [],
    empty: 0,
    fuzzy: 0,
    elsewhere: 0,
  };
  const asked = new Set<string>(drafts.map(({ source }) => source.document));
  const documents = drafts.map(({ source, translation }) => ({
    id: translation.document,
    document: source.document,
    keys: new Set(sourceSentences(source, translation.body).map(({ key }) => key)),
    known: catalogueOf(translation.body),
  }));
  for (const entry of entries) {
    if (entry.translation === '') sorted.empty += 1;
    else if (entry.isFuzzy) {
      sorted.fuzzy += 1;
      for (const { id, key } of formerPlaces(entry, documents))
        sorted.toLookAt.set(id, (sorted.toLookAt.get(id) ?? new Map()).set(key, entry.translation));
    } else if (isElsewhere(entry, asked)) sorted.elsewhere += 1;
    else {
      const places = entry.plural === undefined ? placesIn(documents, entry) : pluralPlaces(documents, entry);
      if (places.length === 0) sorted.unknown.push(entry);
      for (const { id, key, translation } of places)
        sorted.fitting.set(id, (sorted.fitting.get(id) ?? new Map()).set(key, translation));
    }
  }
  return sorted;
}

/** The sentences of a document, as a file's entries look for them. */
interface Place {
  id: CatalogueId;
  document: DocumentId;
  keys: ReadonlySet<string>;
  known: Catalogue;
}

interface Placed {
  id: CatalogueId;
  key: string;
  translation: string;
}

function placesIn(documents: readonly Place[], { text, context, translation }: PoEntry): Placed[] {
  return documents.flatMap(({ id, document, keys }) => {
    const key = keyOf(text, contextIn(document, context));
    return keys.has(key) ? [{ id, key, translation }] : [];
  });
}

/** The messages about a number that say the same in two forms, as one message in the other language. */
function pluralPlaces(documents: readonly Place[], { text: one, context, plural }: PoEntry): Placed[] {
  const wanted = keyOfForms({ one, other: plural?.text ?? '' });
  return documents.flatMap(({ id, document, keys }) =>
    [...keys].flatMap((key) => {
      const forms = key.includes(', plural, ') ? formsOf(textOfKey(key)) : undefined;
      if (forms === undefined || keyOfForms(forms) !== wanted) return [];
      if (key !== keyOf(textOfKey(key), contextIn(document, context))) return [];
      const translation = messageOfForms(forms, plural?.translations ?? [], placeOf(id).language);
      return translation === undefined ? [] : [{ id, key, translation }];
    }),
  );
}

/**
 * Where the editor offers the translation of what a sentence said before: beside the sentence as it is now, as long as
 * that has no translation. It never counts as the translation itself.
 */
function formerPlaces(
  { text, context, former }: PoEntry,
  documents: readonly Place[],
): { id: CatalogueId; key: string }[] {
  if (former === undefined || !isSimilar(text, former)) return [];
  return documents.flatMap(({ id, document, keys, known }) => {
    const sentence = { text, context: contextIn(document, context) };
    const key = keyOf(former, sentence.context);
    const isOpen = keys.has(keyOf(text, sentence.context)) && translationOf(known, sentence) === undefined;
    return isOpen && !known.has(key) ? [{ id, key }] : [];
  });
}

/** The context of an entry as the sentences of a document have it. Nothing has the context of another document. */
function contextIn(document: DocumentId, context: string): string {
  if (context === document) return '';
  return context.startsWith(`${document}${SEPARATOR}`) ? context.slice(document.length + 1) : context;
}

function isElsewhere({ context }: PoEntry, asked: ReadonlySet<string>): boolean {
  const [document = ''] = context.split(SEPARATOR);
  return isDocumentId(document) && !asked.has(document);
}

/** `home.hi.po`, or `site.hi.po` for all of them. */
export function nameOfPo({ code }: Language, id: CatalogueId | undefined): string {
  return `${id === undefined ? 'site' : placeOf(id).document.replace(':', '-')}.${code}.po`;
}
