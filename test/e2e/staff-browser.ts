import type { Locator, Page } from 'playwright-core';
import { siteOrigin } from '../../server/config.ts';
import type { StaffRole } from '../../src/contract/staff/member.ts';
import { codeOf, createMember, PASSWORD, type SignedInMember } from '../factories/staff.ts';
import { test as base, type Site } from './site.ts';

export { submit } from '../factories/submit.ts';

/** A test whose inbox is empty when it begins. */
export const test = base.extend('emptied', async ({ site: { db } }) => {
  await db.deleteFrom('submissions').execute();
});

/** Signs the page in as a new member with these roles, for tests that are not about signing in. */
export async function enterAs(
  page: Page,
  site: Site,
  ...roles: [StaffRole, ...StaffRole[]]
): Promise<SignedInMember> {
  const member = await createMember(site, ...roles);
  const cookies = [...member.cookies].map(([name, value]) => ({ name, value, url: site.origin }));
  await page.context().addCookies(cookies);
  return member;
}

/** Opens a screen of the staff area and waits until it has loaded. */
export async function openScreen(page: Page, path: string, heading: string): Promise<void> {
  await page.goto(`/staff${path}`, { waitUntil: 'domcontentloaded' });
  await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
}

/** Opens an item of the inbox with its history. */
export async function openItem(page: Page, reference: string): Promise<Locator> {
  await openScreen(page, `/inbox?view=inbox&item=${reference}`, 'Inbox');
  const item = page.getByRole('article', { name: reference });
  await item.getByRole('region', { name: 'History and notes' }).waitFor();
  return item;
}

export async function signIn(page: Page, { email, secret }: Pick<SignedInMember, 'email' | 'secret'>) {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  // The sixth digit submits it. Each code works once, and the present one may have been used to set up the factor.
  await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret, 1));
}

/** Keeps a toast, as the mouse over it does: otherwise it goes after five seconds, and its button with it. */
export async function keepToast(page: Page, text: string): Promise<void> {
  await page.locator('.told').filter({ hasText: text }).dispatchEvent('mouseenter');
}

/** The status of an item and, for an application, the name of its stage. */
export const storedEntry = ({ db }: Site, reference: string) =>
  db
    .selectFrom('inbox_entries')
    .leftJoin('hiring_stages', 'hiring_stages.id', 'stage_id')
    .select(['status', 'hiring_stages.name', 'stage_reason'])
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();

/** Ticks one role instead of the one that the dialog begins with. */
export async function chooseRole(
  dialog: Locator,
  role: 'Sales' | 'Recruiter' | 'Editor' | 'Read only' | 'Owner',
): Promise<void> {
  await dialog.getByRole('checkbox', { name: new RegExp(`^${role}`) }).check();
  if (role !== 'Sales' && role !== 'Owner') await dialog.getByRole('checkbox', { name: /^Sales/ }).uncheck();
}

/** Gives a link of this site the test server's address: its port is not known beforehand. */
export function atSite(site: Site, link: string): string {
  return link.replace(siteOrigin(site.config), site.origin);
}
