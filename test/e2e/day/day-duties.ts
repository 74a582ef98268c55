import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openScreen } from '../staff-browser.ts';
import { expectWellMade } from '../well-made.ts';
import type { DaySite } from './day-site.ts';
import { applicant, asker, type Received } from './day-visitors.ts';

/** Seldom, since each list that is opened leaves a line in the audit log, whose newest hundred are read later. */
const SELDOM = { interval: 4_000, timeout: 60_000 };

/** The mail server has refused for longer than two days: parked mails are sent with a click. */
export async function resendMail(site: DaySite, owner: Page, { contact }: Received): Promise<void> {
  const failing = async () => {
    await openScreen(owner, '/mail', 'Mail');
    await owner.getByRole('table').waitFor();
    return owner.getByRole('row').filter({ hasText: contact }).getByText('Retrying').count();
  };
  await expect.poll(failing, SELDOM).toBe(2);
  await expectWellMade(owner, 'mails that fail');
  await site.pause('3 days');
  site.smtp.behave('accept');
  const givenUp = async () => {
    await openScreen(owner, '/mail?state=parked', 'Mail');
    await owner.getByRole('main').locator('table, .empty-state').first().waitFor();
    return owner.getByRole('row').filter({ hasText: contact }).count();
  };
  await expect.poll(givenUp, SELDOM).toBe(2);
  await expectWellMade(owner, 'mails that were given up');
  expect(site.smtp.received.some(({ subject }) => subject?.includes(contact))).toBe(false);

  const confirmation = owner.getByRole('row').filter({ hasText: contact }).filter({ hasText: asker.emailId });
  await confirmation.getByRole('button', { name: /^Send again/ }).click();
  await owner.getByText('The mail is queued again.').waitFor();
  const sent = () => site.smtp.received.find(({ subject }) => subject?.includes(contact));
  await expect.poll(() => sent()?.envelope.to).toEqual([asker.emailId]);
  const listed = async () => {
    await openScreen(owner, '/mail?state=sent', 'Mail');
    await owner.getByRole('main').locator('table, .empty-state').first().waitFor();
    return owner.getByRole('row').filter({ hasText: contact }).count();
  };
  await expect.poll(listed, SELDOM).toBe(1);
}

/** The applicant is found by phone number, exported and erased. */
export async function erasePerson(owner: Page, { application }: Received): Promise<void> {
  await openScreen(owner, '/people', 'People');
  await owner.getByLabel('E-mail or phone').fill(`+91 ${applicant.MobileNo}`);
  await owner.getByRole('button', { name: 'Find', exact: true }).click();
  const found = owner.getByRole('region', { name: 'Search result' });
  await found.getByRole('button', { name: applicant.EmailId }).click();
  await found.getByText(application, { exact: true }).waitFor();
  await expectWellMade(owner, 'a found person');
  const proof = owner.getByLabel('How did you verify who is asking?');
  await found.getByRole('button', { name: 'Export as ZIP' }).click();
  await proof.selectOption('call-back');
  await expectWellMade(owner, 'the question before an export');
  const saving = owner.waitForEvent('download');
  await owner.getByRole('button', { name: 'Download ZIP' }).click();
  const archive = readFileSync(await (await saving).path());
  // The file names in a zip are not compressed.
  expect(archive.includes('.json') && archive.includes('.pdf')).toBe(true);

  await found.getByRole('button', { name: 'Erase' }).click();
  await expectWellMade(owner, 'the question before an erasure');
  await proof.selectOption('call-back');
  await owner.getByLabel(`Type ${applicant.EmailId} to confirm`).fill(applicant.EmailId);
  await owner.getByRole('button', { name: 'Erase permanently' }).click();
  await owner.getByText('Erased: submissions 1, resumes 1, mails 3.').waitFor();
  await owner.getByLabel('E-mail or phone').fill(applicant.EmailId);
  await owner.getByRole('button', { name: 'Find', exact: true }).click();
  await found.getByText('No data found for').waitFor();
  await expectWellMade(owner, 'a person of whom nothing is kept');
}

/** The actions of the day, each of which is in the audit log at least once. */
const DONE = [
  'member invited',
  'invitation accepted',
  'second factor set',
  'submission read',
  'assigned',
  'note added',
  'status changed',
  'resume downloaded',
  'resume read',
  'job approved',
  'picture uploaded',
  'blog created',
  'blog published',
  'document added',
  'document published',
  'mail sent again',
  'person looked up',
  'person exported',
  'person erased',
];

/** @returns its text. */
export async function readAuditLog(owner: Page): Promise<string> {
  await openScreen(owner, '/audit', 'Audit log');
  await owner.getByRole('row').nth(1).waitFor();
  await expectWellMade(owner, 'the audit log');
  expect(await owner.locator('.audit-line__what').allInnerTexts()).toEqual(expect.arrayContaining(DONE));
  const said = await owner.getByRole('main').innerText();
  await owner.getByRole('button', { name: 'blog 1', exact: true }).first().click();
  await owner.waitForURL(/subject=blog/);
  const linesOf = (action: string) => owner.getByRole('row').filter({ hasText: action }).count();
  await expect
    .poll(async () => [await linesOf('job approved'), await linesOf('blog published')])
    .toEqual([0, 1]);
  return said;
}
