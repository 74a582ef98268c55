import { describe, expect } from 'vitest';
import { FAILED_LOAD, test } from '../e2e/site.ts';
import { atSite, chooseRole, enterAs, openScreen, signIn } from '../e2e/staff-browser.ts';
import { codeOf, PASSWORD } from '../factories/staff.ts';

describe('a new member', () => {
  test('is invited, sets up the second factor, and signs in with both', async ({ page, site, errors }) => {
    // A missing session, and a wrong password or code, are answered with 401, which a browser logs.
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
    const menu = page.getByRole('navigation', { name: 'Staff area' });
    expect(await menu.getByRole('link', { name: 'Inbox' }).count()).toBe(1);
    expect(await menu.getByRole('link', { name: 'Members' }).count()).toBe(0);

    // Signed out, any address first asks for both factors, and then shows its screen.
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await page.goto('/staff/inbox?kind=quotation');
    await page.getByLabel('E-mail').fill('meera@guardhouse.example');
    await password.fill(`${PASSWORD}!`);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('textbox', { name: 'Code' }).count()).toBe(0);
    await signIn(page, { email: 'meera@guardhouse.example', secret });
    await page.getByRole('button', { name: 'Remove the filter Quotations' }).waitFor();

    // Without the phone a recovery code is the second factor, once.
    for (const isUsed of [false, true]) {
      await page.context().clearCookies();
      await page.goto('/staff/account');
      await page.getByLabel('E-mail').fill('meera@guardhouse.example');
      await password.fill(PASSWORD);
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('button', { name: 'Use a recovery code' }).click();
      await page.getByRole('textbox', { name: 'Recovery code' }).fill(recoveryCode);
      await page.getByRole('button', { name: 'Sign in' }).click();
      if (isUsed) await page.getByRole('alert').waitFor();
      else {
        await page.getByRole('button', { name: 'Not now' }).click();
        await page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor();
      }
    }
  });
});
