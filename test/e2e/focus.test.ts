import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test, visit } from './site.ts';
import { PHONE, WIDE } from './well-made.ts';

const MOST_STOPS = 120;

/**
 * The focused element, and whether part of it is visible: its middle, or a point near one of its corners, is not
 * covered by another element. Undefined at the end of the page.
 */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const points = [left + 4, (left + right) / 2, right - 4].flatMap((x) =>
      [top + 4, (top + bottom) / 2, bottom - 4].map((y) => [x, y] as const),
    );
    const seen = points.some(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    });
    const name = `${element.tagName.toLowerCase()} ${element.textContent?.trim().slice(0, 40)}`;
    return { name, seen };
  });

describe('the focused element', () => {
  test.for([
    ['/guarding-solution', WIDE],
    ['/our-presence', PHONE],
  ] as const)('is never hidden by fixed bars and buttons: %s', async ([path, size], { page }) => {
    await page.setViewportSize(size);
    await visit(page, path);
    let stops = 0;
    // Forwards, where the bottom bar may hide it, and backwards, where the top bars may.
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let stop = 0; stop < MOST_STOPS; stop++) {
        await page.keyboard.press(key);
        const at = await focused(page);
        if (at === undefined) break;
        stops += 1;
        expect(at.seen, `${key} to ${at.name}`).toBe(true);
      }
    }
    expect(stops).toBeGreaterThan(60);
  });
});
