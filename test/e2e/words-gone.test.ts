import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { FAILED_LOAD, test, untilReady } from './site.ts';

const WORDS = /\/words\/[0-9a-f]{16}\.json$/;

/** Counts how often the document itself is requested. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1;
  });
  return () => count;
}

describe('a page whose words are gone as its scripts start', () => {
  test('is loaded anew, with the words that are there now', async ({ page, errors }) => {
    errors.expected.push(FAILED_LOAD);
    const count = countDocuments(page);
    // A preload of the same file may ask as well, so all requests of the first document are refused.
    await page.route(WORDS, (route) =>
      count() < 2 ? route.fulfill({ status: 404, body: 'There is no such file.' }) : route.continue(),
    );
    await page.goto('/the-company');
    await expect.poll(count).toBe(2);
    await untilReady(page);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('The company behind the uniform');
    expect(count()).toBe(2);
  });

  test('is loaded anew no more than once, and can be read', async ({ page, errors }) => {
    errors.expected.push(FAILED_LOAD, /\/words\/[0-9a-f]+\.json/, /preload/);
    const count = countDocuments(page);
    await page.route(WORDS, (route) => route.fulfill({ status: 404, body: 'There is no such file.' }));
    await page.goto('/the-company');
    await expect.poll(count).toBe(2);
    await expect.poll(() => errors.seen.some((error) => WORDS.test(error.split(' ')[0] ?? ''))).toBe(true);
    await page.waitForTimeout(1_000);
    expect(count()).toBe(2);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('The company behind the uniform');
  });
});
