import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { codeOf, PASSWORD } from '../../factories/staff.ts';
import { chooseRole, openScreen } from '../staff-browser.ts';
import type { DaySite } from './day-site.ts';

/** The owner signs in with the link that the first start printed. */
export async function found(site: DaySite): Promise<Page> {
  await expect.poll(site.founderLink).toBeDefined();
  const page = await site.newcomer();
  await page.goto(site.founderLink() ?? '');
  await page.getByLabel('E-mail').fill('owner@guardhouse.example');
  await enrol(page, 'Ishani Rao');
  await page.getByText('Nothing has come in yet').waitFor();
  await openScreen(page, '/inbox', 'Inbox');
  await page.getByText('Nothing is open').waitFor();
  return page;
}

/** The owner invites a recruiter, who signs in with the link in her mail. */
export async function inviteRecruiter(site: DaySite, owner: Page): Promise<Page> {
  const page = await inviteMember(site, owner, 'Recruiter', 'Meera Iyer');
  const menu = page.getByRole('navigation', { name: 'Staff area' });
  await menu.getByRole('link', { name: 'Jobs' }).waitFor();
  expect(await menu.getByRole('link', { name: 'Members' }).count()).toBe(0);
  return page;
}

/** The owner invites somebody, who signs in with the link in the mail, in a window of that size. */
export async function inviteMember(
  site: DaySite,
  owner: Page,
  role: 'Recruiter' | 'Editor',
  name: string,
): Promise<Page> {
  const email = `${name.split(' ')[0]?.toLowerCase()}@guardhouse.example`;
  await owner.goto('/staff/members');
  await owner.getByRole('button', { name: 'Invite a member' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Invite a member' });
  await dialog.getByLabel('E-mail').fill(email);
  await chooseRole(dialog, role);
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await dialog.getByText(`The link was mailed to ${email}.`).waitFor();

  const mail = site.smtp.received.find(({ envelope }) => envelope.to[0] === email);
  const link = /http:\S+#[\w-]{43}/.exec(mail?.text ?? '')?.[0] ?? '';
  const page = await site.newcomer();
  await page.goto(link.replace('localhost', '127.0.0.1'));
  await page.getByText(`${email} is invited as`).waitFor();
  await enrol(page, name);
  return page;
}

/** From an opened invitation to the first screen. */
async function enrol(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: /^Continue/ }).click();
  await page.getByRole('img', { name: /QR code/ }).waitFor();
  const secret = (await page.getByTestId('secret').innerText()).replaceAll(' ', '');
  await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret));
  await page.getByRole('list', { name: 'Recovery codes' }).waitFor();
  await page.getByLabel('I have saved these codes').check();
  await page.getByRole('button', { name: 'Go to the staff area' }).click();
  await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
}
