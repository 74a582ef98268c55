import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { type Site, test, untilReady } from './site.ts';

/** Whether an element is laid out: false while the browser skips the section that it is in. */
const isLaidOut = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));

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
  test('lays out what is near the screen, and the rest when somebody scrolls there', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/the-company');
    await untilReady(page);
    expect(await isLaidOut(page, 'h1')).toBe(true);
    // The footer is laid out for a moment when its turn has come.
    await expect.poll(() => isLaidOut(page, '.footer a')).toBe(false);
    await page.keyboard.press('End');
    await expect.poll(() => isLaidOut(page, '.footer a')).toBe(true);
  });

  test('does not move what is on the screen', async ({ page }) => {
    await page.addInitScript(keepShifts);
    for (const [width, height] of [
      [390, 664],
      [412, 823],
      [768, 1024],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const path of ['/', '/the-company', '/Career', '/contactus', '/blog', '/chairman', '/login']) {
        await page.goto(path);
        await untilReady(page);
        expect(await page.evaluate(shiftsOf), `${path} at ${width} px`).toEqual([]);
      }
    }
  });

  test('does not move when the line halts in the middle of the bar at the top', async ({ page, site }) => {
    await using line = await startHaltingLine(site);
    await page.addInitScript(keepShifts);
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto(`${line.origin}/chairman`);
    await untilReady(page);
    expect(await page.evaluate(shiftsOf)).toEqual([]);
    // A script that still loads when the line is closed would be an error on the console.
    await page.goto('about:blank');
  });

  test('shows the section that its address names, and keeps it there', async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/the-company#lines-we-do-not-cross');
      const early = await restingTop(page, '#lines-we-do-not-cross h2');
      await untilReady(page);
      const late = await restingTop(page, '#lines-we-do-not-cross h2');
      expect(early, `${width} px`).toBeGreaterThan(0);
      expect(early, `${width} px`).toBeLessThan(422);
      expect(Math.abs(late - early), `${width} px`).toBeLessThan(4);
      await page.goto('about:blank');
    }
  });

  test('stays where somebody has scrolled before its scripts came', async ({ page }) => {
    for (const [path, at] of [
      ['/the-company', 0],
      ['/the-company#certificates', 1_000],
    ] as const) {
      const { promise, resolve } = Promise.withResolvers<void>();
      await page.route(/\/assets\/first-.*\.js/, async (route) => {
        await promise;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(at);
      const start = await page.evaluate(() => scrollY);
      await expect
        .poll(async () => {
          await page.mouse.wheel(0, 600);
          return page.evaluate(() => scrollY);
        })
        .toBeGreaterThan(start + 500);
      resolve();
      await untilReady(page);
      await page.locator('.footer[style=""]').waitFor();
      expect(await page.evaluate(() => scrollY), path).toBeGreaterThan(start + 500);
      await page.goto('about:blank');
      await page.unrouteAll();
    }
  });

  test('begins no transition, during which taps would reach nothing, before another page is opened', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const begin = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        document.documentElement.dataset.transitions = `${Number(document.documentElement.dataset.transitions ?? 0) + 1}`;
        return begin(update);
      };
    });
    await page.goto('/the-company');
    await untilReady(page);
    await page.locator('.footer[style=""]').waitFor();
    expect(await page.locator('html').getAttribute('data-transitions')).toBeNull();
    await page.locator('#related a').first().click();
    await expect.poll(() => page.locator('html').getAttribute('data-transitions')).toBe('1');
  });

  test('is where it was left after a reload and after another page', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/the-company');
    await untilReady(page);
    // The last part has been laid out, and is skipped again.
    await page.locator('.footer[style=""]').waitFor();
    const related = page.locator('#related a').first();
    await related.scrollIntoViewIfNeeded();
    const before = await restingTop(page, '#related h2');
    await page.reload();
    await untilReady(page);
    await expect.poll(async () => Math.abs((await restingTop(page, '#related h2')) - before)).toBeLessThan(4);

    await related.click();
    await page.waitForURL((url) => url.pathname !== '/the-company');
    await page.goBack();
    await page.waitForURL('**/the-company');
    await expect.poll(async () => Math.abs((await restingTop(page, '#related h2')) - before)).toBeLessThan(4);
  });
});

const HALT_MS = 500;

/** The site over a line that halts for a moment within the bar at the top of a page. */
async function startHaltingLine({ app }: Site) {
  const line = createServer(async ({ url = '/' }, response) => {
    const answer = await app.inject({ url, headers: { 'accept-encoding': 'identity' } });
    response.writeHead(answer.statusCode, answer.headers);
    const bar = answer.rawPayload.indexOf('class="utility__end"');
    if (bar === -1) return response.end(answer.rawPayload);
    const half = answer.rawPayload.indexOf('</svg>', bar);
    response.write(answer.rawPayload.subarray(0, half));
    await setTimeout(HALT_MS);
    return response.end(answer.rawPayload.subarray(half));
  });
  await once(line.listen(0, '127.0.0.1'), 'listening');
  const { port } = line.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      line.closeAllConnections();
      await new Promise((resolve) => line.close(resolve));
    },
  };
}

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
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    })[]) {
      if (entry.value <= 0.01 || entry.hadRecentInput) continue;
      const moved = entry.sources.map(
        ({ node, previousRect, currentRect }) =>
          `${node instanceof Element ? node.className : node?.textContent} from ${JSON.stringify(previousRect)} to ${JSON.stringify(currentRect)}`,
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
