import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { isFocused } from '../e2e/forms.ts';
import { test } from '../e2e/site.ts';
import { enterAs, openScreen, storedEntry } from '../e2e/staff-browser.ts';
import { createJobOpening, makeApplication } from '../factories/rows.ts';
import { submit } from '../factories/submit.ts';

const column = (page: Page, name: string) =>
  page.locator('.board__column').filter({ has: page.getByRole('heading', { name }) });
const card = (page: Page, reference: string) => page.locator(`[data-reference="${reference}"]`);

describe('the board of a job', () => {
  test('moves an applicant by pointer and by keyboard, and keeps it where it was moved', async ({
    page,
    site,
  }) => {
    const jid = await createJobOpening(site.db, { open_position: 'Gate Guard' });
    const apply = (FullName: string) =>
      submit(site, 'application', makeApplication({ JobId: jid, FullName }));
    const asha = await apply('Asha Menon');
    const ravi = await apply('Ravi Kumar');
    await enterAs(page, site, 'recruiter');
    await openScreen(page, `/jobs/${jid}/applicants`, 'Applicants for Gate Guard');
    await column(page, 'New').getByText('2 applicants').waitFor();

    await card(page, asha).dragTo(column(page, 'Shortlisted'));
    await column(page, 'Shortlisted').locator(card(page, asha)).waitFor();
    await column(page, 'New').getByText('1 applicant').waitFor();
    await expect.poll(() => storedEntry(site, asha)).toMatchObject({ name: 'Shortlisted' });

    const name = card(page, ravi).getByRole('link', { name: 'Ravi Kumar' });
    await name.focus();
    for (const stage of ['Shortlisted', 'Interview', 'Selected', 'Joined']) {
      await page.keyboard.press('Shift+ArrowRight');
      await column(page, stage).locator(card(page, ravi)).waitFor();
      await expect.poll(() => isFocused(name)).toBe(true);
    }
    await expect.poll(() => storedEntry(site, ravi)).toMatchObject({ name: 'Joined' });

    // A last stage asks for the reason.
    await page.keyboard.press('Shift+ArrowRight');
    const dialog = page.getByRole('dialog', { name: 'Move to Rejected' });
    await dialog.getByRole('button', { name: 'Move to Rejected' }).click();
    await dialog.getByText('Reason must not be blank').waitFor();
    await dialog.getByRole('combobox', { name: 'Reason' }).fill('Documents missing');
    await page.keyboard.press('Enter');
    await column(page, 'Rejected').getByText('Documents missing').waitFor();
    await expect
      .poll(() => storedEntry(site, ravi))
      .toMatchObject({ name: 'Rejected', stage_reason: 'Documents missing' });

    await page.reload();
    await column(page, 'Shortlisted').locator(card(page, asha)).waitFor();
    await column(page, 'Rejected').locator(card(page, ravi)).waitFor();
  });
});
