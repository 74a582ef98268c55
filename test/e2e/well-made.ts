import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from './axe.ts';

export const WIDE = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** Checks accessibility, and that nothing is wider than the window. */
export async function expectFit(page: Page, what: string): Promise<void> {
  await expectAccessible(page, what);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(overflow, { message: `${what} is as wide as the window` }).toBeLessThanOrEqual(0);
}
