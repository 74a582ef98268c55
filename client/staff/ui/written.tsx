import { languageOfText } from './language-of-text.ts';

/** A name or a text that somebody wrote, within words of the staff area. */
export function Written({ text }: { text: string }) {
  const lang = languageOfText(text);
  return lang === undefined ? text : <span lang={lang}>{text}</span>;
}
