import { readFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { makeContact } from '../factories/rows.ts';
import { createMember } from '../factories/staff.ts';
import { expectAccessible } from './axe.ts';
import { test } from './site.ts';
import { enterAs, openScreen, submit } from './staff-browser.ts';
import { expectFit, PHONE, WIDE } from './well-made.ts';

describe('a shared view', () => {
  test('is in the menu with its count, is renamed, and leaves it again', async ({ page, site }) => {
    await submit(site, 'contact', makeContact({ fullName: 'Counted Once' }));
    await enterAs(page, site, 'sales');
    await openScreen(page, '/inbox?status=new', 'Inbox');
    await page.getByRole('button', { name: /^Views/ }).click();
    await page.getByRole('menuitemradio', { name: 'Save this list as a view' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Waiting for us');
    await dialog.getByLabel('Who sees it').selectOption({ label: 'Everybody with the inbox' });
    await expectAccessible(page, 'saving a view');
    await dialog.getByRole('button', { name: 'Save' }).click();
    const shared = page.getByRole('list', { name: 'Shared views' });
    await shared.getByRole('link', { name: /^Waiting for us\s*1 item$/ }).waitFor();

    await openScreen(page, '/inbox', 'Inbox');
    await shared.getByRole('link', { name: /^Waiting for us/ }).click();
    await expect.poll(() => page.url()).toContain('status=new');

    await page.getByRole('button', { name: /^Views/ }).click();
    await page.getByRole('menuitemradio', { name: 'Manage views' }).click();
    await expectAccessible(page, 'the views');
    for (const size of [PHONE, WIDE]) {
      await page.setViewportSize(size);
      await expectFit(page, `the views at ${size.width} px`);
    }
    await dialog.getByRole('button', { name: 'Edit Waiting for us' }).click();
    await dialog.getByLabel('Name').fill('New ones');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await shared.getByRole('link', { name: /^New ones/ }).waitFor();
    await dialog.getByRole('button', { name: 'Remove New ones' }).click();
    // For others as well: a second click.
    await dialog.getByRole('button', { name: 'Remove for everybody New ones' }).click();
    await shared.waitFor({ state: 'detached' });
  });
});

describe('everything that matches', () => {
  test('is selected beyond what is loaded, changed with what it skipped, and exported', async ({
    page,
    site,
  }) => {
    const references: string[] = [];
    for (let number = 1; number <= 55; number++)
      references.push(
        await submit(
          site,
          'contact',
          makeContact({ fullName: 'Bulk Sender', emailId: `bulk${number}@example.com` }),
        ),
      );
    await enterAs(page, site, 'sales');
    const colleague = await createMember(site, 'sales');
    await page.setViewportSize(WIDE);
    await openScreen(page, '/inbox', 'Inbox');
    // The older page is not fetched, so that not everything is loaded.
    await page.route(/inbox\.list(?!Matching)/, async (route) => {
      const answer = await route.fetch();
      return (route.request().postData() ?? '').includes('cursor')
        ? new Promise(() => undefined)
        : route.fulfill({ response: answer });
    });
    await page.goto('/staff/inbox#Bulk Sender');
    await expect.poll(() => page.locator('[data-reference]').count()).toBe(50);
    await page.locator('.inbox-all').getByRole('checkbox').check();
    const all = page.getByRole('button', { name: 'Select all 55 that match' });
    await all.waitFor();
    await expectAccessible(page, 'a selection');
    for (const size of [PHONE, WIDE]) {
      await page.setViewportSize(size);
      await expectFit(page, `a selection at ${size.width} px`);
    }
    await all.click();
    await page.getByText('All 55 that match are selected.').waitFor();
    const bar = page.getByRole('toolbar', { name: '55 selected' });
    const download = page.waitForEvent('download');
    await bar.getByRole('button', { name: /^CSV of the selection/ }).click();
    await page.getByRole('menuitemradio', { name: 'With all columns' }).click();
    const csv = readFileSync(await (await download).path(), 'utf8');
    expect(csv.trim().split('\r\n')).toHaveLength(56);

    const [oldest = ''] = references;
    await colleague.call('inbox.setStatus', {
      items: [{ reference: oldest, version: 1 }],
      status: 'answered',
    });
    await bar.getByRole('button', { name: /^Status/ }).click();
    await page.getByRole('menuitemradio', { name: 'In progress' }).click();
    const note = page.getByRole('dialog', { name: '1 item was left as it is' });
    await note.getByText('54 items marked as in progress.').waitFor();
    expect(await note.innerText()).toContain(oldest);
    const rows = await site.db
      .selectFrom('inbox_entries')
      .select(({ fn }) => ['status', fn.countAll<string>().as('count')])
      .where('reference', 'in', references)
      .groupBy('status')
      .orderBy('status')
      .execute();
    expect(rows).toEqual([
      { status: 'answered', count: '1' },
      { status: 'in progress', count: '54' },
    ]);
  });
});
