import { readFile } from 'node:fs/promises';
import { site } from '../../src/content/site.ts';
import type { Page } from '../../src/content/types.ts';

const HEAD_MARK = '<!--head-->';

/** Writes the built page with a page's own head: `render(page)`, or without a page for the 404. */
export type Shell = (page: Page | undefined) => string;

/**
 * @throws {Error} when the client has not been built.
 */
export async function loadShell(clientDir: URL, filesUrl: string | undefined): Promise<Shell> {
  const html = await readFile(new URL('index.html', clientDir), 'utf8').catch((cause: unknown) => {
    throw new Error('The client is not built: run `npm run build` first.', { cause });
  });
  const [before = '', after = ''] = html.split(HEAD_MARK);
  const filesHost =
    filesUrl === undefined ? '' : `<meta name="files-host" content="${escapeHtml(filesUrl)}">`;
  return (page) => {
    const name = page?.name ?? 'Page not found';
    // The client puts its own in their place as it navigates, and knows these by the attribute.
    const head =
      `<title data-shell>${escapeHtml(name)} | ${escapeHtml(site.name)}</title>` +
      (page === undefined
        ? '<meta data-shell name="robots" content="noindex">'
        : `<meta data-shell name="description" content="${escapeHtml(page.description)}">`);
    return `${before}${head}${filesHost}${after}`;
  };
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}
