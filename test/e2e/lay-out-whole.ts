import type { Frame, Page } from 'playwright-core';

/** Lays out what the browser skips of an arrived page (layout.css), for tests that measure or read all of it. */
export async function layOutWhole(page: Page | Frame): Promise<void> {
  await page.evaluate(() => {
    delete document.documentElement.dataset.arrived;
  });
}
