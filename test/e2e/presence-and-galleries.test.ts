import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { sampleSite } from '../../server/content/sample-site.ts';
import { isFocused } from './forms.ts';
import { test as base, FAILED_LOAD, visit } from './site.ts';
import { PHONE } from './well-made.ts';

const { places, states } = sampleSite.presence;

/** With a mouse and with touch. */
const test = base.extend({ contextOptions: [{ hasTouch: true }, { scope: 'file' }] });

const map = (page: Page) => page.getByRole('img', { name: /^Map of India/ });
const list = (page: Page) => page.getByRole('list', { name: 'States served' });
const said = (page: Page) => page.getByRole('status').filter({ hasText: 'office' });
const chosen = (page: Page) => list(page).locator('[aria-pressed="true"]');
const isInView = (target: Locator) =>
  target.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  });
const open = async (page: Page) => {
  await visit(page, '/our-presence');
  await map(page).scrollIntoViewIfNeeded();
};

describe('the map of presence', () => {
  test('shows the states served and the offices, and the list says the same', async ({ page }) => {
    await open(page);
    expect(await map(page).locator('.is-served').count()).toBe(states.length);
    expect(await map(page).locator('.presence__office').count()).toBe(places.length);
    expect(await list(page).getByRole('button').count()).toBe(states.length);
    const words = await list(page).innerText();
    for (const { city } of places) expect(words).toContain(city);
    await expect.poll(() => page.getByRole('link', { name: 'CC BY 4.0' }).isVisible()).toBe(true);
  });

  test('names the state under the pointer, the focus or a finger, and its offices', async ({ page }) => {
    await open(page);
    await map(page).locator('[data-state="Maharashtra"]').hover();
    await expect
      .poll(() => said(page).innerText())
      .toMatch(/Maharashtra\s+4 offices: Mumbai, Pune, Nagpur, Nashik/);
    expect(await chosen(page).innerText()).toMatch(/^Maharashtra/);
    await list(page)
      .getByRole('button', { name: /^Gujarat/ })
      .focus();
    await expect.poll(() => said(page).innerText()).toMatch(/^Gujarat/);
    await page.keyboard.press('Tab');
    await expect.poll(() => said(page).innerText()).toMatch(/^Haryana/);
    await expect.poll(() => map(page).locator('.is-chosen').getAttribute('data-state')).toBe('Haryana');
    await list(page)
      .getByRole('button', { name: /^Kerala/ })
      .tap();
    await expect.poll(() => said(page).innerText()).toMatch(/^Kerala/);
  });

  test('leads from a tapped state to its offices, and back', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await open(page);
    const state = map(page).locator('[data-state="Tamil Nadu"]');
    await state.tap();
    const offices = list(page).getByRole('button', { name: /^Tamil Nadu/ });
    await expect.poll(() => isFocused(offices)).toBe(true);
    await expect.poll(() => isInView(offices)).toBe(true);
    expect(await offices.innerText()).toContain('Chennai');
    await list(page).getByRole('button', { name: 'Back to the map', exact: true }).tap();
    await expect.poll(() => isInView(state)).toBe(true);
    await expect
      .poll(() => map(page).evaluate((drawn) => drawn.parentElement === document.activeElement))
      .toBe(true);
  });
});

test('the pictures of a gallery open in a new tab', async ({ page, context, errors }) => {
  // A tab that shows a picture requests the site's icon by its old name.
  errors.expected.push(FAILED_LOAD);
  // The browser's own page for a picture centres it with styles that the policy forbids.
  errors.expected.push(/Applying inline style .*\.avif/s);
  await visit(page, '/gallery');
  const links = page.getByRole('main').getByRole('link', { name: /opens in a new tab$/ });
  expect(await links.count()).toBe(18);
  const [tab] = await Promise.all([context.waitForEvent('page'), links.last().click()]);
  await tab.waitForURL(/\.avif\?v=\w+$/);
  // It is as large as the window allows.
  const { width, height } = await tab.evaluate(() => document.images[0]?.getBoundingClientRect().toJSON());
  expect(width).toBeLessThanOrEqual(1440);
  expect(height).toBeLessThanOrEqual(900);
  expect(Math.max(width / 1440, height / 900)).toBeGreaterThan(0.95);
});
