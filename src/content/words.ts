import { type I18n, setupI18n } from '@lingui/core';
import type { MessageId } from './interface.ts';
import type { LetterId } from './letters.ts';
import type { CompiledMessages } from './messages.ts';

type Values = Readonly<Record<string, string | number>>;
type Formats<Id extends string> = (id: Id, values?: Values) => string;

/** The text of an id, with its parameters filled in. */
export type Words = Formats<MessageId>;
/** The text of a mail. A detail of a submission may have the label that it has in the form. */
export type LetterWords = Formats<LetterId | Extract<MessageId, `labels.${string}`>>;

/** The texts of one language, for Lingui. */
export function createI18n(locale: string, messages: CompiledMessages): I18n {
  return setupI18n({ locale, messages: { [locale]: { ...messages } } });
}

/** Lingui takes a value's `\u0041` for an A, but what a visitor typed is shown as it was typed. No text has this one. */
const BACKSLASH = '\uFDD0';

export const wordsOf =
  <Id extends string>(i18n: I18n): Formats<Id> =>
  (id, values) =>
    values === undefined ? i18n._(id) : i18n._(id, hideBackslashes(values)).replaceAll(BACKSLASH, '\\');

function hideBackslashes(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll('\\', BACKSLASH) : value,
    ]),
  );
}
