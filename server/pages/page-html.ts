import { readFile } from 'node:fs/promises';
import { PAGE_BLOCK_ID, type PageBlock } from '../../src/content/page-block.ts';
import { wordsFile } from '../../src/contract/words-files.ts';
import type { Language } from '../../src/languages.ts';
import type { PageTheme } from './theme.ts';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
  /** The fonts of a style sheet. */
  assets?: string[];
}
type Manifest = Record<string, Chunk>;

export interface PageParts {
  head: string;
  /** The module that renders the page, by its name in the build's manifest. */
  module: string | undefined;
  language: Language;
  /** The HTML inside of #root. */
  body: string;
  /** The company's colours, unless the build's style sheets have them. */
  theme: PageTheme | undefined;
  /** The data that the scripts hydrate the page with. Without it the page has no scripts. */
  block: PageBlock | undefined;
}

export type ComposePage = (parts: PageParts) => string;

const clientDir = new URL('../../dist/client/', import.meta.url);

/** The script that loads all others, by its name in the build's manifest. */
const STARTER = 'site/start-when-shown.ts';

const HEAD = ['<!--head-->', '<!--/head-->'] as const;
const LANGUAGE = /(<html[^<>]* lang=")[^"]*/;
const THEME_COLOUR = /(<meta name="theme-color" content=")[^"]*/;
const ROOT = '<div id="root"></div>';

/**
 * Makes whole pages from rendered HTML and the index.html of the built client. A page first
 * loads a single script, which loads the others once the page is visible.
 */
export async function loadTemplate(): Promise<ComposePage> {
  const [html, manifest] = await Promise.all([
    readFile(new URL('index.html', clientDir), 'utf8'),
    readFile(new URL('.vite/manifest.json', clientDir), 'utf8').then((json): Manifest => JSON.parse(json)),
  ]).catch((cause: unknown) => {
    throw new Error('The client is not built: run `npm run build` first.', { cause });
  });
  const [before = '', rest = ''] = html.split(HEAD[0]);
  const [between = '', after = ''] = rest.split(ROOT);
  const [tags = '', bodyStart = ''] = between.split(/(?=<\/head>)/);
  const scripts = [...tags.matchAll(/<script\b[^<>]* src="([^"]+)"/g)].map(([, src]) => String(src));
  const styles = (tags.match(/<link rel="stylesheet"[^<>]*>/g) ?? []).join('');
  const starter = manifest[STARTER]?.file;
  if (starter === undefined) throw new Error(`The build has no ${STARTER}.`);
  return ({ head, module, body, theme, language, block }) => {
    // React puts preloads of pictures at the start of the body; they belong into the head.
    const preloads = /^(?:<link [^>]*>)*/.exec(body)?.[0] ?? '';
    const needed = collectChunks(module, manifest);
    const ofLanguage = manifest[`shared/styles/languages/${language.code}.css`];
    // The page's own chunk runs last, after those that it imports.
    const modules = needed
      .map(({ file }) => `/${file}`)
      .filter((file) => !scripts.includes(file))
      .reverse();
    return [
      (theme === undefined ? before : before.replace(THEME_COLOUR, `$1${theme.bars}`)).replace(
        LANGUAGE,
        `$1${language.locale}`,
      ),
      ...[HEAD[0], head, HEAD[1]],
      preloads,
      ...(ofLanguage?.assets ?? []).map(
        (file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`,
      ),
      styles,
      // These override the styles above.
      ...new Set(
        needed
          .flatMap(({ css = [] }) => css)
          .filter((file) => !styles.includes(file))
          .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
      ),
      ofLanguage && `<link rel="stylesheet" crossorigin href="/${ofLanguage.file}">`,
      theme && `<link rel="stylesheet" href="${theme.address}">`,
      block &&
        `<script type="module" fetchpriority="low" crossorigin src="/${starter}" data-scripts="${scripts.join(' ')}" data-modules="${modules.join(' ')}" data-words="${block.site === undefined ? '' : wordsFile(block.site)}"></script>`,
      bodyStart,
      `<div id="root">${body.slice(preloads.length)}</div>`,
      block && `<script type="application/json" id="${PAGE_BLOCK_ID}">${toJson(block)}</script>`,
      after,
    ].join('');
  };
}

/** Replaces the head of a page. */
export function withHead(html: string, head: string): string {
  const start = html.indexOf(HEAD[0]) + HEAD[0].length;
  return html.slice(0, start) + head + html.slice(html.indexOf(HEAD[1]));
}

/** The chunks of a module and of everything that it imports. */
function collectChunks(module: string | undefined, manifest: Manifest): Chunk[] {
  const found = new Set<Chunk>();
  const collect = (name: string) => {
    const chunk = manifest[name];
    if (chunk === undefined || found.has(chunk)) return;
    found.add(chunk);
    chunk.imports?.forEach(collect);
  };
  if (module !== undefined) collect(module);
  return [...found];
}

/** Escapes `<`, so that a text cannot close the element. */
export function toJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
