/**
 * Prints the sample compliance documents and the attendance leaflet: `node art/documents/make.ts [slug …]`. The PDFs
 * are committed. Run it only when a text or the layout has changed, and only for the documents concerned, because the
 * browser gives every new print another id and date. CHROMIUM_PATH names the browser.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { type Browser, chromium } from 'playwright-core';
import { complianceDocuments } from '../../src/content/compliance-documents.ts';
import { certificates } from './certificates.ts';
import { licences } from './licences.ts';
import { notices } from './notices.ts';
import { policies } from './policies.ts';
import { registrations } from './registrations.ts';
import { renderDocument } from './template.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const MAX_BYTES = { document: 80 * 1024, leaflet: 120 * 1024 };
const LEAFLET = 'attendance-app';
/**
 * Static instances of the site's variable Onest, made with fonttools' varLib.instancer. With the variable font the
 * browser embeds some hundred unnamed glyph drawings, which makes the PDF five times as large. The rupee font has one
 * weight for all.
 */
const CUTS = [
  { weight: 400, range: '100 499' },
  { weight: 580, range: '500 649' },
  { weight: 680, range: '650 900' },
] as const;

const media = new URL('../../client/public/media/', import.meta.url);
const documents = [...licences, ...certificates, ...registrations, ...notices, ...policies];
const wanted = process.argv.slice(2);
const isWanted = (slug: string) => wanted.length === 0 || wanted.includes(slug);

const fontFaces = (await Promise.all(CUTS.map(fontFace))).join('\n');

await mkdir(new URL('compliance/', media), { recursive: true });
await mkdir(new URL('documents/', media), { recursive: true });

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: FLAGS,
});
try {
  for (const { slug, title } of complianceDocuments.filter(({ slug }) => isWanted(slug))) {
    const document = documents.find((candidate) => candidate.slug === slug);
    if (!document) throw new Error(`No document is written for ${slug}`);
    await print(
      browser,
      renderDocument(document, title),
      new URL(`compliance/${slug}.pdf`, media),
      MAX_BYTES.document,
    );
  }
  if (isWanted(LEAFLET)) {
    const html = await readFile(new URL(`${LEAFLET}.html`, import.meta.url), 'utf8');
    await print(browser, html, new URL(`documents/${LEAFLET}.pdf`, media), MAX_BYTES.leaflet);
  }
} finally {
  await browser.close();
}

async function print(browser: Browser, html: string, file: URL, maxBytes: number): Promise<void> {
  const page = await browser.newPage();
  await page.setContent(html.replace('<style>', `<style>\n${fontFaces}\n`));
  await page.evaluate(() => document.fonts.ready);
  const pdf = await page.pdf({ tagged: true, outline: true, printBackground: true, preferCSSPageSize: true });
  await page.close();
  if (pdf.length > maxBytes) throw new Error(`${file.pathname} has ${pdf.length} bytes`);
  await writeFile(file, pdf);
  console.log(`${Math.ceil(pdf.length / 1024)} kB  ${file.pathname.split('/media/')[1]}`);
}

/** Embedded as a data URL, because a page without an address may not read files. */
async function fontFace({ weight, range }: (typeof CUTS)[number]): Promise<string> {
  const face = async (file: string, characters: string) => {
    const font = await readFile(new URL(`fonts/${file}.woff2`, import.meta.url), 'base64');
    return `@font-face { font-family: Onest; font-weight: ${range}; unicode-range: ${characters};
      src: url("data:font/woff2;base64,${font}") format("woff2"); }`;
  };
  return `${await face(`onest-${weight}`, 'U+0000-20B8')}\n${await face('rupee-400', 'U+20B9')}`;
}
