import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { sampleSite } from '../../server/content/sample-site.ts';
import { siteIn } from '../../src/content/site.ts';
import { expectAccessible } from '../e2e/axe.ts';
import { failCalls } from '../e2e/calls.ts';
import { expectNotice } from '../e2e/notice.ts';
import { choosePdf } from '../e2e/resume-files.ts';
import { FAILED_LOAD, test, untilReady, untilTakenOver, visit } from '../e2e/site.ts';
import { findStored } from '../factories/stored.ts';

const { words } = siteIn(sampleSite, 'hi');

/** Two English words in a row, of which a Hindi page has none but names. */
const englishIn = (text: string): string[] =>
  text
    .replaceAll(/Guardhouse Security & Facility Services|pdf, doc|PDF, DOC/g, '')
    .match(/[A-Za-z]{2,}[ ,]+[A-Za-z]{2,}/g) ?? [];

async function closeHindiNotice(page: Page): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('common.ok'), exact: true })
    .click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

const typed = {
  FullName: 'क्षितिज ज़ैदी',
  EmailId: 'kshitij@example.com',
  MobileNo: '9845012345',
  Qualification: 'दसवीं पास 👍🏽',
  Position: 'सुरक्षा गार्ड',
};

describe('a visitor who reads Hindi', () => {
  test('changes the language, and applies from the first mistake to the receipt in Hindi', async ({
    page,
    site,
    errors,
  }) => {
    errors.expected.push(FAILED_LOAD);
    await visit(page, '/career');
    await page.locator('.utility').getByRole('link', { name: 'हिन्दी' }).click();
    await page.waitForURL('**/hi/career');
    await untilReady(page);
    expect(await page.locator('html').getAttribute('lang')).toBe('hi-IN');
    expect(englishIn(await page.locator('main').innerText())).toEqual([]);

    const form = page.getByRole('form', { name: words('forms.applicationPage'), exact: true });
    await untilTakenOver(form);
    const submit = form.getByRole('button', { name: words('forms.applicationSubmit') });
    await submit.click();
    const title = words('labels.fullName');
    await expectNotice(page, 'error', title, words('checks.mandatory'));
    await closeHindiNotice(page);
    for (const [name, value] of Object.entries(typed)) await form.locator(`[name="${name}"]`).fill(value);
    const file = form.locator('[name="file"]');
    await file.setInputFiles({ name: 'फ़ोटो.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('x') });
    await expectNotice(page, 'error', words('forms.failed'), words('forms.tryLater'));
    await closeHindiNotice(page);
    await file.setInputFiles({ ...choosePdf(), name: 'रेज़्यूमे क्\u200dष.pdf' });

    await failCalls(page, 'jobApplication.submit', 503);
    await submit.click();
    await expectNotice(page, 'error', words('forms.failed'), words('forms.tryLater'));
    await closeHindiNotice(page);
    const away = words('refusals.awayAndKeep', { reason: words('refusals.ourServerAway') });
    await expect.poll(() => form.locator('.form__told').innerText()).toContain(away);
    expect(englishIn(await form.innerText())).toEqual([]);
    await page.unrouteAll();

    await submit.click();
    const text = await expectNotice(page, 'success', words('forms.success'), /JA-\w{6}/);
    const reference = /JA-\w{6}/.exec(text)?.[0] ?? '';
    expect(text).toBe(words('answers.application', { reference }));
    await closeHindiNotice(page);
    const receipt = page.getByRole('region', { name: words('receipts.applicationHeading') });
    const proof = await receipt.innerText();
    for (const value of [reference, ...Object.values(typed)]) expect(proof).toContain(value);
    expect(proof).toMatch(/\d+ \p{Script=Devanagari}+ \d{4} को \d\d:\d\d बजे \(भारतीय समय\)/u);
    expect(englishIn(proof)).toEqual([]);
    await expectAccessible(page, 'the receipt in Hindi');

    const row = await findStored(site.db, 'job_applications', reference);
    expect(row).toMatchObject({ locale: 'hi-IN', full_name: typed.FullName.normalize('NFC') });
    const { original_name } = await site.db
      .selectFrom('resumes')
      .select('original_name')
      .where('id', '=', String(row.resume_id))
      .executeTakeFirstOrThrow();
    expect(original_name).toBe('रेज़्यूमे क्\u200dष.pdf'.normalize('NFC'));
  });
});
