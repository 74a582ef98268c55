import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test as base, visit } from './site.ts';

const test = base.extend({
  contextOptions: [{ reducedMotion: 'no-preference' }, { scope: 'file' }],
  keepsPage: [false, { scope: 'file' }],
});

const animations = (page: Page) =>
  page.locator('h1').evaluate((heading) =>
    heading
      .getAnimations({ subtree: true })
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => effect?.getTiming()),
  );

describe.for(['/hospital-solution', '/banking-solution'])('the heading of %s', (path) => {
  test('fades in letter by letter, and is one string to whoever hears it', async ({ page }) => {
    await visit(page, path);
    const timings = await animations(page);
    expect(timings.length).toBeGreaterThan(10);
    for (const [index, timing] of timings.entries()) {
      expect(timing?.duration).toBe(2_250);
      expect(timing?.delay).toBe(index * 45);
    }
    const heading = page.getByRole('heading', { level: 1 });
    const spoken = await heading.locator('.visually-hidden').innerText();
    expect(await heading.getAttribute('aria-label')).toBeNull();
    expect(await page.getByRole('heading', { level: 1, name: spoken, exact: true }).count()).toBe(1);
    expect((await heading.locator('[aria-hidden]').textContent())?.trim()).toBe(spoken);
  });

  test('begins again ten seconds after it has ended', async ({ page }) => {
    await page.clock.install();
    await visit(page, path);
    const letters = await page.locator('h1 .letter-word > span').count();
    await expect.poll(() => animations(page).then(({ length }) => length)).toBe(letters);
    await page.locator('h1').evaluate((heading) => {
      for (const animation of heading.getAnimations({ subtree: true })) animation.finish();
    });
    expect(await animations(page)).toEqual([]);
    await page.clock.runFor(2_250 + 45 * (letters - 1) + 10_000);
    await expect.poll(() => animations(page).then(({ length }) => length)).toBe(letters);
  });

  test('is stopped by its button', async ({ page }) => {
    await visit(page, path);
    await page.getByRole('button', { name: /^Pause/ }).click();
    await expect.poll(() => animations(page)).toEqual([]);
    await page.getByRole('button', { name: /^Play/ }).click();
    await expect.poll(() => animations(page).then(({ length }) => length)).toBeGreaterThan(10);
  });

  test('stands still where less motion is asked for', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, path);
    expect(await animations(page)).toEqual([]);
    expect(await page.getByRole('button', { name: /^Play/ }).count()).toBe(1);
  });
});
