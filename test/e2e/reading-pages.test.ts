import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test, visit } from './site.ts';
import { PHONE } from './well-made.ts';

/** The position of a section's heading in the window. */
const topOf = (page: Page, id: string) =>
  page.locator(`#${id} h2`).evaluate((heading) => heading.getBoundingClientRect().top);

describe('a long page’s own menu', () => {
  const entry = (page: Page, name: string) =>
    page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name, exact: true });

  test('jumps to each section’s heading, below the bars, and marks it', async ({ page }) => {
    await visit(page, '/guarding-solution');
    const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    for (const link of await links.all()) {
      await link.click();
      await expect.poll(() => link.getAttribute('aria-current')).toBe('true');
      const id = (await link.getAttribute('href'))?.slice(1) ?? '';
      // The browser jumps at once; the router learns of it later and scrolls there again.
      await expect.poll(() => topOf(page, id), { message: id }).toSatisfy((top) => top > 128 && top < 450);
    }
    await expect.poll(() => links.and(page.locator('[aria-current]')).count()).toBe(1);
  });

  test('follows the reader, and scrolls its mark into view on a phone', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await visit(page, '/hospital-solution');
    await page.locator('#questions').evaluate((section) => section.scrollIntoView());
    const mark = entry(page, 'Questions');
    await expect.poll(() => mark.getAttribute('aria-current')).toBe('true');
    await expect.poll(() => mark.evaluate((link) => link.getBoundingClientRect().right)).toBeLessThan(391);
  });
});
