import { describe, expect, onTestFinished } from 'vitest';
import { makeContact } from '../factories/rows.ts';
import { enterAs, openItem, submit, test } from './staff-browser.ts';

describe('a follow-up', () => {
  test('is set by keyboard, moved and taken off, and comes back once it is due', async ({
    page,
    site,
    emptied: _,
  }) => {
    await enterAs(page, site, 'sales');
    const reference = await submit(site, 'contact', makeContact({ fullName: 'MEERA PILLAI' }));
    const item = await openItem(page, reference);
    await item.getByRole('heading', { name: 'MEERA PILLAI' }).press('f');
    await page.getByRole('menuitemradio', { name: /^Tomorrow morning .*09:30/ }).press('Enter');
    await item.getByText(/set a follow-up for .*09:30/).waitFor();
    const button = item.getByRole('button', { name: /^Follow-up:/ });
    await expect.poll(() => button.innerText()).toMatch(/09:30$/);

    await button.click();
    await page.getByRole('menuitemradio', { name: 'Choose day and time' }).click();
    const dialog = page.getByRole('dialog', { name: 'Follow up' });
    await dialog.getByLabel('Day').fill('2020-01-01');
    await dialog.getByRole('button', { name: 'Set follow-up' }).click();
    await dialog.getByText('Time must be in the future').waitFor();
    await dialog.getByLabel('Day').fill(new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10));
    await dialog.getByLabel('Time').fill('16:45');
    await dialog.getByRole('button', { name: 'Set follow-up' }).click();
    await item.getByText(/set a follow-up for .*16:45/).waitFor();

    await site.db
      .updateTable('inbox_entries')
      .set({ follow_up_at: new Date(Date.now() - 60_000) })
      .execute();
    await openItem(page, reference);
    await page.getByRole('button', { name: 'Follow-ups 1' }).click();
    const row = page.getByRole('listitem').filter({ hasText: 'MEERA PILLAI' });
    await row.getByText('Follow up', { exact: true }).waitFor();
    await page.getByText('1 follow-ups and mentions for you').first().waitFor({ state: 'attached' });
    await row.getByRole('link').click();
    await button.click();
    await page.getByRole('menuitemradio', { name: 'Done, remove it' }).click();
    await page.getByText('No results').waitFor();
    await item.getByText('removed the follow-up').waitFor();
  });
});

describe('who else has the item open', () => {
  test('is shown at once, with who is writing, and is gone once they leave', async ({
    page,
    site,
    browser,
    emptied: _,
  }) => {
    await enterAs(page, site, 'sales');
    const reference = await submit(site, 'contact', makeContact());
    const item = await openItem(page, reference);
    const context = await browser.newContext({ baseURL: site.origin });
    onTestFinished(() => context.close());
    const other = await context.newPage();
    const { id } = await enterAs(other, site, 'sales');
    await site.db.updateTable('staff_members').set({ name: 'Asha Menon' }).where('id', '=', id).execute();
    const theirs = await openItem(other, reference);
    const present = item.locator('.present');
    await present.getByText('Asha Menon is looking at this').waitFor();
    await theirs.getByRole('textbox', { name: 'Note' }).fill('She rang');
    await present.getByText('Asha Menon is writing a note').waitFor();
    await other.close({ runBeforeUnload: false });
    await present.getByText('Asha Menon').waitFor({ state: 'detached' });
  });
});
