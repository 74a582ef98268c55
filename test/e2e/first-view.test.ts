import { describe, expect, onTestFinished } from 'vitest';
import { test } from './site.ts';

/** A page of each kind, and the heaviest of its kind. */
const PATHS = [
  '/',
  '/hospital-solution',
  '/the-company',
  '/Career',
  '/contactus',
  '/blog/1',
  '/our-presence',
  '/gallery',
];
const MOST_BYTES = 350_000;
const MOST_OF_A_PICTURE = 60_000;
/** On a phone with a fast connection a film is loaded after the page: it is not part of the first view. */
const FILM = '/media/films/';
const MOST_OF_A_FILM = 200_000;
/** Many phones have a pixel ratio of three. */
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };

describe('the first view on a phone', () => {
  test('stays within its limit of bytes, and so does each picture', async ({ browser, site }) => {
    const context = await browser.newContext(phone);
    onTestFinished(() => context.close());
    const page = await context.newPage();
    // Without a cache, so that each page is its first.
    const network = await context.newCDPSession(page);
    const addresses = new Map<string, string>();
    /** The bytes on the wire, headers included, of each address that a page requests. */
    const loaded = new Map<string, number>();
    network.on('Network.requestWillBeSent', ({ requestId, request }) =>
      addresses.set(requestId, request.url),
    );
    network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
      loaded.set(addresses.get(requestId) ?? requestId, encodedDataLength),
    );
    await network.send('Network.enable');
    await network.send('Network.setCacheDisabled', { cacheDisabled: true });
    // How far ahead a browser loads pictures depends on its connection: without that information it loads them all.
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 40,
      downloadThroughput: -1,
      uploadThroughput: -1,
      connectionType: 'cellular4g',
    });
    const tooMuch: string[] = [];
    for (const path of PATHS) {
      await page.goto('about:blank');
      loaded.clear();
      await page.goto(site.origin + path, { waitUntil: 'networkidle' });
      expect([...loaded.keys()].join(), path).toContain('/assets/first-');
      const views = [...loaded].filter(([address]) => !address.includes(FILM));
      const bytes = views.reduce((sum, [, size]) => sum + size, 0);
      if (bytes > MOST_BYTES) tooMuch.push(`${path}: ${bytes}`);
      for (const [address, size] of loaded) {
        const most = address.includes(FILM) ? MOST_OF_A_FILM : MOST_OF_A_PICTURE;
        if (address.includes('/media/') && size > most) tooMuch.push(`${address}: ${size}`);
      }
    }
    expect(tooMuch).toEqual([]);
  });
});
