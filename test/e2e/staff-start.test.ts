import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished } from 'vitest';
import { createJobOpening, makeApplication, makeContact, makeQuotation } from '../factories/rows.ts';
import { createMember, ok } from '../factories/staff.ts';
import { FAILED_LOAD, test as site } from './site.ts';
import { enterAs, openScreen, submit } from './staff-browser.ts';
import { expectWellMade, WIDE } from './well-made.ts';

/** News has to appear within five seconds. */
const SOON = { timeout: 5_000 };

const test = site.extend('emptied', async ({ site: { db } }) => {
  await db.deleteFrom('submissions').execute();
});

const total = (page: Page) => page.getByRole('link', { name: /new today$/ });
const unanswered = (page: Page) => page.getByRole('table', { name: 'Not answered yet, by age' });

describe('the start screen', () => {
  test('is where a member begins, and its figures lead to their lists', async ({
    page,
    site,
    emptied: _,
  }) => {
    await submit(site, 'contact', makeContact({ fullName: 'ANITA DESAI' }));
    await submit(site, 'quotation', makeQuotation());
    await enterAs(page, site, 'sales');
    await openScreen(page, '', 'Today');
    await expect.poll(() => page.title()).toBe('(2) Today · Guardhouse staff');
    await expect.poll(() => total(page).innerText()).toMatch(/^2/);
    await unanswered(page)
      .getByRole('row', { name: /^Today/ })
      .getByRole('link')
      .first()
      .click();
    await page.getByRole('button', { name: 'Remove the filter Not answered yet' }).waitFor();
    await page.getByText('ANITA DESAI').waitFor();
    expect(await page.locator('[data-reference]').count()).toBe(1);

    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
    // The rights of sales have no stages, jobs or documents.
    for (const name of ['Stages', 'Applicants by job', 'Jobs that end soon', 'Licences that lapse'])
      expect(await page.getByRole('heading', { name }).count(), name).toBe(0);
    await page.keyboard.press('t');
    await page.getByRole('table', { name: 'New by day' }).waitFor();
    await page.keyboard.press('i');
    await page.getByRole('heading', { level: 1, name: 'Inbox' }).waitFor();
  });

  test('changes by itself, and says when the server is away', async ({ page, site, errors, emptied: _ }) => {
    errors.expected.push(FAILED_LOAD);
    const reference = await submit(site, 'contact', makeContact());
    await enterAs(page, site, 'sales');
    const stream = page.waitForResponse('**/staff/changes');
    await openScreen(page, '', 'Today');
    await stream;
    await expect.poll(() => total(page).innerText()).toMatch(/^1/);
    await submit(site, 'contact', makeContact());
    await expect.poll(() => total(page).innerText(), SOON).toMatch(/^2/);
    const cell = unanswered(page)
      .getByRole('row', { name: /^Today/ })
      .getByRole('cell')
      .first();
    await expect.poll(() => cell.innerText()).toBe('2');
    const colleague = await createMember(site, 'sales');
    ok(await colleague.call('inbox.setStatus', { items: [{ reference, version: 1 }], status: 'closed' }));
    await expect.poll(() => cell.innerText(), SOON).toBe('1');

    await page.route('**/staff/trpc/**', (route) => route.abort());
    await submit(site, 'contact', makeContact());
    await page.getByText(/These figures are from \d\d:\d\d/).waitFor({ timeout: 15_000 });
    await expectWellMade(page, 'the start screen without a server');
    await page.unroute('**/staff/trpc/**');
    await expect.poll(() => total(page).innerText(), { timeout: 20_000 }).toMatch(/^3/);
    await page.getByText(/These figures are from/).waitFor({ state: 'detached' });
  });

  test('helps an office that has not begun', async ({ page, site, emptied: _ }) => {
    await site.db.deleteFrom('job_openings').execute();
    await enterAs(page, site, 'owner');
    await openScreen(page, '', 'Today');
    await page.getByText('Nothing has come in yet').waitFor();
    await expectWellMade(page, 'the start of a new office');
    await page
      .getByRole('main')
      .getByRole('link', { name: /Invite your colleagues/ })
      .click();
    await page.getByRole('heading', { level: 1, name: 'Members' }).waitFor();
  });

  test('is accessible, without a mouse, in forced colours and on one sheet', async ({
    page,
    site,
    emptied: _,
  }) => {
    const jid = await createJobOpening(site.db, {
      open_position: `Guard ${'x'.repeat(150)}`,
      closes_on: new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10),
    });
    for (let n = 0; n < 3; n++) await submit(site, 'application', makeApplication({ JobId: jid }));
    await submit(site, 'contact', makeContact());
    await enterAs(page, site, 'owner');
    await openScreen(page, '', 'Today');
    await page.getByRole('table', { name: 'Applicants by job and how far they are' }).waitFor();
    await expectWellMade(page, 'the start screen');
    await page.keyboard.press('t');
    await page.getByRole('table', { name: 'New by day' }).waitFor();
    await expectWellMade(page, 'the start screen with a table of days');
    await page.keyboard.press('t');

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
