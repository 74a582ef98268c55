import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { takeInAll } from '../../server/staff/inbox/inbox-intake.ts';
import { callSite } from '../doors/doors.ts';
import { prepareQuotation } from '../factories/quotations.ts';
import { makeApplication, makeContact, makeDataRequest, makeQuotation } from '../factories/rows.ts';
import { createMember, ok } from '../factories/staff.ts';
import { receiptOf } from '../factories/stored.ts';
import { FAILED_LOAD, test as site } from './site.ts';
import { enterAs, openScreen, submit } from './staff-browser.ts';
import { expectWellMade, PHONE, WIDE } from './well-made.ts';

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
    await expectWellMade(page, 'the start screen with a request');
    await page.setViewportSize(WIDE);
    await due.getByRole('link').first().click();
    await page.getByText('Was due').waitFor();
    await page.getByRole('button', { name: `Mark as answered ${reference}` }).click();
    await menu(page).getByRole('link', { name: 'People', exact: true }).waitFor(SOON);
  });
});

describe('the menu', () => {
  test('shows the current screen and tells that it goes on, in a low window', async ({ page, site }) => {
    await enterAs(page, site, 'owner');
    await page.setViewportSize({ width: 1440, height: 600 });
    await openScreen(page, '/inbox', 'Inbox');
    const more = page.locator('.desk__side .side-menu__more');
    await more.waitFor();
    await openScreen(page, '/reasons', 'Reasons');
    const entry = menu(page).getByRole('link', { name: 'Reasons' });
    /** Whether the entry itself is what one sees there, and not what lies above it. */
    const isInSight = () =>
      entry.evaluate((link) => {
        const { left, top, width, height } = link.getBoundingClientRect();
        const place = document.elementFromPoint(left + width / 2, top + height / 2);
        return link.contains(place);
      });
    await expect.poll(isInSight).toBe(true);
    await more.waitFor({ state: 'hidden' });
    await page.setViewportSize({ width: 1440, height: 480 });
    await expect.poll(isInSight).toBe(true);
    await page.setViewportSize({ width: 1440, height: 1200 });
    await more.waitFor({ state: 'hidden' });

    // In the drawer of a low phone as well, whose button to close it stays where it is.
    await page.setViewportSize({ width: 390, height: 500 });
    await page.getByRole('button', { name: /^Open the menu/ }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect.poll(() => drawer.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
    await drawer.getByRole('button', { name: 'Close the menu' }).click();
    await drawer.waitFor({ state: 'hidden' });
  });
});

describe('the keys', () => {
  test('are listed by ? on every screen', async ({ page, site }) => {
    await enterAs(page, site, 'owner');
    await openScreen(page, '/people', 'People');
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await help.getByRole('region', { name: 'Applicants on the board' }).waitFor();
    await expectWellMade(page, 'the list of keys');
    await page.keyboard.press('Escape');
    await help.waitFor({ state: 'detached' });
    // Typed into a field, it is a letter.
    await page.getByLabel('E-mail or phone').press('?');
    expect(await page.getByLabel('E-mail or phone').inputValue()).toBe('?');
    expect(await help.count()).toBe(0);
    await openScreen(page, '/inbox', 'Inbox');
    await page.keyboard.press('?');
    await help.waitFor();
    expect(await help.count()).toBe(1);
  });
});

describe('while the server is away', () => {
  test('the views are not counted again and again, and the note has room at 390 px', async ({
    page,
    site,
    errors,
    emptied: _,
  }) => {
    errors.expected.push(FAILED_LOAD);
    const member = await enterAs(page, site, 'sales');
    ok(
      await member.call('savedViews.save', { name: 'New ones', query: 'status=new', sharedWith: 'everyone' }),
    );
    await submit(site, 'contact', makeContact());
    // Without a stream the page asks every few seconds.
    await page.route('**/staff/changes', (route) => route.abort());
    await openScreen(page, '/inbox', 'Inbox');
    await page.getByRole('list', { name: 'Shared views' }).getByText('1 item').first().waitFor();
    const asked = { counts: 0, state: 0 };
    await page.route('**/staff/**', (route) => {
      const address = route.request().url();
      if (address.includes('savedViews.counts')) asked.counts += 1;
      if (address.includes('live.inbox')) asked.state += 1;
      return route.abort();
    });
    await page.setViewportSize(PHONE);
    const note = page.locator('.connection-note p');
    await note.getByText('The server does not answer.').waitFor();
    const room = () =>
      note.evaluate((element) => {
        const words = element.querySelector('span')?.getBoundingClientRect();
        const { top, bottom } = element.getBoundingClientRect();
        return words ? Math.min(words.top - top, bottom - words.bottom) : 0;
      });
    expect(await room()).toBeGreaterThanOrEqual(6);
    await expect.poll(() => asked.state, { timeout: 40_000 }).toBeGreaterThanOrEqual(6);
    // What was under way when the server went, and its one repetition.
    expect(asked.counts).toBeLessThanOrEqual(2);
    await page.unroute('**/staff/**');
    await note.waitFor({ state: 'detached' });
    const counted = page.waitForRequest(/savedViews\.counts/);
    await submit(site, 'contact', makeContact());
    await counted;
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
      await expectWellMade(page, 'a screen that could not be loaded');
      await page.setViewportSize(WIDE);
      await page.unroute(`${site.origin}/**`);
      await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    }
  });

  test('what waits is sent at once', async ({ page, site, errors, emptied: _ }) => {
    errors.expected.push(FAILED_LOAD);
    const reference = await submit(site, 'contact', makeContact());
    await enterAs(page, site, 'sales');
    await openScreen(page, `/inbox?item=${reference}`, 'Inbox');
    const item = page.getByRole('article', { name: reference });
    await item.getByRole('button', { name: 'Assign to me' }).waitFor();
    let attempts = 0;
    await page.route('**/staff/**', (route) => {
      if (route.request().url().includes('inbox.setStatus')) attempts += 1;
      return route.abort();
    });
    await item.getByRole('button', { name: /^Status/ }).click();
    await page.getByRole('menuitemradio', { name: 'In progress' }).click();
    // After the fifth attempt it rests for sixteen seconds.
    await expect.poll(() => attempts).toBe(5);
    await page.getByText('The server does not answer.').first().waitFor();
    const sent = page.waitForRequest(/inbox\.setStatus/, { timeout: 12_000 });
    await page.unroute('**/staff/**');
    await sent;
    await item.getByText('changed the status to in progress').waitFor();
  });
});

describe('the bar of an item', () => {
  test('keeps its last buttons in the first line, at any width', async ({ page, site, emptied: _ }) => {
    const colleague = await createMember(site, 'recruiter');
    await site.db
      .updateTable('staff_members')
      .set({ name: 'Venkata Subrahmanyam Chandrasekharan' })
      .where('id', '=', colleague.id)
      .execute();
    const reference = await submit(site, 'application', makeApplication());
    await enterAs(page, site, 'owner');
    const items = [{ reference, version: 1 }];
    ok(await colleague.call('inbox.assign', { items, assignee: colleague.id }));
    await openScreen(page, `/inbox?view=inbox&item=${reference}`, 'Inbox');
    const item = page.getByRole('article', { name: reference });
    await item.getByRole('button', { name: 'Assign to me' }).waitFor();
    const next = item.getByRole('button', { name: 'Next item (j)' });
    for (const width of [1440, 1280, 1100, 900, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const [bar, end] = [await item.locator('.item-bar').boundingBox(), await next.boundingBox()];
      if (bar === null || end === null) throw new Error('there is no bar');
      expect(end.y - bar.y, `${width} px`).toBeLessThan(24);
      expect(end.x + end.width, `${width} px`).toBeLessThanOrEqual(bar.x + bar.width);
    }
    await expectWellMade(page, 'an item with a long name in its bar');
  });
});

describe('a quotation', () => {
  test('has room for its services beside the preview', async ({ page, site, emptied: _ }) => {
    const member = await enterAs(page, site, 'sales');
    const reference = await submit(site, 'quotation', makeQuotation({ emailId: 'asha@example.com' }));
    await takeInAll(site.db);
    await prepareQuotation(member, reference);
    await page.setViewportSize(WIDE);
    await openScreen(page, `/quotations/${reference}`, 'Quotation');
    const service = page.getByLabel('Service 1', { exact: true });
    await service.waitFor();
    await page.getByRole('button', { name: 'Preview' }).click();
    await page.locator('.quotation__pdf').waitFor();
    await expect.poll(async () => (await service.boundingBox())?.width ?? 0).toBeGreaterThan(220);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(async () => (await service.boundingBox())?.width ?? 0).toBeGreaterThan(220);
  });
});
