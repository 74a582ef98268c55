import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { readers } from '../../server/staff/moving-in/importing/readers.ts';
import { runImports } from '../../server/staff/moving-in/importing/run-imports.ts';
import { partsOf } from '../staff/moving-in/moving.ts';
import { item, wxr } from '../staff/moving-in/wordpress/wxr.ts';
import { expectAccessible } from './axe.ts';
import { type Site, test } from './site.ts';
import { enterAs, openScreen } from './staff-browser.ts';

const act = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const line = (page: Page, title: string) => page.locator('.moving-lines').getByRole('row', { name: title });
const work = (site: Site) => runImports(partsOf(site, { readers }));

const entry = (id: number, menu: string, label: string) =>
  item({
    ...{ id, type: 'nav_menu_item', title: label, terms: [['nav_menu', menu]] },
    metas: { _menu_item_type: 'custom', _menu_item_url: `https://${menu.toLowerCase()}.example/` },
  });
const former = wxr(
  item({ id: 11, type: 'service', title: 'Guards for gates', content: '<p>By day and by night.</p>' }),
  item({ id: 12, type: 'team', title: 'Our founder', content: '<p>He has guarded gates.</p>' }),
  entry(21, 'Portals', 'Portal'),
  entry(22, 'Wards', 'Wards'),
);

async function upload(page: Page, site: Site, name: string): Promise<void> {
  await openScreen(page, '/moving-in', 'Moving in');
  await page.getByLabel('Upload a file').setInputFiles({
    ...{ name, mimeType: 'text/xml', buffer: Buffer.from(former) },
  });
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await work(site);
  await page.getByText('This is a rehearsal').waitFor();
}

test('kinds of a theme and places of menus are chosen by keyboard, rehearsed again, and remembered', async ({
  page,
  site,
}) => {
  await enterAs(page, site, 'owner');
  await upload(page, site, 'first.xml');
  const choices = page.getByRole('form', { name: 'Kinds and menus' });
  await expect.poll(() => choices.getByLabel('Portals').inputValue()).toBe('header');
  expect(await choices.getByLabel('service').inputValue()).toBe('');
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
  await expectAccessible(page, 'the choice of kinds and menus');
  await act(page, 'Rehearse again').click();
  await page.getByRole('progressbar').waitFor();
  await work(site);

  await page.getByText('This is a rehearsal').waitFor();
  await line(page, 'Guards for gates').getByRole('cell', { name: 'blog', exact: true }).waitFor();
  expect(await choices.getByLabel('service').inputValue()).toBe('blog');
  await act(page, 'Import…').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Import' }).click();
  await page.getByRole('progressbar', { name: 'Importing' }).waitFor();
  await work(site);
  await page.getByText('have come over').waitFor();
  const blogs = () =>
    site.db.selectFrom('blogs').select('id').where('subject', '=', 'Guards for gates').execute();
  expect(await blogs()).toHaveLength(1);

  await upload(page, site, 'second.xml');
  await page.getByText('Chosen as the last time').waitFor();
  expect(await choices.getByLabel('service').inputValue()).toBe('blog');
  expect(await choices.getByLabel('Wards').inputValue()).toBe('header');
  expect(await choices.getByLabel('team').inputValue()).toBe('');
  expect(await blogs()).toHaveLength(1);
});
