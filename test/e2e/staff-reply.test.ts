import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { makePdf } from '../factories/files/resumes.ts';
import { makeContact } from '../factories/rows.ts';
import { createMember } from '../factories/staff.ts';
import { upload } from '../factories/staff-upload.ts';
import { test as base, FAILED_LOAD } from './site.ts';
import { enterAs, openItem, submit } from './staff-browser.ts';

/** A call-back request that is open in the inbox of a signed-in member. */
const test = base.extend<{ reference: string }>({
  reference: async ({ page, site }, use) => {
    const reference = await submit(site, 'contact', makeContact());
    await enterAs(page, site, 'sales');
    await openItem(page, reference);
    await use(reference);
  },
});

const form = (page: Page) => page.getByRole('form', { name: 'Reply' });
const field = (page: Page) => form(page).getByLabel('Text', { exact: true });

describe('a reply', () => {
  test('keeps its files over a reload, until it is sent or discarded', async ({
    page,
    errors,
    reference: _,
  }) => {
    errors.expected.push(FAILED_LOAD);
    const open = () => page.getByRole('button', { name: 'Reply', exact: true }).click();
    const attach = (name: string) =>
      form(page)
        .getByLabel('Attachments (optional)')
        .setInputFiles({ name, mimeType: 'application/pdf', buffer: makePdf() });
    const chosen = (name: string) =>
      form(page).getByRole('list', { name: 'Chosen files' }).locator('bdi').filter({ hasText: name });
    await open();
    await attach('offer.pdf');
    await attach('plan.pdf');
    await chosen('plan.pdf').waitFor();
    await page.reload();
    await chosen('offer.pdf').waitFor();
    await form(page).getByRole('button', { name: 'Remove plan.pdf' }).click();
    await page.reload();
    await chosen('offer.pdf').waitFor();
    await field(page).fill('Here is our offer.');
    await form(page).getByRole('button', { name: 'Send' }).click();
    await form(page).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Download offer.pdf' }).waitFor();
    expect(await page.getByRole('link', { name: 'Download plan.pdf' }).count()).toBe(0);

    await open();
    await attach('other.pdf');
    await form(page).getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
    await page.reload();
    await open();
    await field(page).waitFor();
    expect(await chosen('other.pdf').count()).toBe(0);
    expect(await chosen('offer.pdf').count()).toBe(0);
  });

  test('of two members at once is sent once the second has read the first', async ({
    page,
    site,
    errors,
    reference,
  }) => {
    errors.expected.push(FAILED_LOAD);
    await page.getByRole('button', { name: 'Reply', exact: true }).click();
    await field(page).fill('Does Thursday suit you?');
    const colleague = await createMember(site, 'sales');
    const values = { seen: '', to: 'asha@example.com', locale: 'en-IN', subject: 'Gates', isAnswered: 'yes' };
    await upload(site, colleague, 'conversation.sendReply', { reference, ...values, text: 'We come today.' });
    await form(page).getByRole('button', { name: 'Send' }).click();
    await form(page).getByText('Nothing was sent: please read it first.').waitFor();
    await page.getByText('We come today.').waitFor();
    await page.getByRole('button', { name: 'I have read it' }).click();
    await expect.poll(() => field(page).evaluate((each) => each === document.activeElement)).toBe(true);
    await field(page).press('Control+Enter');
    await form(page).waitFor({ state: 'detached' });
    const mails = await site.db
      .selectFrom('mails')
      .innerJoin('submissions', 'submissions.id', 'submission_id')
      .select('mails.id')
      .where('role', '=', 'reply')
      .where('reference', '=', reference)
      .execute();
    expect(mails).toHaveLength(2);
  });
});
