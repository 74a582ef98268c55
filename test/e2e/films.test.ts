import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test as base, goOn, visit } from './site.ts';

const test = base.extend({
  contextOptions: [{ reducedMotion: 'no-preference' }, { scope: 'file' }],
  keepsPage: [false, { scope: 'file' }],
});

const film = (page: Page) => page.locator('.film-hero video');
const plays = (page: Page) =>
  film(page).evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0);
const key = (page: Page, name: 'Play' | 'Pause') =>
  page.getByRole('button', { name: `${name} the film`, exact: true });

/** Collects the addresses of films, not of their posters, that a page requests from now on. */
function filmRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/media\/films\/.+\.(webm|mp4)\?/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

async function onLine(page: Page, connection: object): Promise<void> {
  await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
}

const poster = (page: Page) =>
  page
    .locator('.film-hero__film img')
    .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);

describe.for(['/guarding-solution', '/hospital-solution', '/banking-solution', '/e-surveillanceOMS'])(
  'the film of %s',
  (path) => {
    test('plays by itself, muted, in a loop', async ({ page }) => {
      await visit(page, path);
      await expect.poll(() => plays(page)).toBe(true);
      const { muted, loop } = await film(page).evaluate(({ muted, loop }: HTMLVideoElement) => ({
        muted,
        loop,
      }));
      expect({ muted, loop }).toEqual({ muted: true, loop: true });
    });
  },
);

describe('a film at the top of a page', () => {
  test('is paused and resumed with the mouse', async ({ page }) => {
    await visit(page, '/hospital-solution');
    await expect.poll(() => plays(page)).toBe(true);
    await key(page, 'Pause').click();
    await expect.poll(() => film(page).evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
    expect(await film(page).evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
    await key(page, 'Play').click();
    await expect.poll(() => plays(page)).toBe(true);
  });

  test('is paused and resumed with the keyboard', async ({ page }) => {
    await visit(page, '/hospital-solution');
    await expect.poll(() => plays(page)).toBe(true);
    await key(page, 'Pause').focus();
    await page.keyboard.press('Space');
    await expect.poll(() => plays(page)).toBe(false);
    await page.keyboard.press('Enter');
    await expect.poll(() => plays(page)).toBe(true);
  });

  test('is not loaded with reduced motion until it is started', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const asked = filmRequests(page);
    await visit(page, '/hospital-solution');
    await expect.poll(() => poster(page)).toBe(true);
    expect(await film(page).count()).toBe(0);
    expect(asked).toEqual([]);
    await key(page, 'Play').click();
    await expect.poll(() => plays(page)).toBe(true);
  });

  test('plays by itself on a phone too, once the page has loaded', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await onLine(page, { effectiveType: '4g' });
    const asked = filmRequests(page);
    let askedBefore: string[] = [];
    page.once('load', () => {
      askedBefore = [...asked];
    });
    await visit(page, '/guarding-solution');
    await expect.poll(() => plays(page)).toBe(true);
    expect(askedBefore).toEqual([]);
    expect(await film(page).evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
    await key(page, 'Pause').click();
    await expect.poll(() => plays(page)).toBe(false);
  });

  test('waits on a slow connection until it is started', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await onLine(page, { effectiveType: '3g' });
    const asked = filmRequests(page);
    await visit(page, '/guarding-solution');
    await expect.poll(() => poster(page)).toBe(true);
    await key(page, 'Play').waitFor();
    expect(asked).toEqual([]);
    await key(page, 'Play').click();
    await expect.poll(() => plays(page)).toBe(true);
  });

  test('is never loaded with data saving, and has no button then', async ({ page }) => {
    await onLine(page, { saveData: true });
    const asked = filmRequests(page);
    await visit(page, '/hospital-solution');
    await expect.poll(() => poster(page)).toBe(true);
    // Without a film its letters still fade in, and a button stops them and says so.
    await page.getByRole('button', { name: 'Pause the heading’s letters', exact: true }).waitFor();
    await goOn(page, '/guarding-solution');
    await page.getByRole('heading', { level: 1, name: /guard/i }).waitFor();
    await expect
      .poll(() =>
        page
          .getByRole('main')
          .getByRole('button', { name: /the film|letters/ })
          .count(),
      )
      .toBe(0);
    expect(await film(page).count()).toBe(0);
    expect(asked).toEqual([]);
  });
});

describe('the films of the monitoring solutions', () => {
  test('open and play in a new tab', async ({ page }) => {
    await visit(page, '/e-surveillanceOMS');
    const links = await page.getByRole('link', { name: /^Watch Video/ }).all();
    const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
    expect(new Set(addresses).size).toBe(4);
    for (const address of addresses) {
      await page.goto(String(address));
      await expect
        .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.videoWidth))
        .toBeGreaterThanOrEqual(960);
    }
  });
});
