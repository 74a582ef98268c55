import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test, untilReady, visit } from './site.ts';
import { PHONE } from './well-made.ts';

/** How far below the top of the window the element begins, when two frames have left it at the same place. */
const restingTop = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(async (element) => {
      let [last, top] = [Number.NaN, element.getBoundingClientRect().top];
      while (top !== last) {
        last = top;
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        top = element.getBoundingClientRect().top;
      }
      return top;
    });

describe('a page that has just arrived', () => {
  test('does not move what is on the screen', async ({ page }) => {
    await using _ = await page.addInitScript(keepShifts);
    for (const [width, height] of [
      [390, 664],
      [768, 1024],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const path of ['/', '/the-company', '/Career', '/contactus']) {
        await page.goto(path);
        await untilReady(page);
        expect(await page.evaluate(shiftsOf), `${path} at ${width} px`).toEqual([]);
      }
    }
  });

  test('shows the section that its address names, and keeps it there', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/the-company#lines-we-do-not-cross');
    const early = await restingTop(page, '#lines-we-do-not-cross h2');
    await untilReady(page);
    const late = await restingTop(page, '#lines-we-do-not-cross h2');
    expect(early).toBeGreaterThan(0);
    expect(early).toBeLessThan(422);
    expect(Math.abs(late - early)).toBeLessThan(4);
  });

  test('is where it was left, however soon, after a reload and after another page', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await visit(page, '/the-company');
    const related = page.locator('#related a').first();
    await related.scrollIntoViewIfNeeded();
    const before = await restingTop(page, '#related h2');
    const isThere = () =>
      expect.poll(async () => Math.abs((await restingTop(page, '#related h2')) - before)).toBeLessThan(4);
    await page.reload();
    await untilReady(page);
    await isThere();
    await related.click();
    await page.waitForURL((url) => url.pathname !== '/the-company');
    await page.goBack();
    await page.waitForURL('**/the-company');
    await isThere();
  });
});

interface Shifts {
  shifts: string[];
}

/** Runs in the page, before its own scripts. Below a hundredth are a font's first letters. */
function keepShifts(): void {
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    })[]) {
      if (entry.value <= 0.01 || entry.hadRecentInput) continue;
      const moved = entry.sources.map(({ node }) =>
        node instanceof Element ? node.className : node?.nodeName,
      );
      shifts.push(`${entry.value.toFixed(3)} at ${Math.round(entry.startTime)} ms: ${moved.join('; ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Two frames later, when all that happened before has been reported. */
async function shiftsOf(): Promise<string[]> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return (window as unknown as Shifts).shifts;
}
