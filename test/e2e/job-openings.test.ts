import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { postLegacy } from '../doors/doors.ts';
import { expectAccessible } from './axe.ts';
import { failCalls, holdCalls } from './calls.ts';
import { isFocused } from './forms.ts';
import { expectNoNotice } from './notice.ts';
import { FAILED_LOAD, goOn, type Site, test, untilReady, visit } from './site.ts';
import { column, header, pagingLink, rowCount, searchFor, showSize, summary } from './table.ts';
import { PHONE } from './well-made.ts';

const COLUMNS = [
  'Job Id',
  'Opening Positions',
  'Qualification',
  'Skills',
  'Experiences',
  'Salary',
  'Industry',
  'Locations',
  'Action',
];

async function visitOpenings(page: Page, query = ''): Promise<void> {
  await visit(page, `/Career${query}`);
  await page
    .getByRole('link', { name: /^Apply/ })
    .first()
    .waitFor();
}

async function allJobs({ app }: Site): Promise<Record<string, string>[]> {
  return (await postLegacy(app, '/Master/JobDetails?flag=All')).json();
}

describe('the table of job openings', () => {
  test('has its columns, the newest first, and as many rows and pages as were chosen', async ({
    page,
    site,
  }) => {
    await visitOpenings(page);
    expect((await page.getByRole('columnheader').allInnerTexts()).map((text) => text.trim())).toEqual(
      COLUMNS,
    );
    const jids = (await allJobs(site)).map((job) => job.Jid);
    expect(await summary(page)).toContain(`of ${jids.length} `);
    const sizes = page.getByRole('combobox', { name: /^Show/ });
    expect(await sizes.locator('option').allInnerTexts()).toEqual(['5', '10', '15']);
    for (const size of [5, 15, 10]) {
      await showSize(page, size);
      await expect.poll(() => rowCount(page)).toBe(size);
    }

    const last = Math.ceil(jids.length / 10);
    const numbers = Array.from({ length: last }, (_, index) => `${index + 1}`);
    const labels = page.getByRole('navigation', { name: 'Pages' }).getByRole('listitem');
    expect(await labels.allInnerTexts()).toEqual(['First', 'Previous', ...numbers, 'Next', 'Last']);
    const isOff = (name: string) => pagingLink(page, name).getAttribute('aria-disabled');
    expect([await isOff('First'), await isOff('Previous')]).toEqual(['true', 'true']);
    for (const [name, number] of [
      ['Next', 2],
      ['Last', last],
      ['Previous', last - 1],
      ['Page 3', 3],
      ['First', 1],
    ] as const) {
      await pagingLink(page, name).click();
      await expect.poll(() => column(page, 0)).toEqual(jids.slice((number - 1) * 10, number * 10));
      await expect.poll(() => pagingLink(page, `Page ${number}`).getAttribute('aria-current')).toBe('page');
    }
  });

  test('sorts ascending, descending and not at all', async ({ page, site }) => {
    await visitOpenings(page);
    const jids = (await allJobs(site)).map((job) => job.Jid ?? '');
    const byNumber = jids.toSorted((a, b) => Number(a.slice(3)) - Number(b.slice(3)));
    const orders: [string, string[]][] = [
      ['ascending', byNumber],
      ['descending', byNumber.toReversed()],
      ['none', jids],
    ];
    expect(await header(page, 'Job Id').getAttribute('aria-sort')).toBe('none');
    for (const [order, expected] of orders) {
      await header(page, 'Job Id').getByRole('button').click();
      await expect.poll(() => header(page, 'Job Id').getAttribute('aria-sort')).toBe(order);
      await expect.poll(() => column(page, 0)).toEqual(expected.slice(0, 10));
    }
    expect(await header(page, 'Action').getByRole('button').count()).toBe(0);
  });

  test('keeps its view in the address, through Back and reload', async ({ page }) => {
    await visitOpenings(page);
    await showSize(page, 5);
    await expect.poll(() => rowCount(page)).toBe(5);
    await pagingLink(page, 'Next').click();
    await expect.poll(() => summary(page)).toMatch(/^6 to 10 of /);
    const second = await column(page, 0);
    await page.reload();
    await untilReady(page);
    await expect.poll(() => column(page, 0)).toEqual(second);
    expect(new URL(page.url()).search).toBe('?page=2&size=5');
    await page.goBack();
    await expect.poll(() => summary(page)).toMatch(/^1 to 5 of /);
    await page.goBack();
    await expect.poll(() => summary(page)).toMatch(/^1 to 10 of /);
    // An address that asks for a page beyond the last one shows the last.
    await visitOpenings(page, '?page=400&sort=Jid&dir=desc');
    await expect.poll(() => summary(page)).toMatch(/to (\d+) of \1 /);
  });

  test('says that it is processing, and describes the rows that it shows while the next ones load', async ({
    page,
  }) => {
    const held = await holdCalls(page, 'jobs.list');
    await visit(page, '/contactus');
    await goOn(page, '/Career');
    const processing = page.getByRole('status').getByText(/^Processing/);
    await processing.waitFor();
    expect(await page.getByRole('table').getAttribute('aria-busy')).toBe('true');
    held.release();
    await expect.poll(() => summary(page)).toMatch(/^1 to 10 of /);
    await processing.waitFor({ state: 'hidden' });

    await page.unrouteAll();
    const first = await column(page, 0);
    const next = await holdCalls(page, 'jobs.list');
    await pagingLink(page, 'Next').click();
    await expect.poll(() => next.count).toBe(1);
    expect(await column(page, 0)).toEqual(first);
    expect(await summary(page)).toMatch(/^1 to 10 of /);
    next.release();
    await expect.poll(() => summary(page)).toMatch(/^11 to 20 of /);
    await expect.poll(() => column(page, 0)).not.toEqual(first);
  });

  test('keeps its rows when a page fails to load, says so, and continues when the connection is back', async ({
    page,
    context,
    errors,
  }) => {
    errors.expected.push(FAILED_LOAD);
    await visitOpenings(page);
    const first = await column(page, 0);
    const told = page.locator('main').getByRole('alert');
    await failCalls(page, 'jobs.list', 500);
    await pagingLink(page, 'Next').click();
    await told.waitFor();
    expect(await column(page, 0)).toEqual(first);
    expect(await summary(page)).toMatch(/^1 to 10 of /);
    expect(await page.locator('main').innerText()).not.toContain('No position is open');
    await expectNoNotice(page);
    await page.unrouteAll();
    await told.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => summary(page)).toMatch(/^11 to 20 of /);
    await expect.poll(() => told.count()).toBe(0);

    const second = await column(page, 0);
    await context.setOffline(true);
    await searchFor(page, 'driver');
    await told.getByText('You are offline').waitFor();
    expect(await column(page, 0)).toEqual(second);
    await context.setOffline(false);
    await expect.poll(() => column(page, 1)).toContain('Cash Van Driver');
    await expect.poll(() => told.count()).toBe(0);
  });

  test('filters by the choices, with counts, by keyboard too, and clears them again', async ({ page }) => {
    await visitOpenings(page);
    const head = page.locator('main p', { hasText: /^In this list: / });
    const list = (name: string) => page.locator('summary').filter({ hasText: name });
    const box = (name: string | RegExp) => page.getByRole('checkbox', { name, exact: true });
    await list('State').click();
    await box('Maharashtra 8 openings').check();
    await box('Goa 1 opening').check();
    await expect.poll(() => head.innerText()).toBe('In this list: 9 of 40 openings');
    await list('Pay a month').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => box(/^Goa/).isVisible()).toBe(false);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect.poll(() => new URL(page.url()).search).toBe('?state=Goa%2CMaharashtra&pay=15000-20000');
    await page.keyboard.press('Escape');
    await expect.poll(() => isFocused(list('Pay a month'))).toBe(true);
    const chips = page.getByRole('list', { name: 'Chosen filters' });
    await chips.getByRole('link', { name: /^₹15,000 to/ }).click();
    await expect.poll(() => head.innerText()).toBe('In this list: 9 of 40 openings');
    await expect.poll(() => isFocused(head)).toBe(true);
    await page.reload();
    await untilReady(page);
    await expect.poll(() => head.innerText()).toBe('In this list: 9 of 40 openings');
    await expectAccessible(page, 'the chosen filters');

    await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: /^Filters/ }).click();
    await list('State').click();
    await box(/^Goa/).uncheck();
    await list('Position').click();
    await box('Lady Guard 2 openings').check();
    await page.getByRole('button', { name: 'Show 2 openings' }).waitFor();
    await expectAccessible(page, 'the filters of a phone');
    await page.getByRole('button', { name: 'Show 2 openings' }).click();
    await expect.poll(() => box('Lady Guard 2 openings').isVisible()).toBe(false);
    await expect.poll(() => column(page, 1)).toEqual(['Lady Guard', 'Lady Guard']);
    await chips.getByRole('link', { name: 'Clear all' }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await expect.poll(() => chips.count()).toBe(0);
  });

  test('scrolls to the list’s heading with the next page, and moves the focus there', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await visitOpenings(page);
    await pagingLink(page, 'Next').click();
    const head = page.locator('main p', { hasText: /, page 2 of / });
    await expect.poll(() => isFocused(head)).toBe(true);
    await expect
      .poll(() => head.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
      .toSatisfy((top: number) => top >= 72 && top < 422);
  });
});
