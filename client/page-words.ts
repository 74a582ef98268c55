import { join } from 'node:path';
import type { Plugin } from 'vite';
import { pages } from '../src/content/pages/index.ts';
import type { Page } from '../src/content/types.ts';

const LIST = 'virtual:pages';
/** As if they were files, so that the build's manifest names them like files. */
const WORDS = 'words/';

const slugOf = ({ path }: Page) => path.slice(1).replaceAll(/[^\w-]/g, '') || 'home';
// On some file systems career and Career are one name.
const nameOf = (page: Page) => `${WORDS}${pages.indexOf(page)}-${slugOf(page)}.js`;

const entryOf = ({ path, aliases, name, topic, screen, card }: Page) =>
  JSON.stringify({ path, aliases, name, topic, screen, card });

/**
 * Makes of the one list of pages what a browser needs at once, which is where they are and what they are called, and
 * a chunk for each page's words.
 */
export function pageWords(): Plugin {
  const entries = pages.map((page) => {
    const name = nameOf(page);
    return `{ ...${entryOf(page)}, words: '${name}', load: () => import('/${name}') }`;
  });
  return {
    name: 'page-words',
    enforce: 'pre',
    resolveId(id) {
      if (id === LIST) return `\0${LIST}`;
      return id.startsWith(`/${WORDS}`) ? join(import.meta.dirname, id) : undefined;
    },
    load(id) {
      if (id === `\0${LIST}`) return `export const entries = [${entries.join(',\n')}];`;
      const page = pages.find((each) => id === join(import.meta.dirname, nameOf(each)));
      return page && `export default ${JSON.stringify(page)};`;
    },
  };
}
