import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import type { FoundItem } from '../../server/staff/moving-in/found-item.ts';
import { runImports } from '../../server/staff/moving-in/importing/run-imports.ts';
import { blogItem, partsOf, sourceOf } from '../staff/moving-in/moving.ts';
import { test as base, FAILED_LOAD, type Site } from './site.ts';
import { enterAs, openScreen } from './staff-browser.ts';
import { expectFit, PHONE } from './well-made.ts';

const test = base.extend({ template: ['small', { scope: 'file' }] });

const act = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

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
