import type { Frame, Page } from 'playwright-core';

/** Lays out what the browser skips of a page (layout.css), for tests that measure or read all of it. */
export async function layOutWhole(page: Page | Frame): Promise<void> {
  await page.evaluate(skipNothing);
}

/** Runs in the page. */
export function skipNothing(): void {
  const style = new CSSStyleSheet();
  style.replaceSync('.closing, .footer { content-visibility: visible !important }');
  document.adoptedStyleSheets = [style];
}
