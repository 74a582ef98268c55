import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test, untilReady } from './site.ts';

const paths = ['/', '/the-company', '/Career', '/contactus', '/blog'];

/** Goes to the page and says whether its heading is still the element that the server sent. */
async function keepsHeading(page: Page, path: string): Promise<boolean> {
  // Noted by the page itself, before any script that draws: this process may be too late for it.
  await using _ = await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () =>
      Object.assign(window, { served: document.querySelector('main h1') }),
    );
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await untilReady(page);
  return page.evaluate(() => (window as unknown as { served: Element }).served.isConnected);
}

describe('a page that the server has rendered', () => {
  test.for(paths)('is hydrated: %s', async (path, { page }) => {
    expect(await keepsHeading(page, path)).toBe(true);
  });

  test.for(paths)('is rendered from scratch if its <html> says so: %s', async (path, { page }) => {
    await page.route(path, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('<html ', '<html data-render-anew ');
      await route.fulfill({ response, body });
    });
    expect(await keepsHeading(page, path)).toBe(false);
    expect(await page.locator('main h1').count()).toBe(1);
    await page.locator('.footer__cols a').first().waitFor();
  });
});
