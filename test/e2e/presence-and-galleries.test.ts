import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { sampleSite } from '../../server/content/sample-site.ts';
import { isFocused } from './forms.ts';
import { test as base, FAILED_LOAD, visit } from './site.ts';

const { licences, places, states } = sampleSite.presence;
const { identity, tokens } = sampleSite;
const PRESS_FIGURES = 7;

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

describe('offices, licences and figures', () => {
  test('list every office with its number, and every licence with its number and last day', async ({
    page,
  }) => {
    await visit(page, '/contactus');
    for (const { city, kind, phone = identity.landline } of places)
      if (kind !== 'Corporate office')
        expect(
          await page
            .locator('main')
            .getByRole('link', { name: `${city}, ${phone.display}` })
            .getAttribute('href'),
          city,
        ).toBe(`tel:${phone.dial}`);
    await visit(page, '/guarding-solution');
    await page.getByRole('link', { name: 'Our licences, state by state' }).click();
    await page.waitForURL('**/licences');
    const rows = page.getByRole('row');
    await expect.poll(() => rows.count()).toBe(licences.length + 1);
    expect((await rows.nth(6).innerText()).split(/\s*\t\s*/)).toEqual([
      'Delhi',
      'SPECIMEN-0001',
      '31 July 2028',
      'All districts',
    ]);
  });

  test('are dated for the press, with a logo to print', async ({ page }) => {
    await visit(page, '/contactus');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Press' }).click();
    await page.waitForURL('**/press');
    const rows = page.getByRole('row');
    await expect.poll(() => rows.count()).toBe(PRESS_FIGURES + 1);
    expect(await rows.filter({ hasText: tokens.get('figuresAsOf') ?? 'no day' }).count()).toBe(
      PRESS_FIGURES - 1,
    );
    const files = page.locator('main').getByRole('link', { name: /^Open the .*logo/ });
    expect(await files.count()).toBe(2);
    for (const file of await files.all()) {
      const answer = await page.request.get((await file.getAttribute('href')) ?? '');
      expect(answer.headers()['content-type']).toBe('image/svg+xml');
    }
    expect(await page.getByText(identity.pressEmail).isVisible()).toBe(true);
  });
});

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

  test('names the state under the pointer and its offices', async ({ page }) => {
    await open(page);
    await map(page).locator('[data-state="Maharashtra"]').hover();
    await expect
      .poll(() => said(page).innerText())
      .toMatch(/Maharashtra\s+4 offices: Mumbai, Pune, Nagpur, Nashik/);
    expect(await chosen(page).innerText()).toMatch(/^Maharashtra/);
  });

  test('follows the focus in the list', async ({ page }) => {
    await open(page);
    await list(page)
      .getByRole('button', { name: /^Gujarat/ })
      .focus();
    await expect.poll(() => said(page).innerText()).toMatch(/^Gujarat/);
    await page.keyboard.press('Tab');
    await expect.poll(() => said(page).innerText()).toMatch(/^Haryana/);
    await expect.poll(() => map(page).locator('.is-chosen').getAttribute('data-state')).toBe('Haryana');
  });

  test('responds to touch', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page);
    await map(page).locator('[data-state="Rajasthan"]').tap();
    await expect.poll(() => said(page).innerText()).toMatch(/^Rajasthan/);
    await list(page)
      .getByRole('button', { name: /^Kerala/ })
      .tap();
    await expect.poll(() => said(page).innerText()).toMatch(/^Kerala/);
  });

  test('leads from a tapped state to its offices, and back', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
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

describe.for([
  ['/gallery', 18],
  ['/training_gallery', 26],
] as const)('the pictures of %s', ([path, count]) => {
  test('open in a new tab', async ({ page, context, errors }) => {
    // A tab that shows a picture requests the site's icon by its old name.
    errors.expected.push(FAILED_LOAD);
    // The browser's own page for a picture centres it with styles that the policy forbids.
    errors.expected.push(/Applying inline style .*\.avif/s);
    await visit(page, path);
    const links = page.getByRole('main').getByRole('link', { name: /opens in a new tab$/ });
    expect(await links.count()).toBe(count);
    for (const link of await links.all()) expect(await link.getAttribute('target')).toBe('_blank');
    const [tab] = await Promise.all([context.waitForEvent('page'), links.last().click()]);
    await tab.waitForURL(/\.avif\?v=\w+$/);
    expect(await tab.evaluate(() => document.contentType)).toBe('image/avif');
    // It is nevertheless as large as the window allows.
    const { width, height } = await tab.evaluate(() => document.images[0]?.getBoundingClientRect().toJSON());
    expect(width).toBeLessThanOrEqual(1440);
    expect(height).toBeLessThanOrEqual(900);
    expect(Math.max(width / 1440, height / 900)).toBeGreaterThan(0.95);
  });
});
