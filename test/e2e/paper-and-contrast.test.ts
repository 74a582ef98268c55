import { inflateSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished } from 'vitest';
import { sampleIdentity as company } from '../../src/content/identity.ts';
import { test, visit } from './site.ts';

/** A page of each kind: with a form, a long one, one with a table, and one whose last lines easily stand alone. */
const printed = ['/contactus', '/hospital-solution', '/Career', '/privacy', '/blog/1'];
/** Fewer lines are not worth a sheet. */
const LEAST_LINES = 3;

describe('a printed page', () => {
  test('names the company, has no form, and no last sheet with only a line or two', async ({ page }) => {
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
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const sheets = linesOfSheets(await page.pdf({ format: 'A4' }));
      expect(sheets.at(-1), `lines on the last sheet of ${path}: ${sheets}`).toBeGreaterThanOrEqual(
        LEAST_LINES,
      );
    }
  });
});

/** Counts the lines of text on each page of Chromium's PDF: the heights at which text starts. */
function linesOfSheets(pdf: Buffer): number[] {
  const text = pdf.toString('latin1');
  const sheets = [...text.matchAll(/\n\d+ 0 obj\n<<(.*?)\nendobj/gs)].filter(([object]) =>
    object.includes('/Type /Page\n'),
  );
  return sheets.map(([sheet]) => {
    const contents = /\/Contents (\d+) 0 R/.exec(sheet)?.[1];
    const object = text.indexOf(`\n${contents} 0 obj\n`);
    const length = Number(/\/Length (\d+)/.exec(text.slice(object, object + 200))?.[1]);
    const start = text.indexOf('stream\n', object) + 'stream\n'.length;
    // An empty sheet.
    if (length === 0) return 0;
    const drawn = inflateSync(pdf.subarray(start, start + length)).toString('latin1');
    return new Set([...drawn.matchAll(/(\S+) Tm\n/g)].map(([, height]) => height)).size;
  });
}

describe('a button in forced colours', () => {
  test('keeps a border on every background', async ({ page }) => {
    onTestFinished(() => page.emulateMedia({ forcedColors: null }));
    await page.emulateMedia({ forcedColors: 'active' });
    for (const [path, width] of [
      ['/', 1440],
      ['/', 390],
      ['/hospital-solution', 1440],
      ['/our-presence', 390],
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
