import { describe, expect } from 'vitest';
import { test } from './site.ts';

describe('a page that breaks', () => {
  test('keeps the header, and is there when it is tried again', async ({ page, errors }) => {
    errors.expected.push(/./);
    let broken = true;
    await page.route(/\/assets\/sections-[^/]+\.js$/, (route) => (broken ? route.abort() : route.continue()));
    await page.goto('/training');
    // A script that is not there may be of an older build: the router loads the page anew once before it gives up.
    const heading = page.getByRole('heading', { level: 1 });
    await expect.poll(() => heading.innerText()).toBe('This page could not be shown');
    // The title follows the heading: the served one goes before the page's own comes.
    await expect.poll(() => page.title()).toMatch(/^Something went wrong/);
    expect(await page.getByRole('banner').isVisible()).toBe(true);
    expect(await page.getByRole('contentinfo').isVisible()).toBe(true);

    broken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => heading.innerText()).toBe('Recruitment and training policy');
    await expect.poll(() => page.title()).toMatch(/^Training/);
  });
});
