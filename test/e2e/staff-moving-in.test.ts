import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { FoundItem } from '../../server/staff/moving-in/found-item.ts';
import { runImports } from '../../server/staff/moving-in/importing/run-imports.ts';
import { blogItem, partsOf, sourceOf } from '../staff/moving-in/moving.ts';
import { test as base, FAILED_LOAD, type Site } from './site.ts';
import { enterAs, openScreen } from './staff-browser.ts';
import { expectFit, PHONE } from './well-made.ts';

const test = base.extend({ template: ['small', { scope: 'file' }] });

const act = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
/** The state beside the title. */
const state = (page: Page, text: string) => page.locator('.content-head .badge').filter({ hasText: text });

/** Uploads a file with these items, as the export of a former site. */
async function upload(page: Page, items: readonly (FoundItem | 'BROKEN')[]): Promise<void> {
  await openScreen(page, '/moving-in', 'Moving in');
  await page.getByLabel('Upload a file').setInputFiles({
    name: 'export.xml',
    mimeType: 'text/xml',
    buffer: Buffer.from(sourceOf(items)),
  });
  await page.getByRole('heading', { level: 1, name: 'export.xml' }).waitFor();
}

/** What the server does by itself while it runs. */
const work = (site: Site) => runImports(partsOf(site));

describe('moving in', () => {
  test('is stopped and goes on, and overwrites what was edited here only where it is ticked', async ({
    page,
    site,
  }) => {
    await enterAs(page, site, 'owner');
    const items = ['20', '21'].map((key) => blogItem(key));
    await upload(page, items);
    await work(site);
    await act(page, 'Import…').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Import' }).click();
    await page.getByRole('progressbar', { name: 'Importing' }).waitFor();
    await act(page, 'Stop').click();
    await page.getByText(/^Stopped by /).waitFor();
    await act(page, 'Go on').click();
    await page.getByRole('progressbar', { name: 'Importing' }).waitFor();
    await work(site);
    await state(page, 'Imported').waitFor();
    await expectFit(page, 'a finished import');
    await site.db
      .updateTable('blogs')
      .set(({ eb }) => ({ sub_heading: 'Edited here', version: eb('version', '+', 1) }))
      .where('subject', 'in', ['Blog 20', 'Blog 21'])
      .execute();

    await upload(
      page,
      ['20', '21'].map((key) => blogItem(key, { subheading: 'Of the file' })),
    );
    await work(site);
    await page.getByText('2 items were edited here since they came over').waitFor();
    expect(await act(page, 'Import…').isDisabled()).toBe(true);
    await page.getByRole('checkbox', { name: /^Overwrite.*Blog 21/ }).check();
    await page.getByText('1 of them will be overwritten').waitFor();
    await act(page, 'Overwrite all').click();
    await page.getByText('2 of them will be overwritten').waitFor();
    await page.getByRole('checkbox', { name: /^Overwrite.*Blog 20/ }).uncheck();
    await act(page, 'Import…').click();
    await page
      .getByRole('dialog')
      .getByText('1 item that was edited here is overwritten. 1 item that was edited here is left alone.')
      .waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Import' }).click();
    await page.getByRole('progressbar', { name: 'Importing' }).waitFor();
    await work(site);
    await state(page, 'Imported').waitFor();
    const blogs = await site.db
      .selectFrom('blogs')
      .select(['subject', 'sub_heading'])
      .where('subject', 'in', ['Blog 20', 'Blog 21'])
      .orderBy('subject')
      .execute();
    expect(blogs.map((blog) => blog.sub_heading)).toEqual(['Edited here', 'Of the file']);
  });

  test('goes on by itself after the server was away, and says what cannot be read', async ({
    page,
    site,
    errors,
  }) => {
    errors.expected.push(FAILED_LOAD);
    await enterAs(page, site, 'owner');
    await upload(page, [blogItem('30'), 'BROKEN']);
    const away = /\/staff\/trpc\//;
    await page.route(away, (route) => route.abort());
    await page.getByText('The server does not answer').waitFor();
    await page.getByRole('progressbar', { name: 'Reading the file' }).waitFor();
    await work(site);
    await page.unroute(away);
    await page.getByText('line 3: the file ends within an item').waitFor();
    await act(page, 'Discard').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('heading', { level: 1, name: 'Moving in' }).waitFor();
    await page.getByText('The file was discarded').waitFor();
  });

  test('refuses what it knows not, on a phone, and can be cancelled', async ({ page, site, errors }) => {
    errors.expected.push(FAILED_LOAD);
    await page.setViewportSize(PHONE);
    await enterAs(page, site, 'owner');
    await openScreen(page, '/moving-in', 'Moving in');
    const choose = (name: string, content: string) =>
      page
        .getByLabel('Upload a file')
        .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
    await choose('list.xlsx', 'PK');
    await page.getByText('Please save it as CSV first').waitFor();
    await act(page, 'Dismiss list.xlsx').click();
    await choose('words.txt', 'No table.');
    await page.getByText('is neither an export of WordPress').waitFor();
    await expectFit(page, 'a refusal on a phone');

    await page.route('**/staff/moving-in/files', () => undefined);
    await choose('export.xml', sourceOf([blogItem('40')]));
    await page.getByRole('progressbar', { name: 'Uploading export.xml' }).waitFor();
    await act(page, 'Cancel').click();
    await page.getByText('that moved out, at most 1 GB').waitFor();
    await page.unroute('**/staff/moving-in/files');
  });
});
