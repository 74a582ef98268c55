import { describe, expect, onTestFinished } from 'vitest';
import { createJobOpening, makeApplication } from '../factories/rows.ts';
import { test as site } from './site.ts';
import { enterAs, openScreen, submit } from './staff-browser.ts';
import { WIDE } from './well-made.ts';

const test = site.extend('emptied', async ({ site: { db } }) => {
  await db.deleteFrom('submissions').execute();
});

describe('the start screen', () => {
  test('is legible in forced colours, and on one sheet of paper', async ({ page, site, emptied: _ }) => {
    const jid = await createJobOpening(site.db, {});
    for (let n = 0; n < 3; n++) await submit(site, 'application', makeApplication({ JobId: jid }));
    await enterAs(page, site, 'owner');
    await openScreen(page, '', 'Today');
    await page.getByRole('table', { name: 'Applicants by job and how far they are' }).waitFor();
    onTestFinished(() => page.emulateMedia({ media: null, forcedColors: null }));
    await page.emulateMedia({ forcedColors: 'active' });
    const inks = await page.locator('.arrivals').evaluate((band) => ({
      text: getComputedStyle(document.body).color,
      bar: getComputedStyle(band.querySelector('.ink--solid') ?? band).fill,
      outline: getComputedStyle(band.querySelector('.swatch .ink--stripes') ?? band).stroke,
    }));
    expect(inks.bar).toBe(inks.text);
    expect(inks.outline).toBe(inks.text);
    await page.setViewportSize(WIDE);
    await page.emulateMedia({ forcedColors: null, media: 'print' });
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type \/Page\n/g)?.length).toBe(1);
  });
});
