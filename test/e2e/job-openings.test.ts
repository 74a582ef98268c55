import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { postLegacy } from '../doors/doors.ts';
import { expectAccessible } from './axe.ts';
import { answerCalls, failCalls, holdCalls, holdScripts } from './calls.ts';
import { isFocused } from './forms.ts';
import { expectNoNotice } from './notice.ts';
import { FAILED_LOAD, goOn, type Site, test, untilReady, visit } from './site.ts';
import { column, header, pagingLink, rowCount, searchFor, showSize, summary } from './table.ts';

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
  test('has its columns in order and ten rows, the newest first', async ({ page, site }) => {
    await visitOpenings(page);
    expect(await page.getByRole('heading', { name: 'Job Openings', exact: true }).isVisible()).toBe(true);
    expect((await page.getByRole('columnheader').allInnerTexts()).map((text) => text.trim())).toEqual(
      COLUMNS,
    );
    const jobs = await allJobs(site);
    expect(await column(page, 0)).toEqual(jobs.slice(0, 10).map((job) => job.Jid));
    expect(await summary(page)).toContain(`of ${jobs.length} `);
  });

  test('shows 5, 10 or 15 rows', async ({ page }) => {
    await visitOpenings(page);
    const sizes = page.getByRole('combobox', { name: /^Show/ });
    expect(await sizes.locator('option').allInnerTexts()).toEqual(['5', '10', '15']);
    expect(await sizes.inputValue()).toBe('10');
    for (const size of [5, 15, 10]) {
      await showSize(page, size);
      await expect.poll(() => rowCount(page)).toBe(size);
    }
  });

  test('has numbered pages', async ({ page, site }) => {
    await visitOpenings(page);
    const jids = (await allJobs(site)).map((job) => job.Jid);
    const last = Math.ceil(jids.length / 10);
    const numbers = Array.from({ length: last }, (_, index) => `${index + 1}`);
    const labels = await page
      .getByRole('navigation', { name: 'Pages' })
      .getByRole('listitem')
      .allInnerTexts();
    expect(labels).toEqual(['First', 'Previous', ...numbers, 'Next', 'Last']);

    const isOff = (name: string) => pagingLink(page, name).getAttribute('aria-disabled');
    const expectPage = async (number: number) => {
      await expect.poll(() => column(page, 0)).toEqual(jids.slice((number - 1) * 10, number * 10));
      await expect.poll(() => pagingLink(page, `Page ${number}`).getAttribute('aria-current')).toBe('page');
    };
    expect([await isOff('First'), await isOff('Previous')]).toEqual(['true', 'true']);
    for (const [name, number] of [
      ['Next', 2],
      ['Last', last],
      ['Previous', last - 1],
      ['Page 3', 3],
      ['First', 1],
    ] as const) {
      await pagingLink(page, name).click();
      await expectPage(number);
    }
    await pagingLink(page, 'Last').click();
    await expectPage(last);
    await expect.poll(async () => [await isOff('Next'), await isOff('Last')]).toEqual(['true', 'true']);
  });

  test('searches', async ({ page, site }) => {
    await visitOpenings(page);
    const total = (await allJobs(site)).length;
    await searchFor(page, 'pune');
    await expect.poll(() => rowCount(page)).toBeLessThan(10);
    for (const text of await page
      .getByRole('row')
      .filter({ has: page.getByRole('cell') })
      .allInnerTexts())
      expect(text.toLowerCase()).toContain('pune');
    await searchFor(page, 'nobody-looks-for-this');
    await expect.poll(() => page.getByRole('link', { name: /^Apply/ }).count()).toBe(0);
    await expect.poll(() => summary(page)).toMatch(/^0 /);
    await expectNoNotice(page);
    await searchFor(page, '');
    await expect.poll(() => summary(page)).toContain(`of ${total} `);
  });

  test('corrects a misspelt search, says so, and puts the best first on request', async ({ page }) => {
    await visitOpenings(page, '?q=gaurd');
    await page.getByText('Showing what matches guard').waitFor();
    const newest = await column(page, 0);
    await page.getByRole('button', { name: 'Best match first' }).click();
    await page.getByRole('button', { name: 'Newest first' }).waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('?sort=Best&q=gaurd');
    // The button is there before the rows are.
    const guards = async () =>
      (await column(page, 1)).slice(0, 3).filter((position) => /guard/i.test(position)).length;
    await expect.poll(guards).toBe(3);
    await page.goBack();
    await expect.poll(() => column(page, 0)).toEqual(newest);
  });

  test('finds a place by its old name, and offers the nearest places if it has no openings', async ({
    page,
  }) => {
    await visitOpenings(page, '?q=gurgaon');
    await page.getByText('Showing what matches Gurugram').waitFor();
    expect(new Set(await column(page, 7))).toEqual(new Set(['Gurugram, Haryana']));
    await visit(page, '/Career?q=kanpur');
    const nearest = page.getByRole('status').filter({ hasText: 'No openings in Kanpur' });
    const places = nearest.getByRole('link');
    const names = async () => (await places.allInnerTexts()).map((text) => text.replace(/\s+/g, ' '));
    await expect.poll(async () => (await names()).slice(0, 2)).toEqual(['Lucknow (80 km)', 'Noida (370 km)']);
    await expectAccessible(page, 'the nearest places');
    await places.first().click();
    await expect.poll(() => column(page, 7)).toEqual(Array(2).fill('Lucknow, Uttar Pradesh'));
    await expect.poll(() => nearest.count()).toBe(0);
    const band = page.getByRole('region', { name: 'Need help with your application?' });
    expect(await band.getByRole('link').count()).toBe(3);
  });

  test('applies the filters of an address, and clears them', async ({ page, site }) => {
    const total = (await allJobs(site)).length;
    await visitOpenings(page, '?industry=Banking');
    expect(new Set(await column(page, 6))).toEqual(new Set(['Banking']));
    await page.getByRole('link', { name: 'Clear all' }).click();
    await expect.poll(() => summary(page)).toContain(`of ${total} `);
    expect(new URL(page.url()).search).toBe('');
    await page.goBack();
    await expect.poll(() => summary(page)).not.toContain(`of ${total} `);
  });

  test('says when there are more than were counted', async ({ page }) => {
    await visitOpenings(page);
    await answerCalls(page, 'jobs.list', { jobs: [], total: 1_000, isCapped: true });
    await searchFor(page, 'guard');
    await expect.poll(() => summary(page)).toBe('1 to 10 of 1,000+ openings');
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
    for (const name of COLUMNS.slice(0, -1)) {
      await header(page, name).getByRole('button').click();
      await expect.poll(() => header(page, name).getAttribute('aria-sort')).toBe('ascending');
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
    expect(new URL(page.url()).pathname).toBe('/Career');
  });

  test('goes to the last page if an address asks for one beyond it', async ({ page, site }) => {
    const total = (await allJobs(site)).length;
    const phone = await page.context().newCDPSession(page);
    // On slow phones the table's view and the address once kept changing each other until React gave up.
    for (const rate of [4, 6, 1]) {
      await phone.send('Emulation.setCPUThrottlingRate', { rate });
      await visitOpenings(page, '?page=400&sort=Jid&dir=desc');
      await expect.poll(() => summary(page)).toContain(`to ${total} of ${total} `);
    }
  });

  test('says that it is processing until the list has loaded', async ({ page }) => {
    const held = await holdCalls(page, 'jobs.list');
    await visit(page, '/contactus');
    await goOn(page, '/Career');
    const processing = page.getByRole('status').getByText(/^Processing/);
    await processing.waitFor();
    expect(await page.getByRole('table').getAttribute('aria-busy')).toBe('true');
    held.release();
    await page
      .getByRole('link', { name: /^Apply/ })
      .first()
      .waitFor();
    await processing.waitFor({ state: 'hidden' });
  });

  test('describes the rows that it shows while the next ones load', async ({ page }) => {
    await visitOpenings(page);
    await expect.poll(() => summary(page)).toMatch(/^1 to 10 of /);
    const first = await column(page, 0);
    const held = await holdCalls(page, 'jobs.list');
    await pagingLink(page, 'Next').click();
    await expect.poll(() => held.count).toBe(1);
    expect(await column(page, 0)).toEqual(first);
    expect(await summary(page)).toMatch(/^1 to 10 of /);
    held.release();
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

  test('says that the list could not be loaded, without a popup', async ({ page, errors }) => {
    errors.expected.push(FAILED_LOAD);
    await failCalls(page, 'jobs.list', 'no connection');
    await visit(page, '/contactus');
    await goOn(page, '/Career');
    const table = page.getByRole('table');
    await table.getByText('The openings could not be loaded').waitFor();
    expect(await page.locator('main').innerText()).not.toContain('No position is open');
    await expectNoNotice(page);
    await page.unrouteAll();
    await table.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => summary(page)).toMatch(/^1 to 10 of /);
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

    await page.setViewportSize({ width: 390, height: 844 });
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

  test('applies what was typed and chosen before its scripts had loaded', async ({ page }) => {
    const { release } = await holdScripts(page);
    await page.goto('/Career', { waitUntil: 'commit' });
    await searchFor(page, 'lucknow');
    await showSize(page, 5);
    release();
    await expect.poll(() => new URL(page.url()).search).toBe('?size=5&q=lucknow');
    await expect.poll(() => summary(page)).toMatch(/of 2 openings$/);
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('lucknow');
  });

  test('scrolls to the list’s heading with the next page, and moves the focus there', async ({ page }) => {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await visitOpenings(page);
      await pagingLink(page, 'Next').click();
      const head = page.locator('main p', { hasText: /, page 2 of / });
      await expect.poll(() => head.evaluate((element) => element === document.activeElement)).toBe(true);
      await expect
        .poll(() => head.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
        .toSatisfy((top: number) => top >= 72 && top < 422);
    }
  });
});
