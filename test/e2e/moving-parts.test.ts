import type { Page } from 'playwright-core';
import sharp from 'sharp';
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

describe.for(['/hospital-solution', '/banking-solution'])('the heading of %s', (path) => {
  test('fades in letter by letter, and is one string for screen readers', async ({ page }) => {
    await visit(page, path);
    const timings = await untilAllMove(page);
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

  test('starts again ten seconds after it has ended', async ({ page }) => {
    await page.clock.install();
    await visit(page, path);
    const { length: letters } = await untilAllMove(page);
    await page.locator('h1').evaluate((heading) => {
      for (const animation of heading.getAnimations({ subtree: true })) animation.finish();
    });
    expect(await animations(page)).toEqual([]);
    await page.clock.runFor(2_250 + 45 * (letters - 1) + 10_000);
    expect(await untilAllMove(page)).toHaveLength(letters);
  });

  test('is readable at every moment, and on paper, whatever the film shows', async ({ page }) => {
    const white = await sharp({ create: { width: 16, height: 9, channels: 3, background: 'white' } })
      .png()
      .toBuffer();
    await page.route('**/media/films/**', (route) =>
      route.fulfill({ contentType: 'image/png', body: white }),
    );
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await visit(page, path);
    await expect.poll(() => animations(page).then(({ length }) => length)).toBeGreaterThan(10);
    for (const width of [1440, 1024, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const ground = await lightestBehind(page);
      for (const moment of [0, 400, 1_000, 2_000, 3_000]) {
        const inks = await inksAt(page, moment);
        const least = Math.min(
          ...inks.map(({ color, opacity }) => contrast(mixed(color, opacity, ground), ground)),
        );
        expect(least, `${moment} ms at ${width} px`).toBeGreaterThanOrEqual(3);
      }
    }
    await page.emulateMedia({ media: 'print' });
    expect(new Set((await inksAt(page, 0)).map(({ opacity }) => opacity))).toEqual(new Set([1]));
    await page.emulateMedia({ media: null });
  });

  test('is stopped by its button', async ({ page }) => {
    await visit(page, path);
    await page.getByRole('button', { name: /^Pause/ }).click();
    await expect.poll(() => animations(page)).toEqual([]);
    await page.getByRole('button', { name: /^Play/ }).click();
    await expect.poll(() => animations(page).then(({ length }) => length)).toBeGreaterThan(10);
  });

  test('does not move with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, path);
    await expect.poll(() => page.getByRole('button', { name: /^Play/ }).count()).toBe(1);
    expect(await animations(page)).toEqual([]);
  });
});

type Rgb = readonly [number, number, number];

/** The lightest colour behind the heading, measured with its letters hidden. */
async function lightestBehind(page: Page): Promise<Rgb> {
  const heading = page.locator('h1');
  const show = (visibility: string) =>
    heading.evaluate((element, value) => {
      element.style.visibility = value;
    }, visibility);
  await show('hidden');
  const box = await heading.boundingBox();
  const { channels } = await sharp(await page.screenshot({ ...(box && { clip: box }) })).stats();
  await show('');
  const [red, green, blue] = channels.map(({ max }) => max);
  return [red ?? 0, green ?? 0, blue ?? 0];
}

/** The colour and opacity of each letter at one moment of the animation. */
function inksAt(page: Page, moment: number): Promise<{ color: Rgb; opacity: number }[]> {
  return page.locator('h1').evaluate((heading, time) => {
    for (const animation of heading.getAnimations({ subtree: true })) animation.currentTime = time;
    return [...heading.querySelectorAll('.letter-word > span')].map((letter) => {
      const { color, opacity } = getComputedStyle(letter);
      const [red = 0, green = 0, blue = 0] = color.match(/[\d.]+/g)?.map(Number) ?? [];
      return { color: [red, green, blue] as const, opacity: Number(opacity) };
    });
  }, moment);
}

const mixed = (ink: Rgb, opacity: number, ground: Rgb): Rgb => {
  const mix = (place: 0 | 1 | 2) => ink[place] * opacity + ground[place] * (1 - opacity);
  return [mix(0), mix(1), mix(2)];
};

/** Relative luminance as WCAG defines it. */
function contrast(one: Rgb, other: Rgb): number {
  const luminance = (color: Rgb) => {
    const [red = 0, green = 0, blue = 0] = color.map((value) =>
      value <= 10 ? value / 3_294 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
