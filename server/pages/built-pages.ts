import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { Config } from '../config.ts';
import { sampleSite } from '../content/sample-site.ts';
import { readEncoded, writeEncoded } from './encoded-files.ts';
import { createSiteOpener } from './open-site.ts';
import { loadTemplate } from './page-html.ts';
import { type RenderedPage, type RenderedPages, renderPages } from './rendered-pages.ts';
import { loadRenderer } from './renderer.ts';

const pagesDir = new URL('../../dist/pages/', import.meta.url);
const indexFile = new URL('index.json', pagesDir);

interface BuiltPage {
  path: string;
  key: string;
  file: string;
}

/**
 * Renders the sample company's pages into dist/pages, uncompressed and as Brotli and gzip, so that a server without
 * publications starts fast. The file names are numbered, because some file systems do not distinguish career from
 * Career.
 */
export async function buildPages(config: Config): Promise<void> {
  const [renderer, compose] = await Promise.all([loadRenderer(), loadTemplate()]);
  const parts = { renderer, compose, config, openSite: createSiteOpener(renderer) };
  const sites = [sampleSite, ...sampleSite.translations.values()];
  const pages = new Map<string, RenderedPage>();
  for (const site of sites)
    for (const [address, page] of await renderPages(site, parts, [], 'build')) pages.set(address, page);
  await rm(pagesDir, { recursive: true, force: true });
  await mkdir(pagesDir, { recursive: true });
  const index = await Promise.all(
    [...pages].map(async ([path, { key, body }], number): Promise<BuiltPage> => {
      const file = `${number}-${path.slice(1).replaceAll('/', '-')}.html`;
      await writeEncoded(new URL(file, pagesDir), body);
      return { path, key, file };
    }),
  );
  await writeFile(indexFile, JSON.stringify(index, undefined, 1));
}

/** Loads the pages that the build has rendered. */
export async function loadBuiltPages(): Promise<RenderedPages> {
  const index: BuiltPage[] = await readFile(indexFile, 'utf8').then(JSON.parse, (cause: unknown) => {
    throw new Error('The pages are not built: run `npm run build` first.', { cause });
  });
  return new Map(
    await Promise.all(
      index.map(
        async ({ path, key, file }) =>
          [path, { key, body: await readEncoded(new URL(file, pagesDir)) }] as const,
      ),
    ),
  );
}
