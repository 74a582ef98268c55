import type { Page } from 'playwright-core';
import { expectWellMade as expectBothSizes } from '../well-made.ts';

const lookedAt = new Set<string>();

/** Each day runs on both databases, and its screens look the same on both: they are checked on the first only. */
export async function expectWellMade(page: Page, what: string): Promise<void> {
  if (lookedAt.has(what)) return;
  await expectBothSizes(page, what);
  lookedAt.add(what);
}
