import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { invite } from '../../server/members/access/invitations.ts';
import { codeOf, createMember, PASSWORD } from '../factories/staff.ts';
import { FAILED_LOAD, test } from './site.ts';
import { enterAs, openScreen } from './staff-browser.ts';

describe('signing in', () => {
  test('continues after a reload at the QR code, and allows typing after a wrong code', async ({
    page,
    site,
    errors,
  }) => {
    errors.expected.push(FAILED_LOAD);
    await page.goto(await invite(site.db, site.origin, 'meera@guardhouse.example', 'sales'));
    await page.getByLabel('Your name').fill('Meera Pillai');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByTestId('secret').waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Continue with your authenticator' }).waitFor();
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    const secret = (await page.getByTestId('secret').innerText()).replace(/\s/g, '');

    const code = page.getByRole('textbox', { name: 'Code' });
    await code.fill('000000');
    const alert = page.getByRole('alert');
    await alert.waitFor();
    const said = await alert.innerText();
    await code.press('Enter');
    expect(await page.getByText('must be 6 digits').count()).toBe(0);
    expect(await alert.innerText()).toBe(said);
    await code.fill(codeOf(secret));
    await page.getByRole('list', { name: 'Recovery codes' }).waitFor();
  });

  test('after losing the phone needs nobody else', async ({ page, site, errors }) => {
    errors.expected.push(FAILED_LOAD);
    const { email, recoveryCodes } = await createMember(site, 'sales');
    await page.goto('/staff/account');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByRole('textbox', { name: 'Recovery code' }).fill(recoveryCodes[0] ?? '');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Set up another authenticator' }).click();
    const secret = (await page.getByTestId('secret').innerText()).replace(/\s/g, '');
    await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret));
    await page.getByRole('list', { name: 'Recovery codes' }).waitFor();
    await page.getByLabel('I have saved these codes').check();
    await page.getByRole('button', { name: 'Go to the staff area' }).click();
    await page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor();
  });
});

describe('a session that is about to end', () => {
  test('says so on all tabs, and is kept with one click, input included', async ({ page, context, site }) => {
    const member = await enterAs(page, site, 'editor');
    await sql`update staff_sessions set expires_at = now() + interval '4 minutes' where member_id = ${member.id}`.execute(
      site.db,
    );
    const second = await context.newPage();
    // Nobody is at the page meanwhile: opening one would prolong the session.
    for (const tab of [page, second])
      await tab.route('**/staff/trpc/**', (route) =>
        route.continue({
          headers: {
            ...route.request().headers(),
            ...(!route.request().url().includes('sessionTime.stay') && { 'x-unattended': '1' }),
          },
        }),
      );
    await openScreen(page, '/blogs/new', 'New blog');
    await openScreen(second, '/account', 'Your account');
    const title = page.getByLabel('Title', { exact: true });
    await title.fill('A post about gates');
    for (const tab of [page, second]) await tab.getByText(/^You will be signed out at /).waitFor();
    await page.getByRole('button', { name: 'Stay signed in' }).click();
    for (const tab of [page, second])
      await tab.getByText(/^You will be signed out at /).waitFor({ state: 'detached' });
    expect(await title.inputValue()).toBe('A post about gates');
  });
});
