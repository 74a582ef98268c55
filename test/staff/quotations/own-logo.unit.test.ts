import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sampleSiteHolder } from '../../../server/content/site-holder.ts';
import { printQuotation } from '../../../server/staff/quotations/letterhead/quotation-pdf.ts';
import { readLogo } from '../../../server/staff/quotations/letterhead/read-logo.ts';
import { makeQuotationValues } from '../../factories/quotations.ts';
import { readPdf } from './read-pdf.ts';

const site = sampleSiteHolder().current;
const identity = { ...site.identity, logo: 'upload-own-mark' as const };
const file = { widths: [200, 480] };
const uploads = new Map([[identity.logo, file]]) as unknown as typeof site.uploads;
const log = { error: () => undefined } as unknown as Parameters<typeof readLogo>[0]['log'];

/** A store that has the logo in its largest width only. */
async function storeOf(bytes: Buffer | undefined) {
  const getBytes = (key: string) =>
    bytes !== undefined && key.includes('480')
      ? Promise.resolve(new Uint8Array(bytes))
      : Promise.reject(new Error(key));
  return { getBytes } as unknown as Parameters<typeof readLogo>[0]['publications'];
}

const print = (logo: Buffer | undefined) =>
  printQuotation({
    letterhead: { identity, logo },
    values: makeQuotationValues(),
    ...{
      number: 'Q/2026-27/0001',
      day: '2026-11-16',
      sender: 'Meera Nair',
      at: new Date('2026-11-16T06:00:00Z'),
    },
  });

const imagesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Subtype \/Image/g)?.length ?? 0;

test('a quotation shows the uploaded logo beside the company’s name and address', async () => {
  const webp = await sharp({ create: { width: 480, height: 240, channels: 3, background: '#c02020' } })
    .webp()
    .toBuffer();
  const logo = await readLogo({ publications: await storeOf(webp), log }, { ...site, identity, uploads });
  const pdf = await print(logo);
  expect(imagesIn(pdf)).toBe(1);
  const { text } = await readPdf(pdf);
  expect(text).toContain(identity.name);
  for (const line of identity.corporateOffice.address) expect(text).toContain(line);
});

test('a quotation shows the drawn emblem where the logo cannot be read', async () => {
  const logo = await readLogo(
    { publications: await storeOf(undefined), log },
    { ...site, identity, uploads },
  );
  expect(logo).toBeUndefined();
  expect(imagesIn(await print(logo))).toBe(0);
});
