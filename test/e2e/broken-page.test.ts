import { describe, expect } from 'vitest';
import { FAILED_LOAD, test, untilReady } from './site.ts';

const WORDS = /\/words\/[0-9a-f]{16}\.json$/;

describe('a page that breaks', () => {
  test('keeps the header, and works when it is tried again', async ({ page, errors }) => {
    errors.expected.push(/./);
    let broken = true;
    await page.route(/\/assets\/sections-[^/]+\.js$/, (route) => (broken ? route.abort() : route.continue()));
    await page.goto('/training');
    // A missing script may belong to an older build: the router reloads the page once before it gives up.
    const heading = page.getByRole('heading', { level: 1 });
    await expect.poll(() => heading.innerText()).toBe('This page could not be shown');
    // The title follows the heading: the prerendered title is there before the page sets its own.
    await expect.poll(() => page.title()).toMatch(/^Something went wrong/);
    expect(await page.getByRole('banner').isVisible()).toBe(true);
    expect(await page.getByRole('contentinfo').isVisible()).toBe(true);

    broken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => heading.innerText()).toBe('Recruitment and training policy');
    await expect.poll(() => page.title()).toMatch(/^Training/);
  });

  test.for([
    ['is loaded anew, with the words that are there now', false],
    ['is loaded anew no more than once, and can be read', true],
  ] as const)('since its words are gone %s', async ([, areGoneForGood], { page, errors }) => {
    errors.expected.push(FAILED_LOAD, /\/words\/\w+\.json/, /preload/);
    let documents = 0;
    let refusals = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
    });
    // A preload of the same file may ask as well, so all requests of the first document are refused.
    await page.route(WORDS, (route) => {
      if (documents > 1 && !areGoneForGood) return route.continue();
      if (documents > 1) refusals += 1;
      return route.fulfill({ status: 404, body: 'There is no such file.' });
    });
    await page.goto('/the-company');
    await expect.poll(() => documents).toBe(2);
    if (areGoneForGood) await expect.poll(() => refusals).toBeGreaterThan(0);
    else await untilReady(page);
    await page.waitForLoadState('networkidle');
    expect(documents).toBe(2);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('The company behind the uniform');
  });
});
