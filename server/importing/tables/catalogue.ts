import type { Readable } from 'node:stream';
import { keyOf } from '../../../src/content/catalogue.ts';
import { source as english, translated } from '../../../src/languages.ts';
import { type PoEntry, readPoFile, UnreadablePo } from '../../content/po-files.ts';
import { type FoundNote, type SourceReader, UnreadableSource } from '../found-item.ts';
import { changed, dropped } from './cells.ts';

/** Twenty times the whole site's. The parser needs all of it at once. */
export const LARGEST_CATALOGUE = 10 * 1024 * 1024;
/** They are one item, and the server compares all of them with the site's. */
const MOST_SENTENCES = 50_000;

/** Reads a PO file as translators' tools write it: one item with all its sentences. */
export const readCatalogue: SourceReader = async function* (source, options) {
  const { headers, entries } = parse(await wholeOf(source));
  if (entries.length > MOST_SENTENCES)
    throw new UnreadableSource(`A catalogue may have ${MOST_SENTENCES.toLocaleString('en-IN')} sentences.`);
  const said = (headers.language ?? '').replace('_', '-').trim();
  const language = said === '' ? options.language : languageOf(said);
  const sentences = entries
    .filter(({ translation, isFuzzy }) => translation !== '' && !isFuzzy)
    .map(({ text, context, translation, plural }) => ({
      id: keyOf(text, context),
      text: translation,
      ...(plural !== undefined && { plural }),
    }));
  const name = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' }).of(language) ?? language;
  const notes = [
    ...(said === '' ? [changed(`The file does not say its language. It is taken as ${name}.`)] : []),
    ...notesOf(entries, language),
  ];
  const item = { guid: `catalogue:${language}`, place: 'the whole file', title: `Translations into ${name}` };
  const formers = entries.flatMap(({ text, context, translation, isFuzzy, former }) =>
    isFuzzy && translation !== '' && former !== undefined
      ? [{ id: keyOf(text, context), former, text: translation }]
      : [],
  );
  const content = {
    ...({ kind: 'translations', language, sentences } as const),
    ...(formers.length > 0 && { formers }),
  };
  const isEmpty = sentences.length + formers.length === 0 || language === english.code;
  yield { ...item, notes, content: isEmpty ? undefined : content };
};

function parse(file: Buffer) {
  try {
    return readPoFile(file);
  } catch (error) {
    if (error instanceof UnreadablePo) throw new UnreadableSource(error.message, { cause: error });
    throw error;
  }
}

async function wholeOf(source: Readable): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of source) {
    length += piece.length;
    if (length > LARGEST_CATALOGUE)
      throw new UnreadableSource(`A catalogue may have ${LARGEST_CATALOGUE / 1024 / 1024} MB.`);
    pieces.push(piece);
  }
  if (length === 0) throw new UnreadableSource('The file is empty.');
  return Buffer.concat(pieces);
}

/** The site's own code of a language where it has it: hi_IN is hi. */
function languageOf(said: string): string {
  try {
    const { language } = new Intl.Locale(said);
    return translated.find(({ code }) => code === language)?.code ?? language;
  } catch {
    throw new UnreadableSource(`${said.slice(0, 40)} is no language.`);
  }
}

function notesOf(entries: readonly PoEntry[], language: string): FoundNote[] {
  const empty = entries.filter(({ translation }) => translation === '').length;
  const fuzzy = entries.filter(({ translation, isFuzzy }) => translation !== '' && isFuzzy);
  return [
    ...(language === english.code ? [dropped('The words of the site are in English themselves.')] : []),
    ...(empty > 0 ? [dropped(`${empty} of ${entries.length} sentences have no translation.`)] : []),
    ...fuzzy.map(({ text }) =>
      dropped('Its translation is marked as fuzzy.', `“${text.slice(0, 100).toWellFormed()}”`),
    ),
  ];
}
