import { describe, expect } from 'vitest';
import { failCalls, holdCalls } from './calls.ts';
import { expectNoNotice } from './notice.ts';
import { FAILED_LOAD, goOn, test, visit } from './site.ts';
import { column, header, pagingLink, rowCount, searchFor, summary } from './table.ts';

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index));

describe('the list of compliances', () => {
  test('numbers its 23 documents, searches, sorts, and opens each as a PDF in a new tab', async ({
    page,
    context,
  }) => {
    await visit(page, '/government-guidelines');
    const views = page.getByRole('table').getByRole('link', { name: /^View/ });
    await expect.poll(() => column(page, 0)).toEqual(numbers(1, 10));
    expect(await summary(page)).toContain('of 23 ');
    await pagingLink(page, 'Last').click();
    await expect.poll(() => column(page, 0)).toEqual(numbers(21, 23));
    const [title = ''] = await column(page, 1);
    await searchFor(page, title.toUpperCase());
    await expect.poll(() => column(page, 1)).toEqual([title]);
    await searchFor(page, 'nobody-looks-for-this');
    await expect.poll(() => rowCount(page)).toBe(0);
    await searchFor(page, '');
    await expect.poll(() => rowCount(page)).toBe(10);
    for (const order of ['ascending', 'descending']) {
      await header(page, 'Sr No').getByRole('button').click();
      await expect.poll(() => header(page, 'Sr No').getAttribute('aria-sort')).toBe(order);
    }
    await expect.poll(async () => (await column(page, 0))[0]).toBe('23');

    const opened = context.waitForEvent('page');
    // A browser without a PDF viewer saves it instead of showing it.
    const answered = context.waitForEvent('response', (response) => response.url().endsWith('.pdf'));
    await views.first().click();
    await opened;
    expect((await answered).headers()['content-type']).toBe('application/pdf');
    expect(new URL(page.url()).pathname).toBe('/government-guidelines');
  });

  test('says that it is processing, and that it could not be loaded, without a popup', async ({
    page,
    errors,
  }) => {
    errors.expected.push(FAILED_LOAD);
    const table = page.getByRole('table');
    const held = await holdCalls(page, 'compliance.list');
    await visit(page, '/contactus');
    await goOn(page, '/government-guidelines');
    const processing = page.getByRole('status').getByText(/^Processing/);
    await processing.waitFor();
    held.release();
    await table.getByRole('link', { name: /^View/ }).first().waitFor();
    await processing.waitFor({ state: 'hidden' });

    await page.unrouteAll();
    await failCalls(page, 'compliance.list', 503);
    await visit(page, '/contactus');
    await goOn(page, '/government-guidelines');
    await expect.poll(() => summary(page)).toMatch(/^0 /);
    await expect.poll(() => table.getAttribute('aria-busy')).toBe('false');
    expect(await table.getByRole('alert').innerText()).toContain('could not be loaded');
    await expectNoNotice(page);
  });
});
