import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openScreen } from '../staff-browser.ts';
import { applicant, asker, type Received, resume } from './day-visitors.ts';

/** The recruiter sees applications only, takes this one, adds a note, invites by mail, and reads its resume. */
export async function answerApplication(page: Page, { application }: Received): Promise<void> {
  const rows = page.locator('[data-reference]');
  // New submissions reach the inbox a moment later.
  const references = async () => {
    await openScreen(page, '/inbox', 'Inbox');
    await rows.or(page.getByText('No submissions yet')).first().waitFor();
    return rows.evaluateAll((found) => found.map((row) => (row as HTMLElement).dataset.reference));
  };
  await expect.poll(references).toEqual([application]);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  const item = page.getByRole('article', { name: application });
  await item.getByText(applicant.EmailId, { exact: true }).waitFor();
  await page.keyboard.press('a');
  await item.getByText('Meera Iyer assigned it to themselves').waitFor();
  await page.keyboard.press('n');
  await page.keyboard.type('Called: can begin on Monday.');
  await page.keyboard.press('Control+Enter');
  await item.getByRole('listitem').filter({ hasText: 'can begin on Monday' }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('s');
  await page.getByRole('menuitemradio', { name: 'Interview' }).click();
  await item.getByText('moved it to Interview').waitFor();

  await page.keyboard.press('r');
  const reply = page.getByRole('form', { name: 'Reply' });
  const text = reply.getByLabel('Text', { exact: true });
  await text.fill('Please come on Monday at eleven.');
  await reply.getByRole('button', { name: 'Send' }).click();
  await reply.waitFor({ state: 'detached' });
  await item.getByText('Please come on Monday at eleven.').waitFor();

  const saving = page.waitForEvent('download');
  await item.getByRole('link', { name: 'Download' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe(resume.name);
  expect(readFileSync(await saved.path()).equals(resume.buffer)).toBe(true);

  await page.keyboard.press('v');
  const reader = page.getByRole('region', { name: 'Resume reader' });
  await reader.getByText('of 1').waitFor();
  await page.keyboard.press('Escape');
  await reader.waitFor({ state: 'detached' });
}

/** The owner finds the contact by its address, which appears in no requested URL. */
export async function answerContact(page: Page, { contact }: Received): Promise<void> {
  await openScreen(page, '/inbox', 'Inbox');
  await page.locator(`[data-reference="${contact}"]`).waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type(asker.emailId);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('[data-reference]').count()).toBe(1);
  await expect.poll(() => new URL(page.url()).hash).toContain('thangamani');
  await page.locator('[data-reference]').getByRole('link').click();
  const item = page.getByRole('article', { name: contact });
  await item.getByText(asker.userMessage).waitFor();
  await page.keyboard.press('s');
  await page.getByRole('menuitemradio', { name: 'In progress' }).click();
  await item.getByText('changed the status to in progress').waitFor();
}
