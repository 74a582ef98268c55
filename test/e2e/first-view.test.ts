import type { BrowserContext } from 'playwright-core';
import { describe, expect, onTestFinished } from 'vitest';
import { sampleSite } from '../../server/content/sample-site.ts';
import { test } from './site.ts';

const { pages } = sampleSite;

const MOST_BYTES = 350_000;
const MOST_OF_A_PICTURE = 60_000;
/** On a phone with a fast connection a film is loaded after the page: it is not part of the first view. */
const FILM = '/media/films/';
const MOST_OF_A_FILM = 200_000;
/** Many phones have a pixel ratio of three. */
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };
const AT_ONCE = 4;

/** The bytes on the wire, headers included, of each address that a page requests. */
type Weights = Map<string, number>;

/** A phone without a cache, so that each page is its first. */
async function openPhone(context: BrowserContext): Promise<(url: string) => Promise<Weights>> {
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  const addresses = new Map<string, string>();
  const loaded: Weights = new Map();
  network.on('Network.requestWillBeSent', ({ requestId, request }) => addresses.set(requestId, request.url));
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    loaded.set(addresses.get(requestId) ?? requestId, encodedDataLength),
  );
  await network.send('Network.enable');
  await network.send('Network.setCacheDisabled', { cacheDisabled: true });
  // How far ahead a browser loads pictures depends on its connection: without that information it loads them all.
  await network.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 40, downloadThroughput: -1, uploadThroughput: -1 },
    connectionType: 'cellular4g',
  });
  return async (url) => {
    await page.goto('about:blank');
    loaded.clear();
    await page.goto(url, { waitUntil: 'networkidle' });
    return new Map(loaded);
  };
}

describe('the first view on a phone', () => {
  test('of any page stays within its limit of bytes, and so does each picture', async ({ browser, site }) => {
    const rest = ['/blog/1', ...pages.map(({ path }) => path).filter((path) => !path.includes('$'))];
    const tooMuch: string[] = [];
    const context = await browser.newContext(phone);
    context.setDefaultNavigationTimeout(90_000);
    onTestFinished(() => context.close());
    const weigh = async () => {
      const load = await openPhone(context);
      for (let path = rest.pop(); path !== undefined; path = rest.pop()) {
        const loaded = await load(site.origin + path);
        const views = [...loaded].filter(([address]) => !address.includes(FILM));
        const bytes = views.reduce((sum, [, size]) => sum + size, 0);
        expect([...loaded.keys()].join(), path).toContain('/assets/first-');
        if (bytes > MOST_BYTES) tooMuch.push(`${path}: ${bytes}`);
        for (const [address, size] of loaded)
          if (
            size > (address.includes(FILM) ? MOST_OF_A_FILM : MOST_OF_A_PICTURE) &&
            address.includes('/media/')
          )
            tooMuch.push(`${address}: ${size}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, weigh));
    expect(tooMuch).toEqual([]);
  });
});
