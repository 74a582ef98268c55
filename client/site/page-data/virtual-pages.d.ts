/** Made by page-words-plugin.ts of the list in src/content/pages. */
declare module 'virtual:pages' {
  type Page = import('../../../src/content/types.ts').Page;

  export interface PageEntry extends Pick<Page, 'path' | 'aliases' | 'screen'> {
    load(): Promise<{ default: import('./page-words.ts').PageWords }>;
  }
  export const entries: readonly PageEntry[];
}
