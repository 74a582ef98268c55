import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { layOutWhole } from './lay-out-whole.ts';
import { test, visit } from './site.ts';

/** The position of a section's heading in the window. */
const topOf = (page: Page, id: string) =>
  page.locator(`#${id} h2`).evaluate((heading) => heading.getBoundingClientRect().top);
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

describe('pages of text', () => {
  test('fit a window of 320 px, which is 1280 px at 400 %', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of [
      '/hospital-solution',
      '/our-presence',
      '/privacy',
      '/gallery',
      '/e-surveillanceOMS',
    ]) {
      await visit(page, path);
      await layOutWhole(page);
      await expect.poll(() => widthOf(page), { message: path }).toBe(320);
    }
  });
});

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

  test('marks the reader’s present place when a busy browser reports several at once', async ({ page }) => {
    await using _ = await page.addInitScript(() => {
      type Look = (entries: { target: Element; isIntersecting: boolean }[]) => void;
      const looks: { look: Look; ids: string[] }[] = [];
      class Observer {
        private readonly ids: string[] = [];
        constructor(look: Look) {
          looks.push({ look, ids: this.ids });
        }
        observe({ id }: Element) {
          this.ids.push(id);
        }
        unobserve() {}
        disconnect() {
          this.ids.length = 0;
        }
      }
      const tell = (...places: [id: string, isIntersecting: boolean][]) => {
        const told = looks.filter(({ ids }) => places.every(([id]) => ids.includes(id)));
        for (const { look } of told)
          look(
            places.map(([id, isIntersecting]) => ({
              target: document.getElementById(id) as Element,
              isIntersecting,
            })),
          );
        return told.length;
      };
      Object.assign(window, { IntersectionObserver: Observer, tell });
    });
    await visit(page, '/guarding-solution');
    const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    const [first = '', second = ''] = (
      await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    ).map((href) => href?.slice(1));
    const tell = () =>
      page.evaluate(
        ([first, second]) =>
          (window as unknown as { tell(...places: [string, boolean][]): number }).tell(
            [first, true],
            [first, false],
            [second, true],
          ),
        [first, second] as const,
      );
    await expect.poll(tell).toBe(1);
    await expect.poll(() => links.nth(1).getAttribute('aria-current')).toBe('true');
  });

  test('follows the reader, and scrolls its mark into view on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, '/hospital-solution');
    await page.locator('#questions').evaluate((section) => section.scrollIntoView());
    const mark = entry(page, 'Questions');
    await expect.poll(() => mark.getAttribute('aria-current')).toBe('true');
    await expect.poll(() => mark.evaluate((link) => link.getBoundingClientRect().right)).toBeLessThan(391);
  });
});

describe('the monitoring solutions', () => {
  test('each have a film in a new tab and link to their explanations', async ({ page }) => {
    await visit(page, '/e-surveillanceOMS');
    const films = page.getByRole('link', { name: /^Watch Video/ });
    expect(await films.count()).toBe(4);
    for (const film of await films.all()) expect(await film.getAttribute('target')).toBe('_blank');
    for (const link of await page.getByRole('link', { name: /^Learn More/ }).all()) {
      const id = (await link.getAttribute('href'))?.split('#')[1] ?? '';
      await link.click();
      await expect.poll(() => new URL(page.url()).hash).toBe(`#${id}`);
      await expect.poll(() => topOf(page, id), { message: id }).toBeGreaterThan(128);
    }
  });
});
