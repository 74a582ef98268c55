/** The address of a file with words, whose name is a hash of its content: browsers may keep it for ever. */
export const wordsFile = (hash: string): `/words/${string}.json` => `/words/${hash}.json`;

/** Tells a browser that has been on the site of a language for a while which of its files are current. */
export const wordsIndex = (language: string): `/words/index.${string}.json` =>
  `/words/index.${language}.json`;

/** Whether an address is that of a file whose content changes under the same name. */
export const isWordsIndex = (address: string): boolean => address.startsWith('/words/index.');

export interface WordsIndex {
  /** The hash of the words that all pages share. */
  site: string;
  /** The hash of the words of each page, by its path. */
  pages: Readonly<Record<string, string>>;
}
