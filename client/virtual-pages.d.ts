/** Made by page-words.ts of the list in src/content/pages. */
declare module 'virtual:pages' {
  type Page = import('../src/content/types.ts').Page;

  export interface PageEntry extends Pick<Page, 'path' | 'aliases' | 'name' | 'topic' | 'screen' | 'card'> {
    /** The module of the page's words, by the name that the build's manifest has for it. */
    words: string;
    load(): Promise<{ default: Page }>;
  }
  export const entries: readonly PageEntry[];
}
