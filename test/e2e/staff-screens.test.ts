import { describe, expect } from 'vitest';
import { screens } from '../../client/staff/menu/screens.ts';
import { invite } from '../../server/staff/access/invitations.ts';
import { makeContact } from '../factories/rows.ts';
import { expectAccessible } from './axe.ts';
import { FAILED_LOAD, test } from './site.ts';
import { enterAs, openScreen, submit } from './staff-browser.ts';
import { fillScreens, shownScreens } from './staff-screen-list.ts';
import { expectFit, PHONE, WIDE } from './well-made.ts';

describe('every screen of the staff', () => {
  test('is in the list', () => {
    const shown = shownScreens({
      jid: 'JO-1',
      blog: '',
      document: '',
      request: 'QT-000000',
      rehearsal: '1',
    }).map(([path]) => path.split(/[?#]/)[0]);
    const patterns = screens.map(
      ({ path }) => [path, new RegExp(`^${path.replace(/\$\w+/g, '(?!new)[^/]+')}$`)] as const,
    );
    const missed = patterns.filter(([, pattern]) => !shown.some((path) => pattern.test(path ?? '')));
    expect(missed.map(([path]) => path)).toEqual([]);
  });

  // Fifty screens, each looked at in both sizes: two minutes on a busy machine.
  test('is accessible at both widths', { timeout: 400_000 }, async ({ page, site }) => {
    const shown = await fillScreens(site);
    await enterAs(page, site, 'owner');
    for (const [index, [path, heading, open]] of shownScreens(shown).entries()) {
      await page.setViewportSize(WIDE);
      await openScreen(page, path, heading);
      for (const size of [WIDE, PHONE]) {
        await page.setViewportSize(size);
        const margin = async () => {
          const title = await page.getByRole('heading', { level: 1 }).boundingBox();
          const main = await page.getByRole('main').boundingBox();
          return (title?.x ?? 0) - (main?.x ?? 0);
        };
        await expect.poll(margin, { message: `${path} is clear of the edge` }).toBeGreaterThanOrEqual(12);
      }
      await open?.(page);
      for (const size of [PHONE, WIDE]) {
        await page.setViewportSize(size);
        await expectFit(page, `${index} ${path} at ${size.width} px`);
      }
    }
  });

  test.for([WIDE, PHONE])(
    'includes an accessible sign-in, at $width px',
    async (size, { page, site, errors }) => {
      errors.expected.push(FAILED_LOAD);
      await page.setViewportSize(size);
      await page.goto('/staff');
      await page.getByRole('heading', { name: 'Sign in' }).waitFor();
      await expectAccessible(page, 'signing in');
      await page.getByLabel('E-mail').fill('nobody@guardhouse.example');
      await page.getByLabel('Password', { exact: true }).fill('wrong');
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('alert').waitFor();
      await expectAccessible(page, 'a refusal');
      const link = await invite(site.db, site.origin, `new${size.width}@guardhouse.example`, 'editor');
      await page.goto(link);
      await page.getByLabel('Your name').waitFor();
      await expectAccessible(page, 'an invitation');
    },
  );

  test('shows one thing at a time on a phone', async ({ page, site }) => {
    await page.setViewportSize(PHONE);
    await submit(site, 'contact', makeContact({ fullName: 'Phone Visitor' }));
    await enterAs(page, site, 'sales');
    await openScreen(page, '/inbox', 'Inbox');
    const row = page.getByRole('link', { name: 'Phone Visitor' });
    await row.click();
    await page.getByRole('heading', { level: 2, name: 'Phone Visitor' }).waitFor();
    await expect.poll(() => row.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Inbox', exact: true }).click();
    await row.waitFor();
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page
      .getByRole('dialog', { name: 'Menu' })
      .getByRole('link', { name: /your account$/ })
      .click();
    await page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });

  test('keeps the focus in a dialog, and gives it back', async ({ page, site }) => {
    await fillScreens(site);
    await enterAs(page, site, 'owner');
    const dialogs = [
      ['/members', 'Members', 'Invite a member'],
      ['/compliance', 'Compliance', 'Add a document'],
    ] as const;
    for (const [path, heading, name] of dialogs) {
      await openScreen(page, path, heading);
      const opener = page.getByRole('button', { name });
      await opener.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name });
      await dialog.waitFor();
      for (let step = 0; step < 12; step++) {
        await page.keyboard.press('Tab');
        const where = await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName);
        // Between the last field and the first the focus is in the browser's own controls, and never in the page
        // behind.
        const isBehind = await page.evaluate(
          () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
        );
        expect(isBehind, `${name}: ${where}`).toBe(false);
      }
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
    }
  });
});
