import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished } from 'vitest';
import { sampleIdentity as company } from '../../src/content/identity.ts';
import { test, visit } from './site.ts';

/** Pages with a form, with a table, and with both. */
const printed = ['/contactus', '/Career', '/privacy'];

describe('a printed page', () => {
  test('names the company, and has no form', async ({ page }) => {
    onTestFinished(() => page.emulateMedia({ media: null }));
    await page.emulateMedia({ media: 'print' });
    for (const path of printed) {
      await visit(page, path);
      const head = page.locator('.print-head');
      expect(await head.locator('svg').isVisible(), path).toBe(true);
      const words = await head.innerText();
      for (const line of [company.tollFree.display, company.enquiryEmail, ...company.corporateOffice.address])
        expect(words, path).toContain(line);
      expect(await page.locator('form:visible').count(), `forms of ${path}`).toBe(0);
    }
  });
});

describe('a button in forced colours', () => {
  test('keeps a border on every background', async ({ page }) => {
    onTestFinished(() => page.emulateMedia({ forcedColors: null }));
    await page.emulateMedia({ forcedColors: 'active' });
    for (const [path, width] of [
      ['/', 390],
      ['/Career', 1440],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await visit(page, path);
      const { edged, bare } = await edges(page);
      expect(bare, `${path} at ${width} px`).toEqual([]);
      expect(edged).toBeGreaterThan(3);
    }
  });
});

/** Of all buttons that have only a background: how many have a border as well, and which have none. */
function edges(page: Page): Promise<{ edged: number; bare: string[] }> {
  return page.locator(':is(.btn, .round, .side-tab, .side-call):visible').evaluateAll((buttons) => {
    const bare = buttons.filter((button) => {
      const { borderBottomWidth, borderBottomStyle } = getComputedStyle(button);
      return borderBottomStyle === 'none' || Number.parseFloat(borderBottomWidth) < 1;
    });
    return {
      edged: buttons.length - bare.length,
      bare: bare.map(({ outerHTML }) => outerHTML.slice(0, 120)),
    };
  });
}
