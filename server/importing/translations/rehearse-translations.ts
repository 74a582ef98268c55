import { createHash } from 'node:crypto';
import { setImmediate as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { textOfKey } from '../../../src/content/catalogue.ts';
import type { Site } from '../../../src/content/site.ts';
import { type CatalogueId, placeOf } from '../../../src/content-id.ts';
import { translated } from '../../../src/languages.ts';
import { labelIn, labelOf } from '../../content/document-label.ts';
import { listTranslatedDrafts } from '../../content/drafts.ts';
import type { PoEntry } from '../../content/po-files.ts';
import { sampleBody } from '../../content/read-body.ts';
import { sortEntries, type TranslatedDraft } from '../../content/translation-files.ts';
import type { Database } from '../../database/schema.ts';
import { faultsOfImported } from '../../editing/site/import-translations.ts';
import type { FoundItem, FoundNote, FoundTranslations } from '../found-item.ts';
import type { PlannedItem } from '../planned-item.ts';
import { listPutIn } from '../site-words.queries.ts';
import type { TranslationsBefore } from './translations-draft.ts';

type TranslationsFound = FoundItem & { content: FoundTranslations };

/** What a catalogue would become: a line for each document that it translates, and one for each sentence that is left. */
export async function* rehearseTranslations(
  db: Kysely<Database>,
  site: Site,
  item: TranslationsFound,
): AsyncGenerator<PlannedItem> {
  const { content, guid, place } = item;
  const language = translated.find(({ code }) => code === content.language);
  if (language === undefined) {
    yield { ...item, act: 'leave', notes: [...item.notes, dropped('The site is not in this language.')] };
    return;
  }
  const left = (where: string, text: string, said: FoundNote): PlannedItem => ({
    guid: `${guid}:left:${digest(`${where} ${text}`)}`,
    place,
    title: text,
    content: none(content),
    act: 'leave',
    notes: [said],
  });
  const drafts = await listTranslatedDrafts(db, language);
  const { fitting, toLookAt, unknown } = sortEntries(entriesOf(content), drafts);
  const imported = await listImported(db);
  const taken = new Set<string>();
  for (const draft of drafts) {
    const id = draft.translation.document;
    const own = fitting.get(id) ?? new Map<string, string>();
    const faults = new Map(
      (await faultsOfImported(draft, own, site)).map(({ path, message }) => [String(path[0]), message]),
    );
    for (const [key, message] of faults)
      yield left(id, textOfKey(key), dropped(`${message} ${quoted(own.get(key))}`));
    const sound = new Map([...own].filter(([key]) => !faults.has(key)));
    const sorted = sortSentences(draft, { sound, toLookAt: toLookAt.get(id) ?? new Map() }, imported.get(id));
    for (const key of toLookAt.get(id)?.keys() ?? []) taken.add(key);
    yield* linesOf(item, draft, sorted);
    await pause();
  }
  for (const { text, context, translation } of unknown)
    yield left(context, text, dropped(`The site has no such sentence. ${quoted(translation)}`));
  yield* restOf(item, taken);
}

/** A line that is left has nothing to write, and there may be thousands. */
const none = ({ kind, language }: FoundTranslations): FoundTranslations => ({
  kind,
  language,
  sentences: [],
});

/** The entries as the file had them. */
function entriesOf({ sentences, formers = [] }: FoundTranslations): PoEntry[] {
  const entryOf = (id: string, translation: string) => {
    const text = textOfKey(id);
    const context = text === id ? '' : id.slice(0, id.length - text.length - 1);
    return { text, context, translation };
  };
  return [
    ...sentences.map(({ id, text, plural }) => ({
      ...entryOf(id, text),
      isFuzzy: false,
      ...(plural !== undefined && { plural }),
    })),
    ...formers.map(({ id, former, text }) => ({ ...entryOf(id, text), isFuzzy: true, former })),
  ];
}

/** What imports have put into each document, sentence by sentence, the latest of each. */
async function listImported(db: Kysely<Database>): Promise<Map<string, ReadonlyMap<string, string>>> {
  const imported = new Map<string, Map<string, string>>();
  for (const { key, before } of await listPutIn<TranslationsBefore>(db, 'translations')) {
    const ofDocument = imported.get(key) ?? new Map<string, string>();
    for (const [sentence, { now }] of Object.entries(before.sentences)) ofDocument.set(sentence, now);
    imported.set(key, ofDocument);
  }
  return imported;
}

interface Sorted {
  put: Map<string, string>;
  /** Somebody has translated them here, in other words. */
  asked: Map<string, string>;
  toLookAt: ReadonlyMap<string, string>;
  same: number;
  edited: number;
  isChange: boolean;
}

function sortSentences(
  { translation: { document, body, publicBody = {} } }: TranslatedDraft,
  { sound, toLookAt }: { sound: ReadonlyMap<string, string>; toLookAt: ReadonlyMap<string, string> },
  imported: ReadonlyMap<string, string> = new Map(),
): Sorted {
  const product = sampleBody(document) ?? {};
  const sorted: Sorted = { put: new Map(), asked: new Map(), toLookAt, same: 0, edited: 0, isChange: false };
  for (const [key, text] of sound) {
    const current = body[key];
    const isFree = current === undefined || current === product[key] || current === imported.get(key);
    if (current === text) sorted.same += 1;
    // The file brings nothing new, and what was edited since is newer.
    else if (imported.get(key) === text && current !== publicBody[key]) sorted.edited += 1;
    else if (isFree && imported.get(key) !== text) sorted.put.set(key, text);
    else sorted.asked.set(key, text);
    sorted.isChange ||= imported.has(key);
  }
  return sorted;
}

function* linesOf(item: TranslationsFound, draft: TranslatedDraft, sorted: Sorted): Generator<PlannedItem> {
  const { document: id, body } = draft.translation;
  const title = labelIn(placeOf(id).language, labelOf(draft.source));
  const { put, asked, toLookAt, same, edited, isChange } = sorted;
  const lineOf = (act: PlannedItem['act'], guid: string, all: ReadonlyMap<string, string>): PlannedItem => ({
    ...item,
    guid,
    act,
    title: `${title}: ${sentences(all.size)}`,
    content: contentOf(item.content, id, body, all),
    notes: [...all].map(([key, text]) => changeOf(key, body[key], text)),
  });
  const guid = `${item.guid}:${id}`;
  const all = new Map([...put, ...toLookAt]);
  const rest = [
    ...(same > 0 ? [changed(`${sentences(same)} are the same here already.`)] : []),
    ...(edited > 0
      ? [changed(`${sentences(edited)} have been edited here since, and the file brings nothing new.`)]
      : []),
  ];
  if (all.size > 0) {
    const line = lineOf(isChange ? 'change' : 'make', guid, all);
    const former = [...toLookAt.keys()].map((key) =>
      changed(
        'It is offered beside the sentence as it is now, to be looked at: it is marked as fuzzy.',
        quoted(textOfKey(key)),
      ),
    );
    const isDraft = changed('They become part of the draft, which is public once somebody publishes it.');
    yield { ...line, notes: [isDraft, ...rest, ...line.notes, ...former] };
  } else if (same + edited > 0) {
    const content = contentOf(item.content, id, body, new Map());
    yield {
      ...item,
      guid,
      content,
      act: 'same',
      title: `${title}: ${sentences(same + edited)}`,
      notes: rest,
    };
  }
  if (asked.size > 0) {
    const line = lineOf('ask', `${guid}:edited`, asked);
    yield { ...line, notes: [changed('They have been translated here in other words.'), ...line.notes] };
  }
}

function contentOf(
  { kind, language }: FoundTranslations,
  document: CatalogueId,
  body: TranslatedDraft['translation']['body'],
  all: ReadonlyMap<string, string>,
): FoundTranslations {
  const seen = [...all.keys()].map((key) => {
    const text = body[key];
    return [key, typeof text === 'string' ? text : null] as const;
  });
  return {
    kind,
    language,
    document,
    seen: Object.fromEntries(seen),
    sentences: [...all].map(([id, text]) => ({ id, text })),
  };
}

function changeOf(key: string, current: unknown, text: string): FoundNote {
  const was = typeof current === 'string' && current !== '' ? `${quoted(current)} becomes ` : '';
  return changed(`${was}${quoted(text)}`, quoted(textOfKey(key)));
}

/** What the reader has said of the file as a whole, and of sentences that it leaves out. */
function* restOf(item: TranslationsFound, taken: ReadonlySet<string>): Generator<PlannedItem> {
  const { content, guid, place, notes } = item;
  const ofFile = notes.filter((note) => note.place === undefined);
  const formers = new Map((content.formers ?? []).map(({ id, former }) => [quoted(textOfKey(id)), former]));
  for (const note of notes) {
    if (note.place === undefined) continue;
    const former = formers.get(note.place);
    if (former !== undefined && [...taken].some((key) => textOfKey(key) === former)) continue;
    const { place: title, ...said } = note;
    const left = `${guid}:left:fuzzy:${digest(title)}`;
    yield { guid: left, place, title, content: none(content), act: 'leave', notes: [said] };
  }
  if (ofFile.length > 0)
    yield { ...item, guid: `${guid}:file`, content: none(content), act: 'leave', notes: ofFile };
}

const LONGEST_QUOTE = 100;
const quoted = (text = '') =>
  `“${text.length <= LONGEST_QUOTE ? text : `${text.slice(0, LONGEST_QUOTE).toWellFormed()}…`}”`;
const sentences = (count: number) => (count === 1 ? '1 sentence' : `${count} sentences`);
const changed = (text: string, place?: string): FoundNote => ({
  outcome: 'changed',
  text,
  ...(place !== undefined && { place }),
});
const dropped = (text: string): FoundNote => ({ outcome: 'dropped', text });
const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);
