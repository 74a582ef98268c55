import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { readers } from '../../server/staff/moving-in/importing/readers.ts';
import { runImports } from '../../server/staff/moving-in/importing/run-imports.ts';
import { partsOf } from '../staff/moving-in/moving.ts';
import { item, wxr } from '../staff/moving-in/wordpress/wxr.ts';
import { test as base, type Site } from './site.ts';
import { enterAs, openScreen } from './staff-browser.ts';

const test = base.extend({ template: ['small', { scope: 'file' }] });

const act = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const line = (page: Page, title: string) => page.locator('.moving-lines').getByRole('row', { name: title });
const work = (site: Site) => runImports(partsOf(site, { readers }));

async function upload(page: Page, site: Site, name: string, content: string): Promise<void> {
  await openScreen(page, '/moving-in', 'Moving in');
  const mimeType = name.endsWith('.csv') ? 'text/csv' : 'text/xml';
  await page.getByLabel('Upload a file').setInputFiles({ name, mimeType, buffer: Buffer.from(content) });
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await work(site);
}

async function rehearse(page: Page, site: Site, button: string): Promise<void> {
  await act(page, button).click();
  await page.getByRole('progressbar').waitFor();
  await work(site);
  await page.getByText('This is a rehearsal').waitFor();
}

async function bringIn(page: Page, site: Site): Promise<void> {
  await act(page, 'Import…').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Import' }).click();
  await page.getByRole('progressbar', { name: 'Importing' }).waitFor();
  await work(site);
  await page
    .getByText(/ha(s|ve) come over/)
    .first()
    .waitFor();
}

const entry = (id: number, menu: string, label: string) =>
  item({
    id,
    type: 'nav_menu_item',
    title: label,
    terms: [['nav_menu', menu]],
    metas: { _menu_item_type: 'custom', _menu_item_url: `https://${menu.toLowerCase()}.example/` },
  });
const former = wxr(
  item({ id: 11, type: 'service', title: 'Guards for gates', content: '<p>By day and by night.</p>' }),
  entry(21, 'Portals', 'Portal'),
  entry(22, 'Wards', 'Wards'),
);

test('kinds of a theme and places of menus are chosen by keyboard, rehearsed again, and remembered', async ({
  page,
  site,
}) => {
  await enterAs(page, site, 'owner');
  await upload(page, site, 'first.xml', former);
  await page.getByText('This is a rehearsal').waitFor();
  const choices = page.getByRole('form', { name: 'Kinds and menus' });
  await expect.poll(() => choices.getByLabel('Portals').inputValue()).toBe('header');
  await line(page, 'Guards for gates').getByText('which has no place here').waitFor();

  await choices.getByLabel('service').focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => choices.getByLabel('service').inputValue()).toBe('page');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => choices.getByLabel('service').inputValue()).toBe('blog');
  // What is shown below is not what would come.
  await expect.poll(() => act(page, 'Import…').isDisabled()).toBe(true);
  await choices.getByText('what was chosen before').waitFor();
  await choices.getByLabel('Wards').selectOption('header');
  await act(page, 'Rehearse again').click();
  await choices.getByText('Menu of the header is chosen for 2 menus').waitFor();
  await choices.getByLabel('Portals').selectOption('legal');
  await rehearse(page, site, 'Rehearse again');
  await line(page, 'Guards for gates').getByRole('cell', { name: 'blog', exact: true }).waitFor();
  await bringIn(page, site);
  const blogs = () =>
    site.db.selectFrom('blogs').select('id').where('subject', '=', 'Guards for gates').execute();
  expect(await blogs()).toHaveLength(1);

  await upload(page, site, 'second.xml', former);
  await page.getByText('Chosen as the last time').waitFor();
  expect(await choices.getByLabel('service').inputValue()).toBe('blog');
  expect(await choices.getByLabel('Wards').inputValue()).toBe('header');
  expect(await blogs()).toHaveLength(1);
});

/** Headings that say nothing to the program, but for the town. */
const tableOf = (...rows: string[]) => ['Kaam;Shahar;Paisa;Tippani;Kisne likha', ...rows].join('\r\n');

test('the columns of a table are matched by hand, and the next one has the choice', async ({
  page,
  site,
}) => {
  await enterAs(page, site, 'owner');
  await upload(page, site, 'first.csv', tableOf('Gate keeper;Pune;"18,500";Day and night;Ravi'));
  const columns = page.getByRole('form', { name: 'Columns' });
  await columns.getByText('Day and night').waitFor();
  await act(page, 'Jobs').click();
  const field = (heading: string) => columns.getByLabel(heading, { exact: true });

  // Without a position there is no job.
  await act(page, 'Rehearse').click();
  await page.getByRole('alert').getByText('Position').waitFor();
  await field('Kaam').selectOption('Position (needed)');
  await field('Shahar').selectOption('Location');
  await field('Paisa').selectOption('Salary');
  await field('Tippani').selectOption('Description');
  await page.getByText('4 of 5 columns are used').waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  await rehearse(page, site, 'Rehearse');
  await line(page, 'Gate keeper').waitFor();
  await bringIn(page, site);
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
  const matched = {
    Kaam: 'position',
    Shahar: 'location',
    Paisa: 'salary',
    Tippani: 'text',
    'Kisne likha': '',
  };
  for (const [heading, value] of Object.entries(matched))
    expect(await field(heading).inputValue(), heading).toBe(value);
});
