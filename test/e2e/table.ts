import type { Locator, Page } from 'playwright-core';

const bodyRows = (page: Page): Locator => page.getByRole('row').filter({ has: page.getByRole('link') });

export const rowCount = (page: Page): Promise<number> => bodyRows(page).count();

/** The texts of a column on the present page. */
export const column = (page: Page, index: number): Promise<string[]> =>
  page
    .getByRole('table')
    .evaluate(
      (table, at) =>
        [...(table as HTMLTableElement).tBodies]
          .flatMap((body) => [...body.rows])
          .map((row) => row.cells[at]?.innerText.trim() ?? ''),
      index,
    );

export const header = (page: Page, name: string): Locator =>
  page.getByRole('columnheader', { name, exact: true });

const paging = (page: Page): Locator => page.getByRole('navigation', { name: 'Pages' });

export const pagingLink = (page: Page, name: string): Locator =>
  paging(page).getByRole('link', { name, exact: true });

/** The summary, such as "1 to 10 of 42 openings". */
export const summary = (page: Page): Promise<string> => paging(page).getByRole('paragraph').innerText();

export async function showSize(page: Page, size: number): Promise<void> {
  await page.getByRole('combobox', { name: /^Show/ }).selectOption(String(size));
}

export async function searchFor(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox').fill(text);
}
