import { join } from 'node:path';
import type { Plugin } from 'vite';
import { closing } from '../../src/content/closing.ts';
import { about, slides } from '../../src/content/home.ts';
import { pages } from '../../src/content/pages/index.ts';
import type { PictureName } from '../../src/content/picture-names.ts';
import type { Page } from '../../src/content/types.ts';
import { heroPictures } from '../site/layout/hero-pictures.ts';
import drawnPictures from '../site/media/pictures.json' with { type: 'json' };
import type { PageWords } from '../site/page-data/page-words.ts';

const PAGES_MODULE = 'virtual:pages';
const WORDS_FOLDER = '/words/';
const PICTURES_MODULE = 'virtual:pictures';

/**
 * Splits src/content/pages for the browser. The complete list holds the words of all pages, far more than one page
 * needs, so `virtual:pages` holds only paths and screens, and the words of each page become a chunk of their own.
 *
 * It also replaces pictures.json by a smaller module without the alternative texts; those come with the words of the
 * page that shows the picture.
 */
export function pageWords(): Plugin {
  return {
    name: 'page-words',
    enforce: 'pre',
    resolveId(id) {
      if (id === PAGES_MODULE) return `\0${PAGES_MODULE}`;
      if (id.endsWith('/pictures.json')) return `\0${PICTURES_MODULE}`;
      return id.startsWith(WORDS_FOLDER) ? join(import.meta.dirname, id) : undefined;
    },
    load(id) {
      if (id === `\0${PAGES_MODULE}`) return `export const entries = [${pages.map(entryOf).join(',\n')}];`;
      if (id === `\0${PICTURES_MODULE}`) return picturesModule();
      const page = pages.find((each) => id === join(import.meta.dirname, moduleOf(each)));
      return page && `export default ${JSON.stringify(wordsOf(page))};`;
    },
  };
}

const pictures: Record<string, DrawnPicture> = drawnPictures;

interface DrawnPicture {
  width: number;
  height: number;
  widths: number[];
  version: string;
  alt: string;
}

/**
 * The manifest of the pictures in as few bytes as possible, since every page loads it. Many pictures share one of
 * half a dozen sizes, so each size is written once.
 */
function picturesModule(): string {
  const shapes = new Map<string, string>();
  const entries = Object.entries(pictures).map(([name, { width, height, widths, version }]) => {
    const shape = `version => ({ width: ${width}, height: ${height}, widths: ${JSON.stringify(widths)}, version })`;
    if (!shapes.has(shape)) shapes.set(shape, `shape${shapes.size}`);
    return `'${name}': ${shapes.get(shape)}('${version}')`;
  });
  const constants = [...shapes].map(([shape, name]) => `const ${name} = ${shape};`);
  return `${constants.join(' ')} export default { ${entries.join(', ')} };`;
}

// Named by a number, because the first script contains all these names and every letter counts.
const moduleOf = (page: Page) => `${WORDS_FOLDER}${pages.indexOf(page)}.js`;

function entryOf(page: Page): string {
  const { path, aliases, screen } = page;
  return `{ ...${JSON.stringify({ path, aliases, screen })}, load: () => import('${moduleOf(page)}') }`;
}

function wordsOf(page: Page): PageWords {
  const shown = new Set<PictureName>([closing.picture, heroPictures[page.topic], ...picturesIn(page)]);
  if (page.screen === 'home') for (const each of [...picturesIn(slides), about.picture]) shown.add(each);
  return {
    page,
    neighbours: pages
      .filter(({ path }) => path === page.parent || page.related?.includes(path))
      .map(({ path, name, topic, card }) => ({ path, name, topic, card })),
    alts: Object.fromEntries([...shown].map((name) => [name, altOf(name)])),
  };
}

/** The alternative text of a picture. */
export const altOf = (name: PictureName) => pictures[name]?.alt ?? '';

/** Collects every value under a key `picture`, at any depth. */
function picturesIn(value: unknown, key = ''): PictureName[] {
  if (typeof value === 'string') return key === 'picture' ? [value as PictureName] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => picturesIn(item, name));
}
