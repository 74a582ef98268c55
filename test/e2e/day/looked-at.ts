import type { Page } from 'playwright-core';
import { expectWellMade as expectBothSizes } from '../well-made.ts';

const lookedAt = new Set<string>();

/** A day is lived on each database, and its screens look the same on each: they are looked at on the first. */
export async function expectWellMade(page: Page, what: string): Promise<void> {
  if (lookedAt.has(what)) return;
  await expectBothSizes(page, what);
  lookedAt.add(what);
}
