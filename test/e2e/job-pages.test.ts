import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { sampleIdentity as company } from '../../src/content/identity.ts';
import { createJobOpening } from '../factories/rows.ts';
import { expectAccessible } from './axe.ts';
import { layOutWhole } from './lay-out-whole.ts';
import { test as base, FAILED_LOAD, untilReady, visit } from './site.ts';
import { PHONE } from './well-made.ts';

/** With permission to use the clipboard. */
const test = base.extend({
  contextOptions: [{ permissions: ['clipboard-read', 'clipboard-write'] }, { scope: 'file' }],
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.locator('main');
const applyLink = (page: Page) => main(page).getByRole('link', { name: /^Apply for/ });

async function visitJob(page: Page, path: string) {
  const response = await visit(page, path);
  await untilReady(page);
  return response;
}

const job = {
  open_position: 'Fire Officer',
  location: 'Nashik, Maharashtra',
  industry: 'Paper mills',
  min_salary: '250000',
  max_salary: '3,00,000',
  posted_at: new Date('2026-01-31T20:00:00Z'),
  description:
    'The mill has <b>two</b> gates.\n\nDuties:\n- the <script>alert(1)</script> hydrants\n- the drills',
};

describe('the page of a job', () => {
  test('is linked from the title in the table, which keeps its Apply button', async ({ page }) => {
    await visit(page, '/Career');
    const row = page.getByRole('row').nth(1);
    const title = row.getByRole('cell').nth(1).getByRole('link');
    const position = await title.innerText();
    const jid = await row.getByRole('cell').first().innerText();
    expect(await row.getByRole('link').allInnerTexts()).toEqual([position, 'Apply']);
    await title.click();
    await page.waitForURL(`**/jobs/${jid}-*`);
    await expect.poll(() => heading(page).innerText()).toBe(position);
    expect((await page.request.get(page.url(), { maxRedirects: 0 })).status()).toBe(200);
    await page.goBack();
    await expect.poll(() => title.innerText()).toBe(position);
  });

  test('is linked from the home page', async ({ page }) => {
    await visit(page, '/');
    await layOutWhole(page);
    const first = page.getByRole('region', { name: 'Open positions' }).getByRole('listitem').first();
    const position = await first.getByRole('link').innerText();
    await first.click();
    await page.waitForURL('**/jobs/JO-*');
    await expect.poll(() => heading(page).innerText()).toBe(position);
  });

  test('shows the job as it was typed, never as markup', async ({ page, site }) => {
    const jid = await createJobOpening(site.db, job);
    expect((await visitJob(page, `/jobs/${jid}-fire-officer`))?.status()).toBe(200);
    expect(await heading(page).innerText()).toBe('Fire Officer');
    const facts = await main(page).locator('dl').first().locator('dt, dd').allInnerTexts();
    expect(facts).toEqual([
      'Location',
      'Nashik, Maharashtra',
      'Salary',
      '₹2,50,000 – ₹3,00,000',
      'Experience',
      '1-2 years',
      'Qualification',
      '10th pass',
      'Skills',
      'Gate duty',
      'Industry',
      'Paper mills',
      'Posted',
      '01-02-2026',
      'Job Id',
      jid,
    ]);
    expect(await main(page).getByText('The mill has <b>two</b> gates.', { exact: true }).isVisible()).toBe(
      true,
    );
    const items = main(page)
      .getByRole('listitem')
      .filter({ hasText: /hydrants|drills/ });
    expect(await items.allInnerTexts()).toEqual(['the <script>alert(1)</script> hydrants', 'the drills']);
    const note = main(page).getByRole('note');
    expect(await note.innerText()).toContain(company.tollFree.display);
    expect(await note.getByRole('link').first().getAttribute('href')).toBe(`tel:${company.tollFree.dial}`);
    expect(await page.title()).toMatch(/^Fire Officer, Nashik/);
    const call = page.getByRole('link', { name: `Call about ${jid}` });
    expect(await call.getAttribute('href')).toBe(`tel:${company.tollFree.dial}`);
    const chat = await page.getByRole('link', { name: `WhatsApp about ${jid}` }).getAttribute('href');
    expect(decodeURIComponent(chat ?? '')).toBe(
      `https://wa.me/${company.whatsApp}?text=I have a question about the position Fire Officer, Nashik, Maharashtra (${jid}).`,
    );
  });

  test('leads to the resume form with the job, in this tab and in a new one', async ({
    page,
    context,
    site,
  }) => {
    const jid = await createJobOpening(site.db, job);
    await visitJob(page, `/jobs/${jid}-fire-officer`);
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      applyLink(page)
        .first()
        .click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await tab.waitForURL(`**/career?job=${jid}`);
    await applyLink(page).first().click();
    await page.waitForURL('**/career');
    for (const opened of [page, tab]) {
      const form = opened.getByRole('form', { name: 'Resume Submission Form' });
      await expect.poll(() => form.getByLabel(/^Position/).inputValue()).toBe('Fire Officer');
      await form.getByText(jid).waitFor();
    }
  });

  test('can be shared with plain links, and its address copied', async ({ page, site }) => {
    const jid = await createJobOpening(site.db, job);
    const path = `/jobs/${jid}-fire-officer`;
    await visitJob(page, path);
    const url = `${site.origin}${path}`;
    const href = async (name: string) => main(page).getByRole('link', { name }).getAttribute('href');
    expect(decodeURIComponent((await href('Share by WhatsApp')) ?? '')).toBe(
      `https://wa.me/?text=Fire Officer, Nashik, Maharashtra\n${url}`,
    );
    expect(await href('Share by LinkedIn')).toBe(
      `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`,
    );
    expect(decodeURIComponent((await href('Share by E-mail')) ?? '')).toMatch(
      /^mailto:\?subject=Fire Officer/,
    );
    await main(page).getByRole('button', { name: 'Copy the link' }).click();
    await expect.poll(() => main(page).getByRole('status').innerText()).toBe('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);

    // A failed copy leaves the button unchanged.
    const button = main(page).getByRole('button', { name: 'Copy the link' });
    await page.setViewportSize(PHONE);
    await page.evaluate(() => {
      const writeText = () => Promise.reject(new Error('refused'));
      Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
    });
    await button.click();
    await expect.poll(() => main(page).getByRole('status').innerText()).toContain(url);
    expect(await button.boundingBox()).toMatchObject({ width: 44, height: 44 });
  });

  test('that is closed says so, and offers others', async ({ page, site, errors }) => {
    errors.expected.push(FAILED_LOAD);
    const other = await createJobOpening(site.db, { ...job, location: 'Closed town' });
    const jid = await createJobOpening(site.db, { ...job, location: 'Closed town', status: 'closed' });
    expect((await visitJob(page, `/jobs/${jid}-fire-officer`))?.status()).toBe(410);
    expect(await heading(page).innerText()).toBe('Fire Officer');
    expect(
      await main(page)
        .getByText(/is filled or closed/)
        .isVisible(),
    ).toBe(true);
    expect(await applyLink(page).count()).toBe(0);
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
    const similar = page.getByRole('region', { name: 'Open positions like it' });
    await similar.getByRole('link').first().click();
    await page.waitForURL(`**/jobs/${other}-fire-officer`);
    await expect.poll(() => applyLink(page).count()).toBe(2);
    await expect.poll(() => page.locator('meta[name="robots"]').count()).toBe(0);
  });

  test('that does not exist is the page not found', async ({ page, errors }) => {
    errors.expected.push(FAILED_LOAD);
    expect((await visitJob(page, '/jobs/JO-999999'))?.status()).toBe(404);
    await expect.poll(() => page.title()).toMatch(/^Page not found/);
  });

  test('is accessible at both widths, open and closed', async ({ page, site, errors }) => {
    errors.expected.push(FAILED_LOAD);
    const open = await createJobOpening(site.db, job);
    const closed = await createJobOpening(site.db, { ...job, status: 'closed' });
    for (const jid of [open, closed]) {
      await visitJob(page, `/jobs/${jid}-fire-officer`);
      for (const [width, height] of [
        [1440, 900],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expectAccessible(page, `${jid} at ${width} px`);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
      }
    }
  });
});
