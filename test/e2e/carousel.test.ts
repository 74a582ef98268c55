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
const liveness = (page: Page) => carousel(page).locator('[aria-live]').getAttribute('aria-live');

/** A page whose clock advances only on command. No page is reused, since its context's clock stays frozen. */
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
const holdsFocus = (target: Locator) =>
  target.evaluate((element) => element.contains(document.activeElement));

describe('the carousel of the home page', () => {
  test('has four slides, advances every four seconds, and has its texts in place after one', async ({
    page,
  }) => {
    await visitHome(page);
    expect(await carousel(page).locator('[aria-roledescription="slide"]').count()).toBe(4);
    let slide = await startAnew(page);
    for (let turn = 1; turn <= 4; turn += 1) {
      expect(await shown(page).getAttribute('data-text')).toBe('start');
      await pass(page, TEXT_ARRIVES_MS);
      expect(await shown(page).getAttribute('data-text')).toBe('end');
      expect(await pass(page, ADVANCE_MS - TEXT_ARRIVES_MS - 10)).toBe(slide);
      slide = slideAfter(slide);
      expect(await pass(page, 10)).toBe(slide);
    }
    // By its buttons, past both ends too.
    for (let turn = 0; turn < 4; turn += 1) {
      await key(page, 'Next slide').click();
      slide = slideAfter(slide);
      await expect.poll(() => place(page)).toBe(slide);
    }
    for (let turn = 0; turn < 3; turn += 1) await key(page, 'Previous slide').click();
    await expect.poll(() => place(page)).toBe(slideAfter(slide));
  });

  test('pauses for its button, for a mouse over it, and for the focus in it', async ({ page }) => {
    await visitHome(page);
    const holders: [hold: () => Promise<unknown>, letGo: () => Promise<unknown>][] = [
      [
        () => key(page, 'Pause the slide show').dispatchEvent('click'),
        () => key(page, 'Start the slide show').dispatchEvent('click'),
      ],
      [() => carousel(page).hover(), () => page.mouse.move(700, 5)],
      [
        async () => {
          await page.getByRole('link', { name: /home$/ }).first().focus();
          while (!(await holdsFocus(carousel(page)))) await page.keyboard.press('Tab');
        },
        () => page.locator('#main').focus(),
      ],
    ];
    for (const [hold, letGo] of holders) {
      const slide = await startAnew(page);
      await hold();
      await expect.poll(() => liveness(page)).toBe('polite');
      await untilRendered(page);
      expect(await pass(page, 3 * ADVANCE_MS)).toBe(slide);
      await letGo();
      await expect.poll(() => liveness(page)).toBe('off');
      await untilRendered(page);
      expect(await pass(page, ADVANCE_MS + 10)).toBe(slideAfter(slide));
    }
  });

  test('does not move with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visitHome(page);
    const slide = await place(page);
    expect(await pass(page, 3 * ADVANCE_MS)).toBe(slide);
    await key(page, 'Next slide').click();
    await expect.poll(() => place(page)).toBe(slideAfter(slide));
  });
});
