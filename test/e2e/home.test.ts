import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { failCalls, holdCalls } from './calls.ts';
import { expectNoNotice } from './notice.ts';
import { test as base, FAILED_LOAD, visit } from './site.ts';

const test = base.extend({
  contextOptions: [{ reducedMotion: 'no-preference' }, { scope: 'file' }],
});

describe('the home page', () => {
  const loader = (page: Page) => page.getByRole('progressbar', { name: /positions/ });

  test('loads the positions without hiding the existing content', async ({ page }) => {
    const held = await holdCalls(page, 'positions.listPlaced');
    await visit(page, '/');
    await loader(page).waitFor();
    expect(await page.getByRole('main').locator('[aria-roledescription="carousel"]').isVisible()).toBe(true);
    expect(await page.getByRole('contentinfo').isVisible()).toBe(true);
    held.release();
    await loader(page).waitFor({ state: 'detached' });
  });

  test('stops loading without a notice when the positions fail to load', async ({ page, errors }) => {
    errors.expected.push(FAILED_LOAD);
    await failCalls(page, 'positions.listPlaced', 500);
    // Before it fails, a loader that is not there yet proves nothing.
    const failed = page.waitForResponse((response) => response.url().includes('positions.listPlaced'));
    await visit(page, '/');
    await failed;
    await loader(page).waitFor({ state: 'detached' });
    await expectNoNotice(page);
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  test('counts up to its figures', async ({ page }) => {
    await visit(page, '/');
    for (const figure of ['13+', '15K+', '200+']) {
      const counter = page.getByRole('definition').filter({ hasText: figure });
      await counter.scrollIntoViewIfNeeded();
      const seen = counter.locator('[aria-hidden="true"]');
      await expect.poll(() => seen.textContent()).toBe(figure);
    }
  });

  test('sets figures within a line of text like that text', async ({ page }) => {
    await visit(page, '/');
    const pay = page.locator('.position__pay').first();
    await pay.waitFor();
    // An element that hydration is replacing has no style.
    const variant = () => pay.evaluate((element) => getComputedStyle(element).fontVariantNumeric);
    await expect.poll(variant).toBe('normal');
  });

  test('links to the company, to the services and to a mail', async ({ page }) => {
    await visit(page, '/home');
    const main = page.locator('main');
    const services = ['guarding-solution', 'e-surveillance', 'mechanized-cleaning', 'cash-van'].concat([
      'facility-management',
      'specilized-manpower',
      'training',
    ]);
    for (const path of ['the-company', ...services])
      expect(await main.locator(`a[href="/${path}"]`).count(), path).toBeGreaterThan(0);
    expect(await main.locator('a[href^="mailto:"]').first().isVisible()).toBe(true);
  });
});
