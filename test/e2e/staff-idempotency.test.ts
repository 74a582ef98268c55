import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { KEY_HEADER } from '../../src/contract/staff/creation.ts';
import { makeContact } from '../factories/rows.ts';
import { submit } from '../factories/submit.ts';
import { FAILED_LOAD, type Site, test } from './site.ts';
import { enterAs, openScreen } from './staff-browser.ts';

const countOf = async ({ db }: Site, from: string): Promise<number> => {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::integer as count from ${sql.raw(from)}`.execute(db);
  return rows[0]?.count ?? 0;
};
const notesWith = (text: string) => `inbox_events where action = 'note' and text = '${text}'`;

async function openItem(page: Page, reference: string) {
  await openScreen(page, '/inbox', 'Inbox');
  await page.locator(`[data-reference="${reference}"]`).getByRole('link').click();
  const item = page.getByRole('article', { name: reference });
  await item.waitFor();
  return item;
}

/** Two clicks in a row, before the first one has any visible effect. */
const clickTwice = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });

describe('a double click', () => {
  test('adds one note, and a later one with the same text another', async ({ page, site }) => {
    await enterAs(page, site, 'owner');
    const item = await openItem(page, await submit(site, 'contact', makeContact()));
    await item.getByRole('textbox', { name: 'Note' }).fill('Rang back.');
    await clickTwice(page, 'Add note');
    const note = item.getByRole('listitem').filter({ hasText: 'Rang back.' });
    await note.waitFor();
    await expect.poll(() => item.getByRole('textbox', { name: 'Note' }).inputValue()).toBe('');
    expect(await countOf(site, notesWith('Rang back.'))).toBe(1);
    await expect.poll(() => note.count()).toBe(1);

    // A later note with the same text is a new one.
    await item.getByRole('textbox', { name: 'Note' }).fill('Rang back.');
    await page.getByRole('button', { name: 'Add note' }).dblclick();
    await expect.poll(() => note.count()).toBe(2);
    await expect.poll(() => countOf(site, notesWith('Rang back.'))).toBe(2);
  });
});

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
    expect(await countOf(site, notesWith('Away for long.'))).toBe(1);
    expect(new Set(keys)).toHaveLength(1);
  });
});
