import { describe, expect } from 'vitest';
import { test } from './site.ts';

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
});
