import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

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
async function findViolations(page: Page, within: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const { violations } = await page.evaluate(
    ([context, values]) =>
      (window as unknown as { axe: Axe }).axe.run(context, {
        runOnly: { type: 'tag', values },
        resultTypes: ['violations'],
      }),
    [within, RULES] as const,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}

export async function expectAccessible(page: Page, what: string, within = 'html'): Promise<void> {
  await waitForArrivals(page);
  expect(await findViolations(page, within), what).toEqual([]);
}
