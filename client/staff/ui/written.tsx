import { findTextLanguage } from './find-text-language.ts';

/** A name or a text that somebody wrote, within words of the staff area. */
export function Written({ text }: { text: string }) {
  const lang = findTextLanguage(text);
  return lang === undefined ? text : <span lang={lang}>{text}</span>;
}
