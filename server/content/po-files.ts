import {
  type GetTextTranslation,
  type GetTextTranslationRecord,
  type GetTextTranslations,
  po,
} from 'gettext-parser';
import { type Catalogue, keyOf, type Sentence } from '../../src/content/catalogue.ts';
import type { Language } from '../../src/languages.ts';

/** Longer than any sentence, so that translators see each on one line. */
const LINE_LENGTH = 0;

/** An entry of a file of translations. */
export interface PoEntry extends Pick<Sentence, 'text' | 'context'> {
  /** Empty where there is none. */
  translation: string;
  /** It has not been looked at since its source changed. */
  isFuzzy: boolean;
  /** What its source said when it was translated, where the file says it. */
  former?: string;
  /** Of a sentence about a number: its other form, and the translations of all forms. */
  plural?: { text: string; translations: string[] };
}

/**
 * Reads the file format of translators' tools.
 * @throws {UnreadablePo} with a sentence for whoever chose the file.
 */
export function readEntries(file: string | Buffer): PoEntry[] {
  return readPoFile(file).entries;
}

/** The entries of a file, and its headers by their names in small letters. */
export function readPoFile(file: string | Buffer): { headers: Record<string, string>; entries: PoEntry[] } {
  const { headers, translations } = parse(file);
  const entries = entriesOf(translations).map(({ msgid, msgctxt = '', msgstr, msgid_plural, comments }) => {
    const [text = ''] = msgstr;
    const former = formerOf(comments?.previous ?? '');
    return {
      text: msgid,
      context: msgctxt,
      translation: text.trim() === '' ? '' : text.normalize('NFC'),
      isFuzzy: comments?.flag?.includes('fuzzy') ?? false,
      ...(former !== undefined && { former }),
      ...(msgid_plural !== undefined && { plural: { text: msgid_plural, translations: msgstr } }),
    };
  });
  // A file need not have any, whatever the library's types say.
  const named = Object.entries(headers ?? {}).map(([name, value]) => [name.toLowerCase(), value] as const);
  return { headers: Object.fromEntries(named), entries };
}

/** The former source of `#| msgid "Guards"`, which may go over several lines. */
function formerOf(previous: string): string | undefined {
  const [, lines] = /(?:^|\n)msgid((?:\s*"(?:[^"\\]|\\.)*")+)/.exec(previous) ?? [];
  if (lines === undefined) return undefined;
  try {
    return [...lines.matchAll(/\s*("(?:[^"\\]|\\.)*")/gy)]
      .map(([, line = '']) => JSON.parse(line) as string)
      .join('');
  } catch {
    return undefined;
  }
}

/** Reads a catalogue from a file. What is marked as fuzzy counts as untranslated. */
export function readPo(file: string): Map<string, string> {
  return new Map(
    readEntries(file)
      .filter(({ translation, isFuzzy }) => translation !== '' && !isFuzzy)
      .map(({ text, context, translation }) => [keyOf(text, context), translation]),
  );
}

/** A file that is no catalogue, or a broken one. */
export class UnreadablePo extends Error {}

function parse(file: string | Buffer): GetTextTranslations {
  try {
    return po.parse(file, { validation: true });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new UnreadablePo(`This is no PO file, or it is broken. ${reason}`, { cause });
  }
}

/** A sentence as a file of translations has it. */
export interface PoSentence extends Pick<Sentence, 'text' | 'context' | 'label'> {
  /** Of a sentence that has changed: what it was, and its translation, which somebody should look at. */
  former?: { text: string; translation: string } | null;
}

/** Writes a catalogue with every sentence in order, translated or not. */
export function writePo({ locale }: Language, sentences: Iterable<PoSentence>, catalogue: Catalogue): string {
  const translations: GetTextTranslationRecord = {};
  for (const { text, context, label, former } of sentences) {
    translations[context] ??= Object.create(null) as GetTextTranslationRecord[string];
    const known = translations[context][text];
    // A sentence that stands in two places is translated once.
    const places = known?.comments?.extracted ? `${known.comments.extracted}\n${label}` : label;
    translations[context][text] = {
      msgid: text,
      ...(context !== '' && { msgctxt: context }),
      msgstr: [former?.translation ?? catalogue.get(keyOf(text, context)) ?? ''],
      comments: { extracted: places, ...(former && fuzzyOf(former.text)) },
    };
  }
  const headers = {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
    Language: locale.replace('-', '_'),
    'MIME-Version': '1.0',
  };
  const file = po.compile({ charset: 'utf-8', headers, translations }, { foldLength: LINE_LENGTH });
  return `${file.toString().trim()}\n`;
}

const fuzzyOf = (former: string) => ({ flag: 'fuzzy', previous: `msgid ${JSON.stringify(former)}` });

/** The first entry holds the headers of the file. */
function entriesOf(translations: GetTextTranslationRecord): GetTextTranslation[] {
  return Object.values(translations)
    .flatMap((ofContext) => Object.values(ofContext))
    .filter(({ msgid }) => msgid !== '');
}
