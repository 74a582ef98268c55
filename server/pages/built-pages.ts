import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { pages } from '../../src/content/pages/index.ts';
import type { Page } from '../../src/content/types.ts';
import { type Config, siteOrigin } from '../config.ts';
import { compress, type EncodedBody } from '../http/encodings.ts';
import { readEncoded, writeEncoded } from './encoded-files.ts';
import { renderHead } from './head.ts';
import { loadTemplate, withHead } from './page-html.ts';
import { loadRenderer } from './renderer.ts';

const pagesDir = new URL('../../dist/pages/', import.meta.url);
const indexFile = new URL('index.json', pagesDir);

/** The path under which the 404 page is rendered. */
export const NOT_FOUND = '/404';

interface BuiltPage {
  path: string;
  file: string;
}

/**
 * Renders the 404 page and every page that shows nothing from the database into dist/pages, uncompressed and as Brotli
 * and gzip. The file names are numbered, because some file systems do not distinguish career from Career.
 */
export async function buildPages(config: Config): Promise<void> {
  const [{ openPage, liveScreens }, compose] = await Promise.all([loadRenderer(), loadTemplate()]);
  await rm(pagesDir, { recursive: true, force: true });
  await mkdir(pagesDir, { recursive: true });
  const paths = pages
    .filter(({ screen }) => !liveScreens.includes(screen))
    .flatMap(({ path, aliases = [] }) => [path, ...aliases]);
  const index = await Promise.all(
    [...paths, NOT_FOUND].map(async (path, number): Promise<BuiltPage> => {
      const { module, words, render } = await openPage(path);
      const html = compose({
        head: headOfPath(path, config),
        module,
        block: { words },
        body: await render({ answers: [], filesUrl: '' }),
      });
      const file = `${number}-${path.slice(1)}.html`;
      await writeEncoded(new URL(file, pagesDir), await compress(html, 'build'));
      return { path, file };
    }),
  );
  await writeFile(indexFile, JSON.stringify(index, undefined, 1));
}

/**
 * Loads the built pages by path. Their heads get the origin of this server, which may differ from the one
 * that they were built for.
 */
export async function loadPages(config: Config): Promise<Map<string, EncodedBody>> {
  const index: BuiltPage[] = await readFile(indexFile, 'utf8').then(JSON.parse, (cause: unknown) => {
    throw new Error('The pages are not built: run `npm run build` first.', { cause });
  });
  return new Map(
    await Promise.all(
      index.map(async ({ path, file }): Promise<[string, EncodedBody]> => {
        const built = await readEncoded(new URL(file, pagesDir));
        const html = built.identity.toString();
        const own = withHead(html, headOfPath(path, config));
        return [path, own === html ? built : await compress(own, 'now')];
      }),
    ),
  );
}

function headOfPath(path: string, config: Config): string {
  const { filesUrl } = config;
  return renderHead({ page: pageAt(path), path, origin: siteOrigin(config), filesUrl });
}

function pageAt(path: string): Page | undefined {
  return pages.find((page) => page.path === path || page.aliases?.includes(path as `/${string}`));
}
