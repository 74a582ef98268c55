import { isCurrent, type Translations } from '../../../src/contract/translations.ts';
import { translated } from '../../../src/languages.ts';

/** A field of a job or a blog whose words are translated. */
export interface TranslatedField<English extends string = string> {
  /** Its name among the translations. */
  name: string;
  /** The field of the form that has the English words. */
  english: English;
  label: string;
  look: 'line' | 'text' | 'markdown';
  maxLength: number;
}

/**
 * The texts in other languages as fields of a draft. `hi.Subject` is a text. `hi.Subject.from` are the English words for
 * which it was typed, or found still right, in this draft; it is empty in what is stored.
 */
export type TextValues = Record<`${string}.${string}`, string>;

export interface TranslatedFieldState extends TranslatedField {
  key: `${string}.${string}`;
  text: string;
  /** The English words as they are now, and those that the text translates. */
  words: string;
  source: string;
  state: 'missing' | 'outdated' | 'current';
}

const createKey = (code: string, name: string) => `${code}.${name}` as const;
const fromOf = (key: string) => `${key}.from` as const;

/** The values with which the draft of a stored item begins. */
export function readTextValues(fields: readonly TranslatedField[], stored: Translations): TextValues {
  const keys = translated.flatMap(({ code }) => fields.map(({ name }) => ({ code, name })));
  return Object.fromEntries(
    keys.flatMap(({ code, name }) => {
      const key = createKey(code, name);
      return [
        [key, stored[code]?.[name]?.text ?? ''],
        [fromOf(key), ''],
      ];
    }),
  );
}

/** The labels of these fields, where two members changed the same: `Title in Hindi`. */
export function listTextLabels(
  fields: readonly TranslatedField[],
  nameOf: (locale: string) => string,
): [key: `${string}.${string}`, label: string][] {
  return translated.flatMap(({ code, locale }) =>
    fields.map(({ name, label }): [`${string}.${string}`, string] => [
      createKey(code, name),
      `${label} in ${nameOf(locale)}`,
    ]),
  );
}

/** The fields of one language as they are in the draft. What English lacks need not be translated. */
export function findFieldStates(
  code: string,
  fields: readonly TranslatedField[],
  values: Record<string, string>,
  stored: Translations,
): TranslatedFieldState[] {
  return fields
    .map((field) => {
      const key = createKey(code, field.name);
      const text = values[key] ?? '';
      const words = (values[field.english] ?? '').trim();
      const source = chooseSource(values, key, words, stored[code]?.[field.name]);
      return { ...field, key, text, words, source, state: findState(text, source, words) };
    })
    .filter(({ text, words }) => words !== '' || text !== '');
}

function chooseSource(
  values: Record<string, string>,
  key: string,
  words: string,
  stored: { source: string; text: string } | undefined,
): string {
  const from = values[fromOf(key)] ?? '';
  if (from !== '') return from;
  return values[key] === stored?.text ? (stored?.source.trim() ?? '') : words;
}

function findState(text: string, source: string, words: string): TranslatedFieldState['state'] {
  if (text.trim() === '') return 'missing';
  return isCurrent({ source, text }, words) ? 'current' : 'outdated';
}

/** The change of the draft when a text is typed, or said to be still right: it is for the English words of this moment. */
export const textFor = ({ key, words }: TranslatedFieldState, text: string): TextValues => ({
  [key]: text,
  [fromOf(key)]: words,
});

/** The part of a draft that is saved. */
export function collectTranslations(
  fields: readonly TranslatedField[],
  values: Record<string, string>,
  stored: Translations,
): Translations {
  return Object.fromEntries(
    translated.map(({ code }) => [
      code,
      Object.fromEntries(
        findFieldStates(code, fields, values, stored).map(({ name, source, text }) => [
          name,
          { source, text },
        ]),
      ),
    ]),
  );
}
