import type { Page } from 'playwright-core';
import { staffOrigin } from '../../server/staff/access/invitations.ts';
import type { StaffRole } from '../../src/contract/staff/member.ts';
import { codeOf, createMember, PASSWORD, type SignedInMember } from '../factories/staff.ts';
import type { Site } from './site.ts';

export { submit } from '../factories/submit.ts';

/** Lets the page in as a new member of that role, whose sign-in is not what the test is about. */
export async function enterAs(page: Page, site: Site, role: StaffRole): Promise<SignedInMember> {
  const member = await createMember(site, role);
  const cookies = [...member.cookies].map(([name, value]) => ({ name, value, url: site.origin }));
  await page.context().addCookies(cookies);
  return member;
}

/** Goes to a screen of the staff area and waits until it is there. */
export async function openScreen(page: Page, path: string, heading: string): Promise<void> {
  await page.goto(`/staff${path}`, { waitUntil: 'domcontentloaded' });
  await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
}

export async function signIn(page: Page, { email, secret }: Pick<SignedInMember, 'email' | 'secret'>) {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  // The sixth digit sends it. Each code is good once, and the present one may have set the factor up.
  await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret, 1));
}

/** A link of this site as this test's server knows it: it listens on a port that nobody told it beforehand. */
export function atSite(site: Site, link: string): string {
  return link.replace(staffOrigin(site.config), site.origin);
}
