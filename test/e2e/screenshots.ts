/**
 * Takes screenshots of every page of a running site for review: `npm run screenshots -- [options] [path …]`.
 * `--origin http://localhost:3000`, `--widths 390,1440`, `--tiles` for pieces of one window's height.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { BrowserContext, Page } from 'playwright-core';
import { sampleSite } from '../../server/content/sample-site.ts';
import { findBrowser, launchBrowser } from '../environment/browser.ts';

const { pages } = sampleSite;

const folder = join(import.meta.dirname, '../../screenshots');
/** A blog of the seed, and an address without a page. */
const examples = ['/blog/1', '/no-such-page'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    origin: { type: 'string', default: 'http://localhost:3000' },
    widths: { type: 'string', default: '390,1440' },
    tiles: { type: 'boolean', default: false },
  },
});

const paths = positionals.length > 0 ? positionals : everyPath();
mkdirSync(folder, { recursive: true });
const browser = await launchBrowser(await findBrowser());
for (const width of values.widths.split(',').map(Number)) {
  const context = await browser.newContext({
    baseURL: values.origin,
    viewport: { width, height: width < 600 ? 844 : 900 },
    // Animations and counters have ended.
    reducedMotion: 'reduce',
  });
  for (const path of paths) await photograph(context, path, width);
  await context.close();
}
await browser.close();

function everyPath(): string[] {
  return [...pages.map(({ path }) => path).filter((path) => !path.includes('$')), ...examples];
}

async function photograph(context: BrowserContext, path: string, width: number): Promise<void> {
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.locator('main h1').first().waitFor({ state: 'attached' });
  await loadPictures(page);
  const name = join(folder, `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}-${width}`);
  if (values.tiles) await photographTiles(page, name);
  else await page.screenshot({ path: `${name}.png`, fullPage: true });
  await page.close();
  console.log(name);
}

/** Pictures further down load as they come near, so the page is scrolled through once. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
  await page.waitForTimeout(300);
}

async function photographTiles(page: Page, name: string): Promise<void> {
  const { height, window } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    window: innerHeight,
  }));
  for (let top = 0, index = 1; top < height; top += window, index++) {
    await page.screenshot({
      path: `${name}-${index}.png`,
      fullPage: true,
      clip: { x: 0, y: top, width: page.viewportSize()?.width ?? 0, height: Math.min(window, height - top) },
    });
  }
}
