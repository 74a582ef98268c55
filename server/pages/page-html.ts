import { readFile } from 'node:fs/promises';
import { PAGE_BLOCK_ID, type PageBlock } from '../../src/contract/page-answers.ts';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}
type Manifest = Record<string, Chunk>;

export interface PageParts {
  head: string;
  /** What draws the page, by its name in the build's manifest. */
  module: string | undefined;
  /** The HTML inside of #root. */
  body: string;
  block: PageBlock;
}

export type ComposePage = (parts: PageParts) => string;

const clientDir = new URL('../../dist/client/', import.meta.url);

const HEAD = ['<!--head-->', '<!--/head-->'] as const;
const ROOT = '<div id="root"></div>';

/**
 * Makes whole pages of what is rendered, round the built client's index.html. The scripts give way to the styles, the
 * font and the first picture: the page is read before any of them runs.
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
  const [scripts = '', bodyStart = ''] = between.split(/(?=<\/head>)/);
  const entry = scripts.replaceAll('<script type="module"', '<script type="module" fetchpriority="low"');
  return ({ head, module, body, block }) => {
    // React puts the preloads of pictures first, where the body begins.
    const preloads = /^(?:<link [^>]*>)*/.exec(body)?.[0] ?? '';
    const links = linksOf(module, manifest).filter((link) => !html.includes(link.href));
    return [
      before,
      ...[HEAD[0], head, HEAD[1]],
      preloads,
      entry,
      // After the styles that they build upon.
      ...links.map(({ tag }) => tag),
      bodyStart,
      `<div id="root">${body.slice(preloads.length)}</div>`,
      `<script type="application/json" id="${PAGE_BLOCK_ID}">${toJson(block)}</script>`,
      after,
    ].join('');
  };
}

/** The same page with another head. */
export function withHead(html: string, head: string): string {
  const start = html.indexOf(HEAD[0]) + HEAD[0].length;
  return html.slice(0, start) + head + html.slice(html.indexOf(HEAD[1]));
}

/** What the module imports is asked for at once, and not when they turn out to need it. */
function linksOf(module: string | undefined, manifest: Manifest): { href: string; tag: string }[] {
  const seen = new Set<Chunk>();
  const collect = (name: string) => {
    const chunk = manifest[name];
    if (chunk === undefined || seen.has(chunk)) return;
    seen.add(chunk);
    chunk.imports?.forEach(collect);
  };
  if (module !== undefined) collect(module);
  const styles = new Set([...seen].flatMap(({ css = [] }) => css));
  return [
    ...[...styles].map((file) => ({
      href: `/${file}`,
      tag: `<link rel="stylesheet" crossorigin href="/${file}">`,
    })),
    ...[...seen].map(({ file }) => ({
      href: `/${file}`,
      tag: `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`,
    })),
  ];
}

/** No text of the database may end the element that it stands in. */
function toJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
