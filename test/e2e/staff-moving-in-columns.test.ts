import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { readers } from '../../server/staff/moving-in/importing/readers.ts';
import { runImports } from '../../server/staff/moving-in/importing/run-imports.ts';
import { partsOf } from '../staff/moving-in/moving.ts';
import { expectAccessible } from './axe.ts';
import { type Site, test } from './site.ts';
import { enterAs, openScreen } from './staff-browser.ts';

const act = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const line = (page: Page, title: string) => page.locator('.moving-lines').getByRole('row', { name: title });
const work = (site: Site) => runImports(partsOf(site, { readers }));

/** Headings that say nothing to the program, but for the town. */
const tableOf = (...rows: string[]) => ['Kaam;Shahar;Paisa;Tippani;Kisne likha', ...rows].join('\r\n');

/** Uploads a table and waits for the question of its columns. */
async function upload(page: Page, site: Site, name: string, content: string): Promise<void> {
  await openScreen(page, '/moving-in', 'Moving in');
  await page.getByLabel('Upload a file').setInputFiles({
    ...{ name, mimeType: 'text/csv', buffer: Buffer.from(content) },
  });
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await work(site);
}

test('the columns of a table are matched by hand, and the next one has the choice', async ({
  page,
  site,
}) => {
  await enterAs(page, site, 'owner');
  await upload(page, site, 'first.csv', tableOf('Gate keeper;Pune;"18,500";Day and night;Ravi'));
  const columns = page.getByRole('form', { name: 'Columns' });
  await columns.getByText('Day and night').waitFor();
  await act(page, 'Jobs').click();
  for (const heading of ['Kaam', 'Tippani', 'Kisne likha'])
    expect(await columns.getByLabel(heading, { exact: true }).inputValue()).toBe('');
  await expectAccessible(page, 'the matching of columns');

  // Without a position there is no job.
  await act(page, 'Rehearse').click();
  await page.getByRole('alert').getByText('Position').waitFor();
  await columns.getByLabel('Kaam', { exact: true }).selectOption('Position (needed)');
  await columns.getByLabel('Shahar', { exact: true }).selectOption('Location');
  await columns.getByLabel('Paisa', { exact: true }).selectOption('Salary');
  await columns.getByLabel('Tippani', { exact: true }).selectOption('Description');
  await page.getByText('4 of 5 columns are used').waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  await act(page, 'Rehearse').click();
  await page.getByRole('progressbar').waitFor();
  await work(site);
  await page.getByText('This is a rehearsal').waitFor();
  await line(page, 'Gate keeper').waitFor();
  await act(page, 'Import…').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Import' }).click();
  await page.getByRole('progressbar', { name: 'Importing' }).waitFor();
  await work(site);
  await page.getByText('have come over').or(page.getByText('has come over')).first().waitFor();
  const stored = await site.db
    .selectFrom('job_openings')
    .select(['open_position', 'location', 'min_salary', 'description'])
    .where('open_position', '=', 'Gate keeper')
    .execute();
  expect(stored).toEqual([
    { open_position: 'Gate keeper', location: 'Pune', min_salary: '18,500', description: 'Day and night' },
  ]);

  await upload(page, site, 'second.csv', tableOf('Lift operator;Nagpur;"16,000";By day;Asha'));
  await page.getByText('Matched as the last time').waitFor();
  for (const [heading, field] of Object.entries({
    ...{ Kaam: 'position', Shahar: 'location', Paisa: 'salary', Tippani: 'text', 'Kisne likha': '' },
  }))
    expect(await columns.getByLabel(heading, { exact: true }).inputValue()).toBe(field);
  await act(page, 'Rehearse').click();
  await page.getByRole('progressbar').waitFor();
  await work(site);
  await line(page, 'Lift operator').waitFor();
});
