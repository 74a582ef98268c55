import { describe, expect } from 'vitest';
import { KEY_HEADER } from '../../src/contract/staff/creation.ts';
import { makeContact } from '../factories/rows.ts';
import { submit } from '../factories/submit.ts';
import { FAILED_LOAD, type Site, test } from './site.ts';
import { enterAs, openItem } from './staff-browser.ts';

const countNotes = async ({ db }: Site, text: string) =>
  (await db.selectFrom('inbox_events').select('id').where('text', '=', text).execute()).length;

describe('without a connection', () => {
  test('a note waits for a server that stays away, can be hurried and stopped, and is made once', async ({
    page,
    site,
    errors,
  }) => {
    errors.expected.push(FAILED_LOAD);
    await enterAs(page, site, 'owner');
    const item = await openItem(page, await submit(site, 'contact', makeContact()));
    const keys: (string | undefined)[] = [];
    let isAway = true;
    await page.route('**/inbox.addNote*', async (route) => {
      keys.push(route.request().headers()[KEY_HEADER]);
      if (!isAway) return route.continue();
      // The first one arrives, and its answer is lost.
      if (keys.length === 1) await route.fetch();
      await route.abort();
    });
    const field = item.getByRole('textbox', { name: 'Note' });
    const hint = item.getByText('The server does not answer. This is tried again by itself');
    await field.fill('Away for long.');
    await page.getByRole('button', { name: 'Add note' }).click();
    await hint.waitFor();
    await page.getByText('1 change waits for the server, and is sent by itself.').waitFor();
    // More often than it was tried by itself before.
    for (let attempt = keys.length; attempt <= 6; attempt = keys.length) {
      await item.getByRole('button', { name: 'Try now' }).click();
      await expect.poll(() => keys.length).toBeGreaterThan(attempt);
    }
    await hint.waitFor();
    await item.getByRole('button', { name: 'Stop trying' }).click();
    await item.getByText('The server cannot be reached. Please try again.').waitFor();
    expect(await field.inputValue()).toBe('Away for long.');

    await page.getByRole('button', { name: 'Add note' }).click();
    await hint.waitFor();
    isAway = false;
    await item.getByRole('listitem').filter({ hasText: 'Away for long.' }).waitFor();
    await expect.poll(() => field.inputValue()).toBe('');
    await hint.waitFor({ state: 'detached' });
    expect(await countNotes(site, 'Away for long.')).toBe(1);
    expect(new Set(keys)).toHaveLength(1);

    // A later note with the same text is a new one, and one for a double click.
    await field.fill('Away for long.');
    await page.getByRole('button', { name: 'Add note' }).dblclick();
    await expect.poll(() => field.inputValue()).toBe('');
    await expect.poll(() => countNotes(site, 'Away for long.')).toBe(2);
    await expect.poll(() => item.getByRole('listitem').filter({ hasText: 'Away for long.' }).count()).toBe(2);
  });
});
