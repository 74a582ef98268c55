import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compiler } from 'markdown-to-jsx/react';
import type { Page } from 'playwright-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect } from 'vitest';
import { test } from './site.ts';

const docs = join(import.meta.dirname, '../../docs');
const MOST_SHEETS = 2;
/** As a browser prints a plain page: letters of 10 points, margins of 15 mm. */
const LOOK = `
  @page { size: A4; margin: 15mm }
  body { margin: 0; font: 10pt/1.35 sans-serif }
  h2 { font-size: 16pt; margin: 0 0 3mm } h3 { font-size: 12pt; margin: 4mm 0 1.5mm; break-after: avoid }
  p { margin: 0 0 2mm } ul, ol { margin: 0 0 2mm; padding-left: 6mm } img { vertical-align: top; max-width: 100% }
`;

const [, ...days] = readFileSync(join(docs, 'office-guide.md'), 'utf8').split(/^(?=## )/m);
const named = days.map((text) => [/^## (.+)/.exec(text)?.[1] ?? '', text] as const);

describe('the day of each role in the guide of the office', () => {
  test('has two sheets of A4 at most, with its pictures', async ({ browser }) => {
    expect(named).toHaveLength(4);
    const page = await browser.newPage();
    const sheets: Record<string, number> = {};
    for (const [name, text] of named) sheets[name] = await print(page, text);
    await page.close();
    const tooLong = Object.entries(sheets).filter(([, count]) => count > MOST_SHEETS);
    expect(tooLong, JSON.stringify(sheets)).toEqual([]);
  });
});

/** Prints a section as its Markdown is shown. @returns the number of sheets. */
async function print(page: Page, markdown: string): Promise<number> {
  const body = renderToStaticMarkup(compiler(markdown));
  expect(body).toContain('<img');
  const withPictures = body.replace(/ src="([^"]+)"/g, (_, path: string) => {
    const picture = readFileSync(join(docs, path)).toString('base64');
    return ` src="data:image/webp;base64,${picture}"`;
  });
  await page.setContent(`<!doctype html><meta charset="utf-8"><style>${LOOK}</style>${withPictures}`);
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return pdf.match(/\/Type \/Page\n/g)?.length ?? 0;
}
