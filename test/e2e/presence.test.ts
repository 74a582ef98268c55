import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { isFocused } from './forms.ts';
import { test as base, visit } from './site.ts';
import { PHONE } from './well-made.ts';

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
