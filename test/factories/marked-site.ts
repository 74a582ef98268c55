import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { kindOf, sampleIds, sampleOf } from '../../src/content/documents.ts';
import { composeSite, type Publications, type Site } from '../../src/content/site.ts';
import { walkFields } from '../../src/content/walk-fields.ts';
import type { DocumentId } from '../../src/content-id.ts';
import { setAt } from '../content/set-at.ts';

/** Follows every run of letters of a marked text, so that a word without it comes from somewhere else. */
export const MARK = '¤';

/** Every address of the marked site ends with it: a mail to anywhere else was written by the code. */
export const MARKED_DOMAIN = 'marked.example';

const LETTERS = /[\p{L}\p{M}]+/gu;
/** What stays as it is: tokens, such as {guards}, and the tags of links within a sentence. */
const KEPT = /(\{[a-zA-Z]\w*\}|<\/?[a-zA-Z]\w*\s*\/?>)/;

type ChangeWord = (word: string) => string;

const mark: ChangeWord = (word) => word + MARK;

/** Marks each word of a text. */
export const markText = (text: string): string => changeText(text, mark);

const changeText = (text: string, change: ChangeWord): string =>
  text
    .split(KEPT)
    .map((part) => (KEPT.test(part) ? part : part.replace(LETTERS, change)))
    .join('');

/** Changes each word of a text of a document, and none of its tokens and tags. */
export function changeWords(id: DocumentId, text: string, change: ChangeWord): string {
  const isMessage = id === 'interface' || id === 'letters';
  return isMessage ? writeMessage(compileMessageOrThrow(text), change) : changeText(text, change);
}

interface MarkedSite {
  /** Texts that stay without marks. */
  spared?: readonly string[];
  moved?: Publications['moved'];
}

/** The sample company's site with a mark at every word of every document. */
export function makeMarkedSite({ spared = [], moved = new Map() }: MarkedSite = {}): Site {
  return composeSite('marked', {
    bodies: new Map(sampleIds.map((id) => [id, markBody(id, spared)])),
    changed: new Map(),
    moved,
    uploads: new Map(),
  });
}

function markBody(id: DocumentId, spared: readonly string[]): unknown {
  const body = structuredClone(sampleOf(id));
  for (const { path, meta, value } of walkFields(kindOf(id).schema, body)) {
    if (typeof value !== 'string' || spared.includes(value)) continue;
    if (meta.words) setAt(body, path, changeWords(id, value, mark));
    else if (id === 'identity' && value.includes('@'))
      setAt(body, path, value.replace(/@.*/, `@${MARKED_DOMAIN}`));
  }
  return body;
}

/** Changes the words of an ICU message, and none of its parameters, formats and forms. */
function writeMessage(message: CompiledMessage, change: ChangeWord): string {
  const write = (text: string) => quote(changeText(text, change));
  if (typeof message === 'string') return write(message);
  return message.map((part) => (typeof part === 'string' ? write(part) : writePart(part, change))).join('');
}

function writePart(
  [name, format, options]: readonly [string, string?, unknown?],
  change: ChangeWord,
): string {
  if (name === '#') return '#';
  if (format === undefined) return `{${name}}`;
  if (typeof options !== 'object' || options === null)
    return `{${[name, format, options].filter(Boolean).join(', ')}}`;
  const forms = Object.entries(options)
    .filter(([form]) => form !== 'offset')
    .map(
      ([form, words]) =>
        `${/^\d/.test(form) ? '=' : ''}${form} {${writeMessage(words as CompiledMessage, change)}}`,
    );
  return `{${name}, ${format}, ${forms.join(' ')}}`;
}

const quote = (text: string) => text.replace(/'/g, "''").replace(/[{}]+/g, "'$&'");
