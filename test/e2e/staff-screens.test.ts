import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { invite } from '../../server/staff/invitations.ts';
import { createJobOpening, makeApplication, makeContact, makeQuotation } from '../factories.ts';
import { makePdf } from '../files/resumes.ts';
import { expectAccessible } from './axe.ts';
import { test as base, describeInBrowser, FAILED_LOAD } from './site.ts';
import { enterAs, openScreen, submit } from './staff-browser.ts';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Still, so that nothing is looked at while it moves. */
const test = base.extend({ contextOptions: [{ reducedMotion: 'reduce' }, { scope: 'file' }] });

/** Every screen with its heading, and what is opened in it. A new screen is a line here. */
const screens: [path: string, heading: string, open?: (page: Page) => Promise<unknown>][] = [
  ['/inbox', 'Inbox', (page) => page.locator('[data-reference]').first().waitFor()],
  [
    '/inbox',
    'Inbox',
    async (page) => {
      await page.locator('[data-reference]').first().getByRole('link').click();
      await page
        .getByRole('article')
        .getByRole('button', { name: /^Status/ })
        .click();
    },
  ],
  [
    '/inbox',
    'Inbox',
    async (page) => {
      await page.getByRole('button', { name: 'Filters' }).click();
      await page.getByLabel('Kind').selectOption('contact');
      await page.getByLabel('Newest first').check();
    },
  ],
  ['/inbox#nobody-has-this-name', 'Inbox', (page) => page.getByText('Nothing matches').waitFor()],
  ['/mail', 'Mail'],
  ['/members', 'Members', (page) => page.getByRole('table').waitFor()],
  ['/members', 'Members', (page) => page.getByRole('button', { name: 'Invite somebody' }).click()],
  ['/account', 'Your account', (page) => page.getByRole('table').waitFor()],
];

function applicationWithResume(jid: string): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(makeApplication({ JobId: jid }))) form.append(name, value);
  form.append('file', new File([new Uint8Array(makePdf())], 'resume.pdf'));
  return form;
}

describeInBrowser('every screen of the staff', () => {
  test.for([WIDE, PHONE])('can be used by everybody, at $width px', async (size, { page, site }) => {
    await page.setViewportSize(size);
    await submit(site, 'contact', makeContact());
    await submit(site, 'quotation', makeQuotation());
    const jid = await createJobOpening(site.db, { open_position: 'Lighthouse Keeper' });
    await submit(site, 'application', applicationWithResume(jid));
    await enterAs(page, site, 'owner');
    const applicants = [`/jobs/${jid}/applicants`, 'Applicants for Lighthouse Keeper'] as const;
    for (const [path, heading, open] of [...screens, applicants]) {
      await openScreen(page, path, heading);
      await open?.(page);
      await expectAccessible(page, path);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${path} is as wide as the window`).toBeLessThanOrEqual(0);
    }
  });

  test.for([WIDE, PHONE])('lets everybody in, at $width px', async (size, { page, site, errors }) => {
    errors.expected.push(FAILED_LOAD);
    await page.setViewportSize(size);
    await page.goto('/staff');
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await expectAccessible(page, 'signing in');
    await page.getByLabel('E-mail').fill('nobody@guardhouse.example');
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByRole('alert').waitFor();
    await expectAccessible(page, 'a refusal');
    const link = await invite(site.db, site.origin, `new${size.width}@guardhouse.example`, 'editor');
    await page.goto(link);
    await page.getByLabel('Your name').waitFor();
    await expectAccessible(page, 'an invitation');
  });

  test('is one thing at a time on a phone', async ({ page, site }) => {
    await page.setViewportSize(PHONE);
    await submit(site, 'contact', makeContact({ fullName: 'Phone Visitor' }));
    await enterAs(page, site, 'sales');
    await openScreen(page, '/inbox', 'Inbox');
    const row = page.getByRole('link', { name: 'Phone Visitor' });
    await row.click();
    await page.getByRole('heading', { level: 2, name: 'Phone Visitor' }).waitFor();
    expect(await row.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Inbox', exact: true }).click();
    await row.waitFor();
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page
      .getByRole('dialog', { name: 'Menu' })
      .getByRole('link', { name: /your account$/ })
      .click();
    await page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});
