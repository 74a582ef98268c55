import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { sampleSiteHolder } from '../../../server/content/site-holder.ts';
import { printQuotation } from '../../../server/staff/quotations/letterhead/quotation-pdf.ts';
import { makeQuotationValues } from '../../factories/quotations.ts';
import { readPdf } from './read-pdf.ts';

interface Node {
  role?: string;
  type?: string;
  id?: string;
  alt?: string;
  children?: Node[];
}

const print = (lines: number, terms = 'Rates are per month.') =>
  printQuotation({
    letterhead: { identity: sampleSiteHolder().current.identity, logo: undefined },
    values: makeQuotationValues({
      terms,
      lines: Array.from({ length: lines }, (_, index) => ({
        ...{ service: `Guard at gate ${index + 1}`, count: '2', rate: '18,500' },
      })),
    }),
    ...{
      number: 'Q/2026-27/0001',
      day: '2026-11-16',
      sender: 'Meera Nair',
      at: new Date('2026-11-16T06:00:00Z'),
    },
  });

/** The tree of each page, and the texts that its leaves name. */
async function readTrees(bytes: Buffer) {
  const task = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false });
  const document = await task.promise;
  const info = (await document.getMetadata()).info as Record<string, unknown>;
  const isTagged = (await document.getMarkInfo()) as unknown as Map<string, boolean> | null;
  const pages: { role: string; text: string }[][] = [];
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
    const tree = (await page.getStructTree()) as Node | null;
    const read = (node: Node, role: string): { role: string; text: string }[] =>
      node.type === 'content'
        ? [{ role, text: (texts.get(node.id ?? '') ?? '').trim() }]
        : (node.children ?? []).flatMap((child) => read(child, node.role ?? role));
    pages.push(tree === null ? [] : read(tree, ''));
  }
  await task.destroy();
  return { info, isTagged: isTagged?.get('Marked') === true, pages };
}

test('a quotation has its language, its title and a tree that reads its parts in order', async () => {
  const { info, isTagged, pages } = await readTrees(await print(2));
  expect(isTagged).toBe(true);
  expect(info).toMatchObject({ Language: 'en-IN', Title: 'Quotation Q/2026-27/0001' });
  const [parts = []] = pages;
  expect(parts.map(({ role }) => role)).toEqual(
    expect.arrayContaining(['Figure', 'P', 'H1', 'TH', 'TD', 'H2']),
  );
  const textsOf = (role: string) => parts.filter((part) => part.role === role).map(({ text }) => text);
  expect(textsOf('H1')).toEqual(['Quotation']);
  expect(textsOf('H2')).toEqual(['Terms']);
  expect(textsOf('TH')).toHaveLength(5);
  expect(textsOf('TD')).toEqual([
    ...['1', 'Guard at gate 1', '2', '18,500.00', '37,000.00'],
    ...['2', 'Guard at gate 2', '2', '18,500.00', '37,000.00'],
  ]);
  const all = parts.map(({ text }) => text).join('\n');
  expect(all.indexOf('Terms')).toBeGreaterThan(all.indexOf('Total a month'));
  // The foot of the page is read by nobody.
  expect(all).not.toContain('Page 1 of 1');
});

test('a table over several pages is one table, whose repeated head is passed over', async () => {
  const bytes = await print(60, 'A long term. '.repeat(600));
  const { pages } = await readTrees(bytes);
  expect((await readPdf(bytes)).pages).toBeGreaterThan(2);
  const parts = pages.flat();
  expect(parts.filter(({ role }) => role === 'TH')).toHaveLength(5);
  expect(parts.filter(({ role, text }) => role === 'TD' && text.startsWith('Guard at gate'))).toHaveLength(
    60,
  );
});
