import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { callSite } from '../doors/doors.ts';
import { makeContact, makeDataRequest } from '../factories/rows.ts';
import { receiptOf } from '../factories/stored.ts';
import { FAILED_LOAD, test as site } from './site.ts';
import { enterAs, openScreen, submit } from './staff-browser.ts';
import { WIDE } from './well-made.ts';

/** News has to appear within five seconds. */
const SOON = { timeout: 5_000 };

const test = site.extend('emptied', async ({ site: { db } }) => {
  await db.deleteFrom('submissions').execute();
});

const menu = (page: Page) => page.getByRole('navigation', { name: 'Staff area' }).first();

describe('open requests about personal data', () => {
  test('are counted in the menu and listed on the start screen, until they are answered', async ({
    page,
    site,
    emptied: _,
  }) => {
    await enterAs(page, site, 'owner');
    await submit(site, 'contact', makeContact());
    const stream = page.waitForResponse('**/staff/changes');
    await openScreen(page, '', 'Today');
    await stream;
    const waiting = page.getByRole('region', { name: 'Waiting for you' });
    await waiting.getByRole('link', { name: /^Requests about personal data\s*0$/ }).waitFor();
    const { reference } = receiptOf(await callSite(site.app, 'dataRequest.submit', makeDataRequest()));
    await menu(page).getByRole('link', { name: 'People 1 open request about personal data' }).waitFor(SOON);
    await waiting.getByRole('link', { name: /^Requests about personal data\s*1$/ }).waitFor(SOON);
    const due = page.getByRole('region', { name: 'Requests about personal data' });
    await due.getByText(`90 days left · ${reference}`).waitFor();
    await sql`update data_requests set due_at = now() - interval '2 days'`.execute(site.db);
    // That a day is over, nothing tells: the page asks every minute.
    await page.reload();
    await waiting.getByRole('link', { name: /1 overdue\s*1$/ }).waitFor();
    await due.getByText('Was due 2 days ago').waitFor();
    await page.setViewportSize(WIDE);
    await due.getByRole('link').first().click();
    await page.getByText('Was due').waitFor();
    await page.getByRole('button', { name: `Mark as answered ${reference}` }).click();
    await menu(page).getByRole('link', { name: 'People', exact: true }).waitFor(SOON);
  });
});

describe('once the server is back', () => {
  test('a screen that was opened meanwhile comes by itself', async ({ page, site, errors, emptied: _ }) => {
    errors.expected.push(FAILED_LOAD, /^Error: The server is away: \/\w+ was not loaded/);
    await enterAs(page, site, 'owner');
    await openScreen(page, '/people', 'People');
    // One has styles of its own and the other has none: they fail in different ways.
    for (const name of ['Retention', 'Reasons']) {
      await page.route(`${site.origin}/**`, (route) => route.abort());
      await menu(page).getByRole('link', { name }).click();
      await page.getByText('This page could not be loaded').waitFor();
      await page.setViewportSize(WIDE);
      await page.unroute(`${site.origin}/**`);
      await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    }
  });
});
