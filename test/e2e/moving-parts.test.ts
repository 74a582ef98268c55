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

/**
 * Waits for the moment at which all letters are moving, and returns their timings: the first ones arrive while the last
 * ones have hardly begun, and all of them begin again after a while.
 */
const untilAllMove = (page: Page) =>
  page
    .waitForFunction(
      () => {
        const heading = document.querySelector('h1');
        const letters = heading?.querySelectorAll('.letter-word > span').length;
        const timings = heading
          ?.getAnimations({ subtree: true })
          .filter(({ playState }) => playState === 'running')
          .map(({ effect }) => effect?.getTiming());
        return letters !== undefined && timings?.length === letters && timings;
      },
      undefined,
      { timeout: 60_000 },
    )
    .then((found) => found.jsonValue() as Promise<EffectTiming[]>);

const PATH = '/hospital-solution';

describe('the heading of a solution', () => {
  test('fades in letter by letter, is one string for screen readers, and starts again after a while', async ({
    page,
  }) => {
    await page.clock.install();
    await visit(page, PATH);
    const timings = await untilAllMove(page);
    expect(timings.length).toBeGreaterThan(10);
    for (const [index, timing] of timings.entries()) {
      expect(timing?.duration).toBe(2_250);
      expect(timing?.delay).toBe(index * 45);
    }
    const heading = page.getByRole('heading', { level: 1 });
    const spoken = await heading.locator('.visually-hidden').innerText();
    expect(await page.getByRole('heading', { level: 1, name: spoken, exact: true }).count()).toBe(1);
    expect((await heading.locator('[aria-hidden]').textContent())?.trim()).toBe(spoken);

    // Ten seconds after it has ended.
    await heading.evaluate((element) => {
      for (const animation of element.getAnimations({ subtree: true })) animation.finish();
    });
    expect(await animations(page)).toEqual([]);
    await page.clock.runFor(2_250 + 45 * (timings.length - 1) + 10_000);
    expect(await untilAllMove(page)).toHaveLength(timings.length);
  });

  test('is stopped by its button, and does not move with reduced motion', async ({ page }) => {
    await visit(page, PATH);
    await page.getByRole('button', { name: /^Pause/ }).click();
    await expect.poll(() => animations(page)).toEqual([]);
    await page.getByRole('button', { name: /^Play/ }).click();
    await expect.poll(() => animations(page).then(({ length }) => length)).toBeGreaterThan(10);
    // On paper all letters are there at once.
    await page.emulateMedia({ media: 'print' });
    const opacities = await page
      .locator('h1 .letter-word > span')
      .evaluateAll((letters) => letters.map((letter) => getComputedStyle(letter).opacity));
    expect(new Set(opacities)).toEqual(new Set(['1']));
    await page.emulateMedia({ media: null, reducedMotion: 'reduce' });
    await visit(page, PATH);
    await expect.poll(() => page.getByRole('button', { name: /^Play/ }).count()).toBe(1);
    expect(await animations(page)).toEqual([]);
    await page.emulateMedia({ reducedMotion: null });
  });
});
