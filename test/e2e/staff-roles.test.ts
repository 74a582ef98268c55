import { describe, expect } from 'vitest';
import { createJobOpening, makeApplication, makeContact } from '../factories/rows.ts';
import { createMember } from '../factories/staff.ts';
import { expectAccessible } from './axe.ts';
import { FAILED_LOAD, test } from './site.ts';
import { enterAs, openScreen, submit } from './staff-browser.ts';
import { expectFit, PHONE, WIDE } from './well-made.ts';

describe('several roles', () => {
  test('are given by an owner, and bring their screens', async ({ page, site, errors }) => {
    // No role at all is refused with 400, which a browser logs.
    errors.expected.push(FAILED_LOAD);
    const member = await createMember(site, 'sales');
    await enterAs(page, site, 'owner');
    await openScreen(page, '/members', 'Members');
    const row = page.getByRole('row', { name: new RegExp(member.email) });
    await row.getByText('Never').waitFor();
    await row.getByRole('button', { name: /^Sales/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Roles of A sales' });
    await dialog.getByRole('checkbox', { name: /^Sales/ }).uncheck();
    await dialog.getByRole('button', { name: 'Change roles' }).click();
    await dialog.getByText('Choose at least one role.').waitFor();
    await dialog.getByRole('checkbox', { name: /^Owner/ }).check();
    expect(await dialog.getByRole('checkbox', { name: /^Editor/ }).isDisabled()).toBe(true);
    await dialog.getByRole('checkbox', { name: /^Owner/ }).uncheck();
    for (const name of [/^Sales/, /^Editor/]) await dialog.getByRole('checkbox', { name }).check();
    await expectAccessible(page, 'the roles of a member');
    for (const size of [PHONE, WIDE]) {
      await page.setViewportSize(size);
      await expectFit(page, `the roles at ${size.width} px`);
    }
    await dialog.getByRole('button', { name: 'Change roles' }).click();
    await row.getByRole('button', { name: /^Sales, Editor/ }).waitFor();

    await page.context().clearCookies();
    const cookies = [...member.cookies].map(([name, value]) => ({ name, value, url: site.origin }));
    await page.context().addCookies(cookies);
    await openScreen(page, '/inbox', 'Inbox');
    const menu = page.getByRole('navigation', { name: 'Staff area' });
    await menu.getByRole('link', { name: 'Blogs' }).waitFor();
    expect(await menu.getByRole('link', { name: 'Members' }).count()).toBe(0);
  });

  test('are explained on one page', async ({ page, site }) => {
    await enterAs(page, site, 'editor');
    await openScreen(page, '/account', 'Your account');
    await page.getByRole('link', { name: 'What each role may do' }).click();
    await page.getByRole('heading', { level: 1, name: 'Roles and rights' }).waitFor();
    const line = page.getByRole('row', { name: /^Write and publish blogs/ });
    expect((await line.getByRole('cell').allInnerTexts()).map((text) => text.trim())).toEqual([
      'Yes',
      ...['–\nNo', '–\nNo', 'Yes', '–\nNo'],
    ]);
    for (const size of [PHONE, WIDE]) {
      await page.setViewportSize(size);
      await expectFit(page, `the rights at ${size.width} px`);
      await expectAccessible(page, `the rights at ${size.width} px`);
    }
  });
});

describe('a member who only reads', () => {
  test('is offered nothing that would change an item', async ({ page, site }) => {
    await submit(site, 'contact', makeContact({ fullName: 'Only To Read' }));
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
    await expectAccessible(page, 'an item that is only read');
    for (const size of [PHONE, WIDE]) {
      await page.setViewportSize(size);
      await expectFit(page, `an item that is only read at ${size.width} px`);
    }
  });

  test('sees jobs and applicants, and can move or download none', async ({ page, site }) => {
    const jid = await createJobOpening(site.db, { open_position: 'Quiet Guard' });
    await submit(site, 'application', makeApplication({ JobId: jid }));
    await enterAs(page, site, 'viewer');
    await openScreen(page, '/jobs?show=open', 'Jobs');
    expect(await page.getByRole('button', { name: 'Add a job' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Quiet Guard' }).click();
    await page.getByRole('heading', { level: 1, name: 'Applicants for Quiet Guard' }).waitFor();
    await page.locator('.board-card').first().waitFor();
    expect(await page.getByRole('button', { name: 'All resumes' }).count()).toBe(0);
    expect(await page.getByRole('button', { name: /^Stage of|Move/ }).count()).toBe(0);
    await page.getByRole('button', { name: 'Table' }).click();
    await page.locator('.applicants-table').waitFor();
    expect(await page.getByRole('checkbox').count()).toBe(0);
    await expectAccessible(page, 'applicants who are only read');
  });
});

describe('a pending invitation', () => {
  test('is sent again', async ({ page, site }) => {
    await enterAs(page, site, 'owner');
    await openScreen(page, '/members', 'Members');
    await page.getByRole('button', { name: 'Invite a member' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('E-mail').fill('lost@guardhouse.example');
    await dialog.getByRole('button', { name: 'Create link' }).click();
    const first = await dialog.getByLabel('Invitation link').inputValue();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Send again the invitation of lost@guardhouse.example' }).click();
    await dialog.getByRole('button', { name: 'Create new link' }).click();
    await expect.poll(() => dialog.getByLabel('Invitation link').inputValue()).not.toBe(first);
    await expectAccessible(page, 'an invitation that is sent again');
  });
});
