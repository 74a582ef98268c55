/** Made by page-words-plugin.ts of the list in src/content/pages. */
declare module 'virtual:pages' {
  type Page = import('../../../src/content/types.ts').Page;
  type PagePath = import('../../../src/content/pages/index.ts').PagePath;

  export interface PageEntry extends Pick<Page, 'screen'> {
    path: PagePath;
    aliases?: readonly PagePath[];
    load(): Promise<{ default: import('./page-words.ts').PageWords }>;
  }
  export const entries: readonly PageEntry[];
}
