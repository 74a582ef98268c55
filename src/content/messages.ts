import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import * as z from 'zod';
import { resolveTokens, type Tokens } from './tokens.ts';

/** Short texts of one area of the site, by a name that says where each stands. */
export type MessageArea = Readonly<Record<string, string>>;

/** Texts as ICU MessageFormat parsed them, by their ids: what the browser formats without a parser. */
export type CompiledMessages = Readonly<Record<string, CompiledMessage>>;

const LONGEST_MESSAGE = 1_000;

/** Areas of short texts, by their names. */
export type MessageAreas = Readonly<Record<string, MessageArea>>;

/** The id of a text: its area and its name, such as `frame.skip`. */
export type MessageIdOf<Areas> = {
  [Area in keyof Areas]: `${Area & string}.${keyof Areas[Area] & string}`;
}[keyof Areas];

/**
 * The schema of a document of short texts: each sample text becomes a field of its own. A text may use the parameters of
 * its sample, such as `{count}`, and no others, since the code passes no others.
 * @param labels what each area is called in the editor.
 */
export function messageAreas<Areas extends MessageAreas>(
  samples: Areas,
  labels: Record<keyof Areas & string, string>,
) {
  const shape = Object.fromEntries(
    Object.entries(samples).map(([area, sample]) => [area, messageArea(sample, String(labels[area]))]),
  );
  return z.strictObject(
    shape as unknown as { [Area in keyof Areas]: z.ZodType<Record<keyof Areas[Area], string>> },
  );
}

function messageArea(sample: MessageArea, label: string) {
  const shape = Object.fromEntries(Object.entries(sample).map(([name, text]) => [name, messageField(text)]));
  return z.strictObject(shape).meta({ label });
}

function messageField(sample: string) {
  const known = new Set(parametersOf(sample));
  return z
    .string()
    .max(LONGEST_MESSAGE, `At most ${LONGEST_MESSAGE} characters fit here.`)
    .refine((text) => text.trim() !== '', 'Please fill this in.')
    .refine(isReadable, 'The braces of this text do not match.')
    .meta({
      label: sample,
      control: 'paragraph',
      words: true,
      ...(known.size > 0 && { help: `Keep ${[...known].map((name) => `{${name}}`).join(', ')}.` }),
    });
}

function isReadable(text: string): boolean {
  try {
    compileMessageOrThrow(text);
    return true;
  } catch {
    return false;
  }
}

/** The names that a message has in braces. */
export function parametersOf(text: string): string[] {
  return [...text.matchAll(/\{\s*([a-zA-Z]\w*)\s*[,}]/g)].map(([, name]) => String(name));
}

/** Parses every message once, so that nothing that shows one needs the parser. */
export function compileMessages(areas: MessageAreas): CompiledMessages {
  return Object.fromEntries(
    Object.entries(areas).flatMap(([area, texts]) =>
      Object.entries(texts).map(([name, text]) => [`${area}.${name}`, compileMessageOrThrow(text)]),
    ),
  );
}

/**
 * Puts the company's figures and names into the texts of areas. What the code passes as a parameter stays a parameter,
 * whatever the staff call their figures; and a brace in the name of a company is a brace, not a parameter.
 * @param samples the texts that the code was written for. What they have in braces is a parameter, unless it is one of
 * `tokensOfSample`.
 */
export function resolveMessages<Areas extends MessageAreas>(
  areas: Areas,
  samples: Areas,
  tokens: Tokens,
  tokensOfSample: Tokens,
): Areas {
  return Object.fromEntries(
    Object.entries(areas).map(([area, texts]) => [
      area,
      Object.fromEntries(
        Object.entries(texts).map(([name, text]) => {
          const parameters = parametersOf(samples[area]?.[name] ?? '').filter(
            (each) => !tokensOfSample.has(each),
          );
          const own = new Map([...tokens].filter(([token]) => !parameters.includes(token)));
          return [name, resolveTokens(text, own, quote)];
        }),
      ),
    ]),
  ) as Areas;
}

/** Quotes what ICU MessageFormat would read as its own. */
const quote = (value: string) => value.replace(/'/g, "''").replace(/[{}]+/g, "'$&'");
