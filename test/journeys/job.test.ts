import { describe, expect } from 'vitest';
import { takeInAll } from '../../server/inbox/inbox-intake.ts';
import { formCase } from '../e2e/form-cases.ts';
import { control, fillForm, submitButton, takeTime } from '../e2e/forms.ts';
import { closeNotice, expectNotice } from '../e2e/notice.ts';
import { drawnFrame, reader } from '../e2e/resume-reader.ts';
import { test, untilTakenOver, visit } from '../e2e/site.ts';
import { enterAs, openScreen } from '../e2e/staff-browser.ts';
import { column, searchFor } from '../e2e/table.ts';
import { makeWordsPdf } from '../factories/files/readable-resumes.ts';
import { createJobOpening } from '../factories/rows.ts';
import { findStored } from '../factories/stored.ts';

describe('a job', () => {
  test('is found, and applied for with a resume that the office reads', async ({ page, site }) => {
    const jid = await createJobOpening(site.db, {
      open_position: 'Lighthouse Keeper',
      location: 'Puri, Odisha',
    });
    await visit(page, '/Career');
    await searchFor(page, 'lighthouse');
    await expect.poll(() => column(page, 0)).toEqual([jid]);
    await page.getByRole('row').nth(1).getByRole('link', { name: 'Lighthouse Keeper', exact: true }).click();
    await page.waitForURL(`**/jobs/${jid}-lighthouse-keeper`);
    await page
      .locator('main')
      .getByRole('link', { name: /^Apply for/ })
      .first()
      .click();

    const career = formCase('Career page');
    const form = page.getByRole('form', { name: career.form });
    await untilTakenOver(form);
    await expect.poll(() => control(form, 'Position').inputValue()).toBe('Lighthouse Keeper');
    // Also after a reload.
    await page.reload();
    await untilTakenOver(form);
    await expect.poll(() => control(form, 'Position').inputValue()).toBe('Lighthouse Keeper');
    const openedAt = await page.evaluate(() => performance.now());
    const others = career.fields.filter(({ name }) => name !== 'Position');
    const values = { ...career.make(), FullName: 'Asha Menon' };
    await fillForm(form, others, values);
    const resume = makeWordsPdf({ pages: ['Twelve years at the lamp of Puri'] });
    await form
      .getByLabel(/^Resume/)
      .setInputFiles({ name: 'asha.pdf', mimeType: 'application/pdf', buffer: resume });
    await takeTime(page, openedAt);
    await submitButton(form).click();
    const reference = (await expectNotice(page, 'success', 'Success', /JA-\w{6}$/)).slice(-9);
    await closeNotice(page);
    const row = await findStored(site.db, 'job_applications', reference);
    expect(row).toMatchObject({ job_id_text: jid, position: 'Lighthouse Keeper', flags: [] });
    expect(Buffer.from(await site.resumes.getBytes(String(row.resume_id))).equals(resume)).toBe(true);

    await takeInAll(site.db);
    await enterAs(page, site, 'recruiter');
    await openScreen(page, `/jobs/${jid}/applicants`, 'Applicants for Lighthouse Keeper');
    await page.getByRole('link', { name: 'Asha Menon', exact: true }).click();
    const item = page.getByRole('article', { name: reference });
    await item.getByText('Lighthouse Keeper').first().waitFor();
    await item.getByRole('button', { name: 'Read', exact: true }).click();
    await (await drawnFrame(page)).getByText('Twelve years at the lamp of Puri').waitFor();
    expect(await reader(page).isVisible()).toBe(true);
  });
});
