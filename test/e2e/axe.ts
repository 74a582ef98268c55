import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * The landmarks by which a screen reader goes about a page: no standard asks for them, but whatever lies outside of
 * them is easily missed.
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

/** A dialog that is still fading in has colours of no meaning: what arrives within a second is waited for. */
async function waitForArrivals(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) <= 1000)
        .map(({ finished }) => finished),
    ).then(() => undefined),
  );
}

/** Every rule that is broken within what the selector names, with the places where. */
async function findViolations(page: Page, within: string, landmarks: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(
    async ([context, values, landmarks]) => {
      const { violations } = await (window as unknown as { axe: Axe }).axe.run(context, {
        runOnly: { type: 'tag', values },
        rules: Object.fromEntries(landmarks.map((rule) => [rule, { enabled: true }])),
        resultTypes: ['violations'],
      });
      // The rest of the results is large, and nobody looks at it: it stays in the page.
      return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
    },
    [within, RULES, landmarks] as const,
  );
}

export async function expectAccessible(page: Page, what: string, within = 'html'): Promise<void> {
  await waitForArrivals(page);
  expect(await findViolations(page, within, []), what).toEqual([]);
}

/** The same of a whole page, and that all of it lies in a landmark. */
export async function expectAccessiblePage(page: Page, what: string): Promise<void> {
  await waitForArrivals(page);
  expect(await findViolations(page, 'html', LANDMARKS), what).toEqual([]);
}
