import { describe, expect } from 'vitest';
import { failCalls, holdCalls } from './calls.ts';
import { expectNoNotice } from './notice.ts';
import { test as base, FAILED_LOAD, visit } from './site.ts';

const test = base.extend({
  contextOptions: [{ reducedMotion: 'no-preference' }, { scope: 'file' }],
});

describe('the home page', () => {
  test('loads the positions without hiding the existing content, and says nothing if that fails', async ({
    page,
    errors,
  }) => {
    errors.expected.push(FAILED_LOAD);
    const loader = page.getByRole('progressbar', { name: /positions/ });
    const held = await holdCalls(page, 'positions.listPlaced');
    await visit(page, '/');
    await loader.waitFor();
    expect(await page.getByRole('main').locator('[aria-roledescription="carousel"]').isVisible()).toBe(true);
    held.release();
    await loader.waitFor({ state: 'detached' });

    await page.unrouteAll();
    await failCalls(page, 'positions.listPlaced', 500);
    // Before it fails, a loader that is not there yet proves nothing.
    const failed = page.waitForResponse((response) => response.url().includes('positions.listPlaced'));
    await visit(page, '/');
    await failed;
    await loader.waitFor({ state: 'detached' });
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
});
