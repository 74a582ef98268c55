import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sampleSiteHolder } from '../../server/content/site-holder.ts';
import { printQuotation } from '../../server/quotations/letterhead/printing.ts';
import { readLogo } from '../../server/quotations/letterhead/read-logo.ts';
import { makeQuotationValues } from '../factories/quotations.ts';
import { readPdf } from './read-pdf.ts';

const site = sampleSiteHolder().current;
const identity = { ...site.identity, logo: 'upload-own-mark' as const };

const print = (values = makeQuotationValues(), logo?: Buffer) =>
  printQuotation({
    letterhead: { identity, logo },
    values,
    number: 'Q/2026-27/0001',
    day: '2026-11-16',
    sender: 'Meera Nair',
    at: new Date('2026-11-16T06:00:00Z'),
  });

const gates = (count: number, terms = 'Rates are per month.') =>
  makeQuotationValues({
    terms,
    lines: Array.from({ length: count }, (_, index) => {
      return { service: `Guard at gate ${index + 1}`, count: '2', rate: '18,500' };
    }),
  });

interface Node {
  role?: string;
  type?: string;
  id?: string;
  children?: Node[];
}

/** The leaves of the tree of each page with the texts that they name. */
async function readTrees(bytes: Buffer) {
  const task = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false });
  const document = await task.promise;
  const info = (await document.getMetadata()).info as Record<string, unknown>;
  const isTagged = (await document.getMarkInfo()) as unknown as Map<string, boolean> | null;
  const parts: { role: string; text: string }[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const texts = new Map<string, string>();
    const open: (string | undefined)[] = [];
    for (const item of items)
      if ('str' in item) {
        const id = open.findLast((each) => each !== undefined);
        if (id !== undefined) texts.set(id, `${texts.get(id) ?? ''}${item.str}`);
      } else if (item.type === 'endMarkedContent') open.pop();
      else open.push(item.id ?? undefined);
    const read = (node: Node, role: string): void => {
      if (node.type === 'content') parts.push({ role, text: (texts.get(node.id ?? '') ?? '').trim() });
      else for (const child of node.children ?? []) read(child, node.role ?? role);
    };
    const tree = (await page.getStructTree()) as Node | null;
    if (tree !== null) read(tree, '');
  }
  await task.destroy();
  const textsOf = (wanted: string) => parts.filter(({ role }) => role === wanted).map(({ text }) => text);
  return { info, isTagged: isTagged?.get('Marked') === true, parts, textsOf };
}

test('a quotation has its language, its title and a tree that reads its parts in order', async () => {
  const { info, isTagged, parts, textsOf } = await readTrees(await print(gates(2)));
  expect(isTagged).toBe(true);
  expect(info).toMatchObject({ Language: 'en-IN', Title: 'Quotation Q/2026-27/0001' });
  const roles = parts.map(({ role }) => role);
  expect(roles).toEqual(expect.arrayContaining(['Figure', 'P', 'H1', 'TH', 'TD', 'H2']));
  expect(textsOf('H1')).toEqual(['Quotation']);
  expect(textsOf('H2')).toEqual(['Terms']);
  expect(textsOf('TH')).toHaveLength(5);
  const rows = [
    '1 | Guard at gate 1 | 2 | 18,500.00 | 37,000.00',
    '2 | Guard at gate 2 | 2 | 18,500.00 | 37,000.00',
  ];
  expect(textsOf('TD').join(' | ')).toBe(rows.join(' | '));
  const all = parts.map(({ text }) => text).join('\n');
  expect(all.indexOf('Terms')).toBeGreaterThan(all.indexOf('Total a month'));
  // The foot of the page is read by nobody.
  expect(all).not.toContain('Page 1 of 1');
});

test('a quotation shows the uploaded logo, and the drawn emblem where that cannot be read', async () => {
  const picture = sharp({ create: { width: 480, height: 240, channels: 3, background: '#c02020' } });
  const webp = new Uint8Array(await picture.webp().toBuffer());
  const uploads = new Map([[identity.logo, { widths: [200, 480] }]]) as unknown as typeof site.uploads;
  /** The logo from a store that has, at most, its largest width. */
  const logoOf = (isThere: boolean) => {
    const getBytes = async (key: string) => {
      if (!isThere || !key.includes('480')) throw new Error(key);
      return webp;
    };
    const parts = { publications: { getBytes }, log: { error: () => undefined } };
    return readLogo(parts as unknown as Parameters<typeof readLogo>[0], { ...site, identity, uploads });
  };
  const imagesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Subtype \/Image/g)?.length ?? 0;
  const pdf = await print(makeQuotationValues(), await logoOf(true));
  expect(imagesIn(pdf)).toBe(1);
  const { text } = await readPdf(pdf);
  for (const words of [identity.name, ...identity.corporateOffice.address]) expect(text).toContain(words);
  const missing = await logoOf(false);
  expect(missing).toBeUndefined();
  expect(imagesIn(await print(makeQuotationValues(), missing))).toBe(0);
});
