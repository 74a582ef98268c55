import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { failCalls, holdCalls } from './calls.ts';
import { expectNoNotice } from './notice.ts';
import { FAILED_LOAD, goOn, test, visit } from './site.ts';
import { column, header, pagingLink, rowCount, searchFor, showSize, summary } from './table.ts';

const viewLinks = (page: Page) => page.getByRole('table').getByRole('link', { name: /^View/ });

async function visitList(page: Page): Promise<void> {
  await visit(page, '/government-guidelines');
  await viewLinks(page).first().waitFor();
}

describe('the list of compliances', () => {
  test('numbers its 23 documents, ten a page', async ({ page }) => {
    await visitList(page);
    const heads = await page.getByRole('columnheader').allInnerTexts();
    expect(heads.map((text) => text.trim())).toEqual(['Sr No', 'Title', 'Action']);
    const numbers = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, index) => String(from + index));
    expect(await column(page, 0)).toEqual(numbers(1, 10));
    expect(await summary(page)).toContain('of 23 ');
    await pagingLink(page, 'Last').click();
    await expect.poll(() => column(page, 0)).toEqual(numbers(21, 23));
    await pagingLink(page, 'Previous').click();
    await expect.poll(() => column(page, 0)).toEqual(numbers(11, 20));
    for (const size of [15, 5]) {
      await showSize(page, size);
      await expect.poll(() => rowCount(page)).toBe(size);
    }
  });

  test('searches and sorts', async ({ page }) => {
    await visitList(page);
    const [title = ''] = await column(page, 1);
    await searchFor(page, title.toUpperCase());
    await expect.poll(() => rowCount(page)).toBe(1);
    await expect.poll(() => column(page, 1)).toEqual([title]);
    await searchFor(page, 'nobody-looks-for-this');
    await expect.poll(() => rowCount(page)).toBe(0);
    await expect.poll(() => summary(page)).toMatch(/^0 /);
    await searchFor(page, '');
    await expect.poll(() => rowCount(page)).toBe(10);
    for (const order of ['ascending', 'descending']) {
      await header(page, 'Sr No').getByRole('button').click();
      await expect.poll(() => header(page, 'Sr No').getAttribute('aria-sort')).toBe(order);
    }
    await expect.poll(async () => (await column(page, 0))[0]).toBe('23');
  });

  test('opens each document as a PDF in a new tab', async ({ page, context }) => {
    await visitList(page);
    const listed = () =>
      viewLinks(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    await showSize(page, 15);
    await expect.poll(() => rowCount(page)).toBe(15);
    const first = await listed();
    await pagingLink(page, 'Next').click();
    await expect.poll(() => rowCount(page)).toBe(8);
    const addresses = [...first, ...(await listed())];
    expect(new Set(addresses).size).toBe(23);
    for (const address of addresses) {
      const response = await page.request.get(address ?? '');
      expect(response.status(), address ?? '').toBe(200);
      expect(response.headers()['content-type']).toBe('application/pdf');
      expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-');
    }
    const opened = context.waitForEvent('page');
    // A browser without a PDF viewer saves it instead of showing it.
    const answered = context.waitForEvent('response', (response) => response.url().endsWith('.pdf'));
    await viewLinks(page).first().click();
    await opened;
    expect((await answered).headers()['content-type']).toBe('application/pdf');
    expect(new URL(page.url()).pathname).toBe('/government-guidelines');
  });

  test('says that it is processing until the list has loaded', async ({ page }) => {
    const held = await holdCalls(page, 'compliance.list');
    await visit(page, '/contactus');
    await goOn(page, '/government-guidelines');
    const processing = page.getByRole('status').getByText(/^Processing/);
    await processing.waitFor();
    held.release();
    await viewLinks(page).first().waitFor();
    await processing.waitFor({ state: 'hidden' });
  });

  test('says that the list could not be loaded, without a popup', async ({ page, errors }) => {
    errors.expected.push(FAILED_LOAD);
    await failCalls(page, 'compliance.list', 503);
    await visit(page, '/contactus');
    await goOn(page, '/government-guidelines');
    await expect.poll(() => summary(page)).toMatch(/^0 /);
    await expect.poll(() => page.getByRole('table').getAttribute('aria-busy')).toBe('false');
    expect(await page.getByRole('table').getByRole('alert').innerText()).toContain('could not be loaded');
    await expectNoNotice(page);
  });
});
