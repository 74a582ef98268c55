import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { makeContact } from '../factories/rows.ts';
import { codeOf, type SignedInMember } from '../factories/staff.ts';
import { expectAccessible } from './axe.ts';
import { test as base, FAILED_LOAD, type Site } from './site.ts';
import { chooseRole, enterAs, openScreen, submit } from './staff-browser.ts';
import { expectFit, PHONE, WIDE } from './well-made.ts';

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

  test('appears before the inbox is exported, and not again within ten minutes', async ({
    page,
    site,
    owner,
  }) => {
    await submit(site, 'contact', makeContact());
    await openScreen(page, '/inbox', 'Inbox');
    const link = page.getByRole('link', { name: 'CSV of this list' });
    await link.click();
    const dialog = page.getByRole('dialog', { name: 'Enter your code again' });
    const saving = page.waitForEvent('download');
    await dialog.getByRole('textbox', { name: 'Code' }).fill(codeOf(owner.secret));
    expect((await saving).suggestedFilename()).toMatch(/^inbox-.*\.csv$/);
    const again = page.waitForEvent('download');
    await link.click();
    await again;
    expect(await dialog.count()).toBe(0);
  });

  test.for([WIDE, PHONE])('fits the window, at $width px', async (size, { page, site, owner }) => {
    expect(owner.id).toBeTruthy();
    await page.setViewportSize(size);
    await findAsha(page, site);
    await askForZip(page);
    await page.getByRole('dialog', { name: 'Enter your code again' }).waitFor();
    await expectFit(page, `the code at ${size.width} px`);
    await expectAccessible(page, 'the code');
  });
});

describe('invitations', () => {
  test('that are pending are listed among the members, and can be revoked', async ({ page, owner }) => {
    expect(owner.id).toBeTruthy();
    await openScreen(page, '/members', 'Members');
    await page.getByRole('button', { name: 'Invite a member' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite a member' });
    await dialog.getByLabel('E-mail').fill('meera@guardhouse.example');
    await chooseRole(dialog, 'Recruiter');
    await dialog.getByRole('button', { name: 'Create link' }).click();
    await dialog.getByLabel('Invitation link').waitFor();
    await page.keyboard.press('Escape');
    const row = page.getByRole('region', { name: 'Invitations' }).getByRole('row', { name: /meera/ });
    await row.getByText('A owner').waitFor();
    expect(await row.innerText()).toContain('Recruiter');
    for (const size of [PHONE, WIDE]) {
      await page.setViewportSize(size);
      await expectFit(page, `the invitations at ${size.width} px`);
    }
    await row.getByRole('button', { name: 'Revoke the invitation of meera@guardhouse.example' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await page.getByText('The invitation is revoked.').waitFor();
    await row.waitFor({ state: 'detached' });
  });
});
