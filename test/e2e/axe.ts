import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Frame, Page } from 'playwright-core';
import { expect } from 'vitest';
import { layOutWhole } from './lay-out-whole.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * The landmarks with which screen reader users move around a page. No standard requires content to be inside them, but
 * whatever is outside is easily missed.
 */
const LANDMARKS = [
  'region',
  'landmark-one-main',
  'landmark-unique',
  'landmark-main-is-top-level',
  'landmark-banner-is-top-level',
  'landmark-complementary-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
];

interface Axe {
  run(context: string, options: object): Promise<AxeResults>;
}

/** A dialog that is still fading in has misleading colours, so violations get a second to disappear. */
async function waitForArrivals(page: Page | Frame): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) <= 1000)
        .map(({ finished }) => finished),
    ).then(() => undefined),
  );
}

/** Every rule that is broken within the selector, with the places. */
async function findViolations(
  page: Page | Frame,
  within: string,
  landmarks: readonly string[],
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(
    async ([context, values, landmarks]) => {
      const { violations } = await (window as unknown as { axe: Axe }).axe.run(context, {
        runOnly: { type: 'tag', values },
        rules: Object.fromEntries(landmarks.map((rule) => [rule, { enabled: true }])),
        resultTypes: ['violations'],
      });
      const bars = [...document.querySelectorAll('*')].filter((element) =>
        ['fixed', 'sticky'].includes(getComputedStyle(element).position),
      );
      // axe counts only what is seen of a target. What a bar covers is seen by scrolling.
      const isUnderBar = (selector: string) => {
        const target = document.querySelector(selector);
        const box = target?.getBoundingClientRect();
        return bars.some((bar) => {
          const { top, bottom } = bar.getBoundingClientRect();
          return box && !bar.contains(target) && box.top < bottom && box.bottom > top;
        });
      };
      // The other results are large and unused, so they stay in the page.
      return violations.flatMap(({ id, nodes }) =>
        nodes
          .map(({ target }) => target.join(' '))
          .filter((target) => id !== 'target-size' || !isUnderBar(target))
          .map((target) => `${id}: ${target}`),
      );
    },
    [within, RULES, landmarks] as const,
  );
}

export async function expectAccessible(page: Page | Frame, what: string, within = 'html'): Promise<void> {
  await waitForArrivals(page);
  await layOutWhole(page);
  expect(await findViolations(page, within, []), what).toEqual([]);
}

/** The same for a whole page, and that everything on it is inside a landmark. */
export async function expectAccessiblePage(page: Page, what: string): Promise<void> {
  await waitForArrivals(page);
  // axe finds what is behind a text by its place, and what the browser has not laid out has only a guessed one.
  await layOutWhole(page);
  await expectAccessibleAtOnce(page, what);
}

/** The same of a page of which the browser may have laid out only what is near the screen. */
export async function expectAccessibleAtOnce(page: Page, what: string): Promise<void> {
  expect(await findViolations(page, 'html', LANDMARKS), what).toEqual([]);
}
