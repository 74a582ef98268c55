import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { createJobOpening, makeApplication, makeContact } from '../factories/rows.ts';
import { codeOf, type SignedInMember } from '../factories/staff.ts';
import { test as base, FAILED_LOAD, type Site } from './site.ts';
import { enterAs, openScreen, submit } from './staff-browser.ts';

const ASHA = 'asha.menon@example.com';

/** A test with an owner who gave the code a while ago. */
const test = base.extend<{ owner: SignedInMember }>({
  owner: async ({ page, site, errors }, use) => {
    errors.expected.push(FAILED_LOAD);
    const owner = await enterAs(page, site, 'owner');
    await forgetCode(site);
    await use(owner);
  },
});

/** Makes it look as if eleven minutes had passed without a code. */
async function forgetCode({ db }: Site): Promise<void> {
  await sql`update staff_sessions set second_factor_at = now() - interval '11 minutes'`.execute(db);
  await sql`truncate staff_attempts`.execute(db);
}

async function findAsha(page: Page, site: Site): Promise<void> {
  await submit(site, 'contact', makeContact({ emailId: ASHA }));
  await openScreen(page, '/people', 'People');
  await page.getByLabel('E-mail or phone').fill(ASHA);
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Search result' }).waitFor();
}

const QUESTION = 'How did you verify who is asking?';

/** Up to the button that requests the zip, by keyboard. */
async function askForZip(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Export as ZIP' }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel(QUESTION).selectOption('call-back');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
}

describe('the request for another code', () => {
  test('appears before a person is exported and erased, which then continues by itself, by keyboard', async ({
    page,
    site,
    owner,
  }) => {
    await findAsha(page, site);
    const dialog = page.getByRole('dialog', { name: 'Enter your code again' });
    const code = dialog.getByRole('textbox', { name: 'Code' });
    const isFocused = () => code.evaluate((input) => input === document.activeElement);

    await askForZip(page);
    await dialog.waitFor();
    await expect.poll(isFocused).toBe(true);
    await page.keyboard.type('000000');
    await dialog.getByRole('alert').waitFor();
    // The refused code makes room for the next one.
    await expect.poll(() => code.inputValue()).toBe('');
    await expect.poll(isFocused).toBe(true);
    const saving = page.waitForEvent('download');
    await page.keyboard.type(codeOf(owner.secret, 1));
    expect((await saving).suggestedFilename()).toMatch(/^person-\d{4}-\d\d-\d\d\.zip$/);
    await dialog.waitFor({ state: 'detached' });

    await forgetCode(site);
    await page.getByRole('button', { name: 'Erase' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Erase this person’s data?' }).waitFor();
    await page.getByLabel(QUESTION).selectOption('call-back');
    await page.keyboard.press('Tab');
    await page.keyboard.type(ASHA);
    await page.keyboard.press('Enter');
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('Nothing was erased: your code is required.').waitFor();
    await page.getByLabel(`Type ${ASHA} to confirm`).press('Enter');
    await expect.poll(isFocused).toBe(true);
    await page.keyboard.type(codeOf(owner.secret));
    await page.getByText(/^Erased: submissions 1, /).waitFor();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('dialog', { name: 'Erase this person’s data?' }).waitFor({ state: 'detached' });
  });
});

test('what retention waits with is removed once an owner has said so twice and given the code', async ({
  page,
  site,
  owner,
}) => {
  await sql`insert into retention_runs (day, settings, dry, doubt)
    values (current_date + 1, '', false, 'The last run was 400 days ago.')`.execute(site.db);
  await openScreen(page, '/retention', 'Retention');
  await page
    .getByRole('region', { name: /until an owner confirms/ })
    .getByText('Contacts')
    .waitFor();
  await page.getByText('The last run was 400 days ago.').waitFor();
  await page.getByRole('button', { name: 'Remove now' }).click();
  await page.getByRole('dialog').getByText('400 days ago').waitFor();
  await page.getByRole('button', { name: 'Remove for good' }).click();
  await page.getByRole('dialog', { name: 'Enter your code again' }).waitFor();
  await page.keyboard.type(codeOf(owner.secret, 1));
  await page.getByText('Old data is being removed.').waitFor();
  await page.getByRole('button', { name: 'Count now' }).waitFor();
});

describe('a member who only reads', () => {
  test('is offered nothing that would change an item or an applicant, nor by a key', async ({
    page,
    site,
  }) => {
    await submit(site, 'contact', makeContact({ fullName: 'Only To Read' }));
    const jid = await createJobOpening(site.db, { open_position: 'Quiet Guard' });
    await submit(site, 'application', makeApplication({ JobId: jid }));
    await enterAs(page, site, 'viewer');
    await openScreen(page, '/inbox', 'Inbox');
    await page.getByRole('link', { name: 'Only To Read' }).click();
    const item = page.getByRole('article');
    await item.getByText('You can read this, not change it.').waitFor();
    for (const name of [/^Reply/, /^Assign/, /^Status/, 'Add note'])
      expect(await item.getByRole('button', { name }).count(), String(name)).toBe(0);
    expect(await page.getByRole('checkbox').count()).toBe(0);
    expect(await page.getByText('CSV').count()).toBe(0);
    // The shortcuts find nothing to press.
    for (const key of ['a', 's', 'n', 'r', 'x']) await page.keyboard.press(key);
    expect(
      await page
        .getByRole('menu')
        .or(page.getByRole('form', { name: 'Reply' }))
        .count(),
    ).toBe(0);

    await openScreen(page, `/jobs/${jid}/applicants`, 'Applicants for Quiet Guard');
    await page.locator('.board-card').first().waitFor();
    expect(await page.getByRole('button', { name: 'All resumes' }).count()).toBe(0);
    expect(await page.getByRole('button', { name: /^Stage of|Move/ }).count()).toBe(0);
    await page.getByRole('button', { name: 'Table' }).click();
    await page.locator('.applicants-table').waitFor();
    expect(await page.getByRole('checkbox').count()).toBe(0);
  });
});
