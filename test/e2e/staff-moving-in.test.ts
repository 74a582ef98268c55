import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { FoundItem } from '../../server/staff/moving-in/found-item.ts';
import { runImports } from '../../server/staff/moving-in/importing/run-imports.ts';
import { blogItem, contactItem, jobItem, partsOf, sourceOf } from '../staff/moving-in/moving.ts';
import { expectAccessible } from './axe.ts';
import { FAILED_LOAD, type Site, test } from './site.ts';
import { enterAs, openScreen } from './staff-browser.ts';

const act = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const line = (page: Page, title: string) => page.locator('.moving-lines').getByRole('row', { name: title });
/** The state beside the title. */
const state = (page: Page, text: string) => page.locator('.content-head .badge').filter({ hasText: text });

const poll: FoundItem = {
  ...{ guid: 'poll', place: 'item 9', title: 'A poll', content: undefined },
  notes: [{ outcome: 'dropped', text: 'Polls have no place on this site.' }],
};

/** Uploads a file with these items, as the export of a former site. */
async function upload(page: Page, items: readonly (FoundItem | 'BROKEN')[]): Promise<void> {
  await openScreen(page, '/moving-in', 'Moving in');
  await page.getByLabel('Upload a file').setInputFiles({
    ...{ name: 'export.xml', mimeType: 'text/xml' },
    buffer: Buffer.from(sourceOf(items)),
  });
  await page.getByRole('heading', { level: 1, name: 'export.xml' }).waitFor();
}

/** What the server does by itself while it runs. */
const work = (site: Site) => runImports(partsOf(site));

describe('moving in', () => {
  test('shows a rehearsal, imports it, and takes it back', async ({ page, site }) => {
    await enterAs(page, site, 'owner');
    const name = `<img src=x> \u202eरात ${'W'.repeat(300)}`;
    await upload(page, [blogItem('2'), jobItem('3', { position: name }), contactItem('5'), poll]);
    await page.getByRole('progressbar', { name: 'Reading the file' }).waitFor();
    await expectAccessible(page, 'a file that is read');
    await work(site);
    await page.getByText('This is a rehearsal').waitFor();
    await line(page, 'A poll').getByText('Polls have no place').waitFor();
    await expectAccessible(page, 'the rehearsal');
    expect(await site.db.selectFrom('blogs').select('id').where('subject', '=', 'Blog 2').execute()).toEqual(
      [],
    );

    // A figure shows its lines, and pressed again all of them.
    await act(page, 'Blogs: Will be made, 1').press('Enter');
    await line(page, 'A poll').waitFor({ state: 'detached' });
    await line(page, 'Blog 2').waitFor();
    await act(page, 'Blogs: Will be made, 1').press('Enter');
    await line(page, 'A poll').waitFor();
    await page.getByLabel('Search by title or place').fill('poll');
    await line(page, 'Blog 2').waitFor({ state: 'detached' });
    await page.getByLabel('Search by title or place').fill('');
    await line(page, 'Blog 2').waitFor();

    await act(page, 'Import…').click();
    const question = page.getByRole('dialog');
    await question.getByText('This makes 1 blog, 1 job and 1 submission.').waitFor();
    await question.getByRole('button', { name: 'Import' }).dblclick();
    await page.getByRole('progressbar', { name: 'Importing' }).waitFor();
    await act(page, 'Stop').click();
    await page.getByText(/^Stopped by /).waitFor();
    await expectAccessible(page, 'a stopped import');
    await act(page, 'Go on').click();
    await page.getByRole('progressbar', { name: 'Importing' }).waitFor();
    await work(site);
    await page.getByText('have come over').waitFor();
    await expectAccessible(page, 'a finished import');

    await line(page, 'Blog 2').getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: 'Blog 2' }).waitFor();
    await page.goBack();
    await act(page, 'Take it back…').click();
    await page.getByRole('dialog').getByText('made by this import will be removed').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click();
    await page.getByRole('progressbar', { name: 'Undoing' }).waitFor();
    await work(site);
    await page.getByText('The import was taken back').waitFor();
    await expectAccessible(page, 'an import that was taken back');
    expect(await site.db.selectFrom('blogs').select('id').where('subject', '=', 'Blog 2').execute()).toEqual(
      [],
    );
    await page.getByRole('main').getByRole('link', { name: 'Moving in' }).click();
    await page.getByRole('row', { name: 'export.xml' }).getByText('Undone').waitFor();
  });

  test('overwrites what was edited here only where it is ticked', async ({ page, site }) => {
    await enterAs(page, site, 'owner');
    const items = ['20', '21'].map((key) => blogItem(key));
    await upload(page, items);
    await work(site);
    await act(page, 'Import…').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Import' }).click();
    await page.getByRole('progressbar', { name: 'Importing' }).waitFor();
    await work(site);
    await state(page, 'Imported').waitFor();
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
    await expectAccessible(page, 'an unreadable file');
    await act(page, 'Discard').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('heading', { level: 1, name: 'Moving in' }).waitFor();
    await page.getByText('The file was discarded').waitFor();
  });

  test('refuses what it knows not, on a phone, and can be cancelled', async ({ page, site, errors }) => {
    errors.expected.push(FAILED_LOAD);
    await page.setViewportSize({ width: 390, height: 844 });
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
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectAccessible(page, 'a refusal on a phone');

    await page.route('**/staff/moving-in/files', () => undefined);
    await choose('export.xml', sourceOf([blogItem('40')]));
    await page.getByRole('progressbar', { name: 'Uploading export.xml' }).waitFor();
    await expectAccessible(page, 'an upload on a phone');
    await act(page, 'Cancel').click();
    await page.getByText('that moved out, at most 1 GB').waitFor();
    await page.unroute('**/staff/moving-in/files');
  });

  test('is for owners', async ({ page, site }) => {
    await enterAs(page, site, 'editor');
    await page.goto('/staff/moving-in');
    await page.getByRole('heading', { name: 'Your role has no access to this page' }).waitFor();
    expect(await page.getByRole('navigation').getByText('Moving in').count()).toBe(0);
  });
});
