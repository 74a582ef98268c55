import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test as base, visit } from './site.ts';
import { PHONE } from './well-made.ts';

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

describe('a film at the top of a page', () => {
  test('plays by itself, muted, in a loop, and is paused and resumed with mouse and keyboard', async ({
    page,
  }) => {
    for (const path of [
      '/guarding-solution',
      '/banking-solution',
      '/e-surveillanceOMS',
      '/hospital-solution',
    ]) {
      await visit(page, path);
      await expect.poll(() => plays(page), { message: path }).toBe(true);
    }
    const set = await film(page).evaluate(({ muted, loop }: HTMLVideoElement) => ({ muted, loop }));
    expect(set).toEqual({ muted: true, loop: true });
    await key(page, 'Pause').click();
    await expect.poll(() => film(page).evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
    expect(await film(page).evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
    await key(page, 'Play').click();
    await expect.poll(() => plays(page)).toBe(true);
    await key(page, 'Pause').focus();
    await page.keyboard.press('Space');
    await expect.poll(() => plays(page)).toBe(false);
    await page.keyboard.press('Enter');
    await expect.poll(() => plays(page)).toBe(true);
  });

  test.for([
    ['with reduced motion', {}],
    ['on a slow connection', { effectiveType: '3g' }],
  ] as const)('is not loaded %s until it is started', async ([, connection], { page }) => {
    if ('effectiveType' in connection) await onLine(page, connection);
    else await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(PHONE);
    const asked = filmRequests(page);
    await visit(page, '/guarding-solution');
    await expect.poll(() => poster(page)).toBe(true);
    await key(page, 'Play').waitFor();
    expect(asked).toEqual([]);
    await key(page, 'Play').click();
    await expect.poll(() => plays(page)).toBe(true);
  });
});
