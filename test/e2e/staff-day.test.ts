import { describe, expect } from 'vitest';
import { takeInAll } from '../../server/staff/inbox/inbox-intake.ts';
import { codeOf, PASSWORD } from '../factories/staff.ts';
import { formCase } from './form-cases.ts';
import { fillForm, openForm, submitButton } from './forms.ts';
import { expectNotice } from './notice.ts';
import { test as base, FAILED_LOAD } from './site.ts';
import { atSite, chooseRole, enterAs, openScreen, signIn } from './staff-browser.ts';

const test = base.extend({ keepsPage: [false, { scope: 'file' }] });

/** The staff's day, in order. Features that belong to it and have their own screen are added here as a test. */
describe('the staff’s day', () => {
  test('somebody is invited, signs in with both factors, and returns to the address', async ({
    page,
    site,
    errors,
  }) => {
    // A missing session is answered with 401, which a browser logs.
    errors.expected.push(FAILED_LOAD);
    await enterAs(page, site, 'owner');
    await openScreen(page, '/members', 'Members');
    await page.getByRole('button', { name: 'Invite a member' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite a member' });
    await dialog.getByLabel('E-mail').fill('meera@guardhouse.example');
    await chooseRole(dialog, 'Sales');
    await dialog.getByRole('button', { name: 'Create link' }).click();
    const link = atSite(site, await dialog.getByLabel('Invitation link').inputValue());

    await page.context().clearCookies();
    await page.goto(link);
    await page.getByLabel('Your name').fill('Meera Iyer');
    const password = page.getByLabel('Password', { exact: true });
    await password.fill('password1234');
    await page.getByRole('button', { name: /^Continue/ }).click();
    await page.getByText('Password is too easy to guess').waitFor();
    await password.fill(PASSWORD);
    await page.getByRole('button', { name: /^Continue/ }).click();

    await page.getByRole('img', { name: /QR code/ }).waitFor();
    const secret = (await page.getByTestId('secret').innerText()).replaceAll(' ', '');
    await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret));
    const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await codes.first().waitFor();
    const [recoveryCode = ''] = await codes.allInnerTexts();
    await page.getByLabel('I have saved these codes').check();
    await page.getByRole('button', { name: 'Go to the staff area' }).click();
    await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
    await expect.poll(() => page.url().replace(/\/$/, '')).toBe(`${site.origin}/staff`);
    const menu = page.getByRole('navigation', { name: 'Staff area' });
    expect(await menu.getByRole('link', { name: 'Members' }).count()).toBe(0);

    // When signed out, any address first asks to sign in and then shows its screen.
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await page.goto('/staff/inbox?kind=quotation');
    await signIn(page, { email: 'meera@guardhouse.example', secret });
    await page.getByRole('button', { name: 'Remove the filter Quotations' }).waitFor();
    await expect.poll(() => page.url()).toBe(`${site.origin}/staff/inbox?kind=quotation`);

    await page.context().clearCookies();
    await page.goto('/staff/account');
    await page.getByLabel('E-mail').fill('meera@guardhouse.example');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByRole('textbox', { name: 'Recovery code' }).fill(recoveryCode);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: 'Not now' }).click();
    await page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor();
  });

  test('a visitor writes, and is answered', async ({ page, site }) => {
    const contact = formCase('Contact Us page');
    const visitor = contact.make();
    await page.clock.install();
    const form = await openForm(page, contact);
    await fillForm(form, contact.fields, visitor);
    // As long as a person takes to write it: anything faster would be among the suspects.
    await page.clock.fastForward(30_000);
    await submitButton(form).click();
    const told = await expectNotice(page, 'success', 'Success', /CB-\w{6}$/);
    const reference = told.slice(-'CB-000000'.length);
    await takeInAll(site.db);

    const member = await enterAs(page, site, 'sales');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url().split('#')[0] ?? ''));
    await openScreen(page, '/inbox', 'Inbox');
    await page.locator(`[data-reference="${reference}"]`).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type(String(visitor.emailId));
    await page.keyboard.press('Enter');
    const row = page.getByRole('link', { name: new RegExp(String(visitor.fullName), 'i') });
    await expect.poll(() => row.evaluate((link) => link === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    const item = page.getByRole('article', { name: reference });
    await item.getByText(String(visitor.userMessage)).waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('item')).toBe(reference);

    await page.keyboard.press('a');
    await item.getByText('A sales assigned it to themselves').waitFor();
    await page.keyboard.press('n');
    await page.keyboard.type('Called back: they want two guards from the first.');
    await item.getByRole('button', { name: 'Add note' }).click();
    await item.getByRole('listitem').filter({ hasText: 'Called back' }).waitFor();
    await page.keyboard.press('s');
    await page.getByRole('menuitemradio', { name: 'Answered' }).click();
    await item.getByText('changed the status to answered').waitFor();

    // What was shown at once is also what is stored.
    await page.reload();
    await item.getByText('Called back: they want two guards from the first.').waitFor();
    await item.getByRole('button', { name: 'Status: Answered' }).waitFor();
    await row.getByText('Assigned to A sales.').waitFor({ state: 'attached' });
    expect(member.email).toContain('sales');

    const said = [visitor.fullName, visitor.emailId, visitor.mobileNo].map((text) =>
      String(text).toLowerCase(),
    );
    for (const address of asked.map((each) => decodeURIComponent(each).toLowerCase()))
      for (const text of said) expect(address).not.toContain(text);
  });

  test('a session that was ended elsewhere leads to the sign-in, and from there back', async ({
    page,
    site,
    errors,
  }) => {
    errors.expected.push(FAILED_LOAD);
    const member = await enterAs(page, site, 'recruiter');
    await openScreen(page, '/inbox?status=answered', 'Inbox');
    await site.db.deleteFrom('staff_sessions').where('member_id', '=', member.id).execute();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await expect.poll(() => page.getByRole('navigation').count()).toBe(0);
    await signIn(page, member);
    await page.getByRole('heading', { level: 1, name: 'Inbox' }).waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('?status=answered');
  });
});
