import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { createJobOpening, makeApplication } from '../factories/rows.ts';
import { submit } from '../factories/submit.ts';
import { isFocused } from './forms.ts';
import { test } from './site.ts';
import { enterAs, openScreen } from './staff-browser.ts';

const heads = (page: Page) => page.locator('.applicants-table thead th').allInnerTexts();
const choice = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });

describe('the columns of the applicants', () => {
  test('are chosen and ordered by keyboard, remembered, and set back', async ({ page, site }) => {
    const jid = await createJobOpening(site.db, { open_position: 'Gate Guard' });
    await submit(site, 'application', makeApplication({ JobId: jid, FullName: 'Asha Menon' }));
    await enterAs(page, site, 'recruiter');
    const open = () => openScreen(page, `/jobs/${jid}/applicants?show=table`, 'Applicants for Gate Guard');
    await open();
    const button = page.getByRole('button', { name: 'Columns', exact: true });
    const usual = ['Name', 'Qualification', 'Phone', 'E-mail', 'Received', 'Stage', 'Resume'];
    await expect.poll(() => heads(page)).toEqual(usual);

    await button.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => isFocused(choice(page, 'Qualification'))).toBe(true);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expect.poll(() => heads(page)).toEqual(usual.filter((name) => name !== 'Phone'));
    await expect.poll(() => isFocused(choice(page, 'Phone'))).toBe(true);
    await choice(page, 'City').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Alt+ArrowUp');
    await page.keyboard.press('Alt+ArrowUp');
    const chosen = ['Name', 'Qualification', 'E-mail', 'Received', 'City', 'Stage', 'Resume'];
    await expect.poll(() => heads(page)).toEqual(chosen);
    await expect.poll(() => isFocused(choice(page, 'City'))).toBe(true);
    await page.getByRole('button', { name: 'Move E-mail up' }).click();
    await expect
      .poll(() => heads(page))
      .toEqual(['Name', 'E-mail', ...chosen.filter((name) => name !== 'E-mail').slice(1)]);
    await page.keyboard.press('Escape');
    await expect.poll(() => isFocused(button)).toBe(true);

    const stored = () => site.db.selectFrom('staff_columns').select('columns').execute();
    await expect
      .poll(stored)
      .toEqual([{ columns: ['email', 'qualification', 'received', 'city', 'stage', 'resume'] }]);
    await open();
    await expect.poll(async () => (await heads(page))[1]).toBe('E-mail');
    await button.click();
    await page.getByRole('button', { name: 'Back to the standard' }).click();
    await expect.poll(stored).toEqual([]);
    await expect.poll(() => heads(page)).toEqual(usual);
  });
});
