import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { sampleOf } from '../../src/content/documents.ts';
import { type Tokens, tokensIn } from '../../src/content/tokens.ts';
import { valueAt } from '../../src/content/walk-fields.ts';
import type { DocumentId } from '../../src/content-id.ts';
import type { JsonObject } from '../../src/contract/staff/document-body.ts';
import type { FieldFault } from '../../src/contract/staff/site.ts';

/**
 * The faults of short texts: names in braces that nothing is passed for, and links that were lost or invented. What a
 * text may use is what the product's own text at the same place uses, since the code passes nothing else.
 */
export function messageFaults(id: 'interface' | 'letters', body: JsonObject, tokens: Tokens): FieldFault[] {
  return Object.entries(body).flatMap(([area, texts]) =>
    Object.entries(Object(texts)).flatMap(([name, text]): FieldFault[] => {
      const sample = valueAt(sampleOf(id), area, name);
      if (typeof text !== 'string' || typeof sample !== 'string') return [];
      return messagesOf(text, sample, tokens).map((message) => ({ path: [area, name], message }));
    }),
  );
}

/** The names in braces of a text of a document. What cannot be read as a message has none. */
export function placeholdersIn(id: DocumentId, text: string): ReadonlySet<string> {
  return hasMessages(id) ? (namesIn(text) ?? new Set()) : new Set(tokensIn(text));
}

/** Whether the texts of a document are messages, with plurals and parameters, rather than sentences with tokens. */
export const hasMessages = (id: DocumentId): id is 'interface' | 'letters' =>
  id === 'interface' || id === 'letters';

function messagesOf(text: string, sample: string, tokens: Tokens): string[] {
  const used = namesIn(text);
  // What cannot be read is the schema's fault to name.
  if (used === undefined) return [];
  const known = namesIn(sample) ?? new Set();
  const unknown = [...used].filter((name) => !known.has(name) && !tokens.has(name));
  const tags = tagsIn(text);
  const given = tagsIn(sample);
  return [
    ...unknown.map((name) => `There is no figure called {${name}}.`),
    ...given
      .filter((tag) => !tags.includes(tag))
      .map((tag) => `Please keep the marks <${tag}> and </${tag}>.`),
    ...tags.filter((tag) => !given.includes(tag)).map((tag) => `There is no mark called <${tag}>.`),
  ];
}

function namesIn(text: string): Set<string> | undefined {
  try {
    return new Set(namesOf(compileMessageOrThrow(text)));
  } catch {
    return undefined;
  }
}

/** A parsed message is text and parts: a name, its format, and the texts of a plural by their forms. */
function* namesOf(message: CompiledMessage): Generator<string> {
  if (typeof message === 'string') return;
  for (const part of message) {
    if (typeof part === 'string') continue;
    const [name, , forms] = part;
    // `#` of a plural stands for its own number.
    if (name !== '#') yield name;
    if (typeof forms === 'object' && forms !== null)
      for (const form of Object.values(forms)) if (typeof form === 'object') yield* namesOf(form);
  }
}

const tagsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/<\/?([a-zA-Z]\w*)\s*\/?>/g)].map(([, tag]) => String(tag))),
];
