import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { sampleIdentity as company } from '../../src/content/identity.ts';
import { createJobOpening } from '../factories/rows.ts';
import { test as base, FAILED_LOAD, untilReady, visit } from './site.ts';
import { expectFit } from './well-made.ts';

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
  test('shows the job as it was typed, never as markup', async ({ page, site }) => {
    const jid = await createJobOpening(site.db, job);
    expect((await visitJob(page, `/jobs/${jid}-fire-officer`))?.status()).toBe(200);
    expect(await heading(page).innerText()).toBe('Fire Officer');
    const facts = await main(page).locator('dl').first().locator('dd').allInnerTexts();
    expect(facts.slice(0, 2)).toEqual(['Nashik, Maharashtra', '₹2,50,000 – ₹3,00,000']);
    expect(facts.slice(-2)).toEqual(['01-02-2026', jid]);
    expect(await main(page).getByText('The mill has <b>two</b> gates.', { exact: true }).isVisible()).toBe(
      true,
    );
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
    await main(page).getByRole('button', { name: 'Copy the link' }).click();
    await expect.poll(() => main(page).getByRole('status').innerText()).toBe('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
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
    await expectFit(page, 'a closed job');
    const similar = page.getByRole('region', { name: 'Open positions like it' });
    await similar.getByRole('link').first().click();
    await page.waitForURL(`**/jobs/${other}-fire-officer`);
    await expect.poll(() => applyLink(page).count()).toBe(2);
  });
});
