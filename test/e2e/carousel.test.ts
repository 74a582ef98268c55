import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test as base, visit } from './site.ts';

const test = base.extend({
  contextOptions: [{ reducedMotion: 'no-preference' }, { scope: 'file' }],
  keepsPage: [false, { scope: 'file' }],
});

const ADVANCE_MS = 4000;
const TEXT_ARRIVES_MS = 1000;

const carousel = (page: Page) => page.locator('main').getByRole('region').first();
const shown = (page: Page) => carousel(page).locator('[aria-roledescription="slide"]:not([inert])');
const place = async (page: Page) => Number((await shown(page).getAttribute('aria-label'))?.slice(0, 1));
const key = (page: Page, name: string) => carousel(page).getByRole('button', { name });
const textState = (page: Page) => shown(page).getAttribute('data-text');

/**
 * A page whose clock advances only on command. No page is reused, since its context's clock stays frozen.
 */
async function visitHome(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.resume();
  await visit(page, '/');
  await page.mouse.move(700, 5);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await untilRendered(page);
}

/**
 * React renders what a timer or the mouse has changed, and starts the next timer, in later tasks of the page. Each
 * message here is such a task, after those that are waiting already.
 */
async function untilRendered(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 10; turn++)
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(undefined);
      });
  });
}

/** Shows the next slide and returns its number. Clicks by script, since a pointer over the slide would pause it. */
async function startAnew(page: Page): Promise<number> {
  await key(page, 'Next slide').dispatchEvent('click');
  await untilRendered(page);
  return place(page);
}

async function pass(page: Page, ms: number): Promise<number> {
  await page.clock.runFor(ms);
  await untilRendered(page);
  return place(page);
}

const slideAfter = (slide: number) => (slide % 4) + 1;

describe('the carousel of the home page', () => {
  test('has four slides and advances every four seconds', async ({ page }) => {
    await visitHome(page);
    expect(await carousel(page).getAttribute('aria-roledescription')).toBe('carousel');
    expect(await carousel(page).locator('[aria-roledescription="slide"]').count()).toBe(4);
    let slide = await startAnew(page);
    for (let turn = 1; turn <= 5; turn += 1) {
      expect(await pass(page, ADVANCE_MS - 10)).toBe(slide);
      slide = slideAfter(slide);
      expect(await pass(page, 10)).toBe(slide);
    }
  });

  test('turns with its buttons, past both ends too', async ({ page }) => {
    await visitHome(page);
    const first = await place(page);
    for (let turn = 0, slide = first; turn < 4; turn += 1) {
      await key(page, 'Next slide').click();
      slide = slideAfter(slide);
      await expect.poll(() => place(page)).toBe(slide);
    }
    for (let turn = 0; turn < 3; turn += 1) await key(page, 'Previous slide').click();
    await expect.poll(() => place(page)).toBe(slideAfter(first));
  });

  test('animates each of its texts for a second', async ({ page }) => {
    await visitHome(page);
    // In one step, since the texts arrive within a second of real time, which the page's clock does not stop.
    const movements = await key(page, 'Next slide').evaluate(async (next: HTMLElement) => {
      next.click();
      for (let turn = 0; turn < 5; turn++) await Promise.resolve();
      const texts = document.querySelectorAll('.slide:not([inert]) .slide__text > *');
      return [...texts].map((text) => text.getAnimations().map(({ effect }) => effect?.getComputedTiming()));
    });
    expect(movements.length).toBe(4);
    for (const [timing, ...others] of movements) {
      expect(timing).toMatchObject({ delay: 0, duration: TEXT_ARRIVES_MS });
      expect(others).toEqual([]);
    }
  });

  test('has its texts in place after a second', async ({ page }) => {
    await visitHome(page);
    await startAnew(page);
    expect(await textState(page)).toBe('start');
    await pass(page, TEXT_ARRIVES_MS - 10);
    expect(await textState(page)).toBe('start');
    await pass(page, 10);
    expect(await textState(page)).toBe('end');
    await pass(page, ADVANCE_MS - TEXT_ARRIVES_MS);
    expect(await textState(page)).toBe('start');
  });

  const holders: [string, (page: Page) => Promise<void>, (page: Page) => Promise<void>][] = [
    [
      'its pause button',
      (page) => key(page, 'Pause the slide show').dispatchEvent('click'),
      (page) => key(page, 'Start the slide show').dispatchEvent('click'),
    ],
    ['a mouse over it', (page) => carousel(page).hover(), (page) => page.mouse.move(700, 5)],
    [
      'the focus in it',
      async (page) => {
        await page.getByRole('link', { name: /home$/ }).first().focus();
        while (!(await holdsFocus(carousel(page)))) await page.keyboard.press('Tab');
      },
      (page) => page.locator('#main').focus(),
    ],
  ];
  test.for(holders)('pauses for %s', async ([, hold, letGo], { page }) => {
    await visitHome(page);
    const slide = await startAnew(page);
    await hold(page);
    await expect.poll(() => carousel(page).locator('[aria-live]').getAttribute('aria-live')).toBe('polite');
    await untilRendered(page);
    expect(await pass(page, 3 * ADVANCE_MS)).toBe(slide);
    await letGo(page);
    await expect.poll(() => carousel(page).locator('[aria-live]').getAttribute('aria-live')).toBe('off');
    await untilRendered(page);
    expect(await pass(page, ADVANCE_MS + 10)).toBe(slideAfter(slide));
  });

  test('does not move with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visitHome(page);
    const slide = await place(page);
    expect(await pass(page, 3 * ADVANCE_MS)).toBe(slide);
    await key(page, 'Next slide').click();
    await expect.poll(() => place(page)).toBe(slideAfter(slide));
    await page.mouse.move(700, 5);
    await key(page, 'Start the slide show').dispatchEvent('click');
    await untilRendered(page);
    expect(await pass(page, ADVANCE_MS + 10)).toBe(slideAfter(slideAfter(slide)));
  });
});

const holdsFocus = (target: Locator) =>
  target.evaluate((element) => element.contains(document.activeElement));
