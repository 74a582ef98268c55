import { readFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { makeContact } from '../factories/rows.ts';
import { createMember, ok } from '../factories/staff.ts';
import { test } from './site.ts';
import { enterAs, openScreen, submit } from './staff-browser.ts';
import { expectFit } from './well-made.ts';

describe('a shared view', () => {
  test('is in the menu with its count, is renamed, and leaves it again', async ({ page, site }) => {
    await submit(site, 'contact', makeContact());
    const member = await enterAs(page, site, 'sales');
    const view = { name: 'Waiting for us', query: 'status=new', sharedWith: 'everyone' };
    ok(await member.call('savedViews.save', view));
    await openScreen(page, '/inbox', 'Inbox');
    const shared = page.getByRole('list', { name: 'Shared views' });
    await shared.getByRole('link', { name: /^Waiting for us\s*1 item$/ }).click();
    await expect.poll(() => page.url()).toContain('status=new');
    await page.getByRole('button', { name: /^Views/ }).click();
    await page.getByRole('menuitemradio', { name: 'Manage views' }).click();
    const dialog = page.getByRole('dialog');
    await expectFit(page, 'the views');
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
  test('is selected beyond what is loaded, exported, and changed with what it skipped', async ({
    page,
    site,
  }) => {
    const references: string[] = [];
    for (let number = 1; number <= 55; number++)
      references.push(
        await submit(
          site,
          'contact',
          makeContact({ fullName: 'Bulk Sender', emailId: `b${number}@example.com` }),
        ),
      );
    await enterAs(page, site, 'sales');
    const colleague = await createMember(site, 'sales');
    await openScreen(page, '/inbox#Bulk Sender', 'Inbox');
    await page.locator('.inbox-all').getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Select all 55 that match' }).click();
    await page.getByText('All 55 that match are selected.').waitFor();
    const bar = page.getByRole('toolbar', { name: '55 selected' });
    const download = page.waitForEvent('download');
    await bar.getByRole('button', { name: /^CSV of the selection/ }).click();
    await page.getByRole('menuitemradio', { name: 'With all columns' }).click();
    const csv = readFileSync(await (await download).path(), 'utf8');
    expect(csv.trim().split('\r\n')).toHaveLength(56);

    const [oldest = ''] = references;
    ok(
      await colleague.call('inbox.setStatus', {
        items: [{ reference: oldest, version: 1 }],
        status: 'answered',
      }),
    );
    await bar.getByRole('button', { name: /^Status/ }).click();
    await page.getByRole('menuitemradio', { name: 'In progress' }).click();
    const note = page.getByRole('dialog', { name: '1 item was left as it is' });
    await note.getByText('54 items marked as in progress.').waitFor();
    expect(await note.innerText()).toContain(oldest);
  });
});
