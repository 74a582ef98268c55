import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { sampleSite } from '../../server/content/sample-site.ts';
import { sayInWords } from '../../src/content/form-words.ts';
import { siteIn } from '../../src/content/site.ts';
import { fieldTitles } from '../../src/contract/field-titles.ts';
import { makePdf } from '../factories/files/resumes.ts';
import { findStored } from '../factories/stored.ts';
import { expectAccessible } from './axe.ts';
import { type Failure, failCalls } from './calls.ts';
import { expectNotice } from './notice.ts';
import { FAILED_LOAD, test, untilTakenOver, visit } from './site.ts';

const { words } = siteIn(sampleSite, 'hi');
const label = (title: string) => sayInWords(words, 'labels', title);

const typed = {
  FullName: 'क्षितिज ज़ैदी',
  EmailId: 'kshitij@example.com',
  MobileNo: '9845012345',
  Qualification: 'दसवीं पास 👍🏽',
  Position: 'सुरक्षा गार्ड',
};

const failures: [Failure, string][] = [
  [500, words('refusals.ourFaultAndKeep')],
  [503, words('refusals.awayAndKeep', { reason: words('refusals.ourServerAway') })],
  [429, words('refusals.waitAndKeep', { reason: words('refusals.tooManyOfNetwork') })],
  ['no connection', words('refusals.lineBroke')],
];

async function openCareer(page: Page) {
  await visit(page, '/hi/career');
  const form = page.getByRole('form', { name: words('forms.applicationPage'), exact: true });
  await untilTakenOver(form);
  return { form, submit: form.getByRole('button', { name: words('forms.applicationSubmit') }) };
}

async function closeInHindi(page: Page): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('common.ok'), exact: true })
    .click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Two English words in a row. */
const englishIn = (text: string) =>
  text
    .replaceAll(/Guardhouse Security & Facility Services|pdf, doc|PDF, DOC/g, '')
    .match(/[A-Za-z]{2,}[ ,]+[A-Za-z]{2,}/g) ?? [];

describe('an application in Hindi', () => {
  test('goes from its mistakes to its receipt in Hindi', async ({ page, site, errors }) => {
    errors.expected.push(FAILED_LOAD);
    const { form, submit } = await openCareer(page);

    await submit.click();
    await expectNotice(page, 'error', label(fieldTitles.fullName), words('checks.mandatory'));
    await closeInHindi(page);
    for (const [name, value] of Object.entries(typed)) await form.locator(`[name="${name}"]`).fill(value);

    const file = form.locator('[name="file"]');
    await file.setInputFiles({ name: 'फ़ोटो.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('x') });
    await expectNotice(page, 'error', words('forms.failed'), words('forms.tryLater'));
    await closeInHindi(page);
    expect(englishIn(await form.innerText())).toEqual([]);

    for (const [failure, why] of failures) {
      await failCalls(page, 'jobApplication.submit', failure);
      await submit.click();
      await expectNotice(page, 'error', words('forms.failed'), words('forms.tryLater'));
      await closeInHindi(page);
      await expect.poll(() => form.locator('.form__told').innerText()).toContain(why);
      await page.unrouteAll();
    }

    await file.setInputFiles({
      name: 'रेज़्यूमे क्\u200dष.pdf',
      mimeType: 'application/pdf',
      buffer: makePdf(),
    });
    await submit.click();
    const text = await expectNotice(page, 'success', words('forms.success'), /JA-\w{6}/);
    const reference = /JA-\w{6}/.exec(text)?.[0] ?? '';
    expect(text).toBe(words('answers.application', { reference }));
    await closeInHindi(page);

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

  test('is kept when the visitor goes on in English, and is then English', async ({ page, site }) => {
    const { form } = await openCareer(page);
    for (const [name, value] of Object.entries(typed)) await form.locator(`[name="${name}"]`).fill(value);
    await visit(page, '/career');
    const english = page.getByRole('form', { name: 'Resume Submission Form', exact: true });
    await untilTakenOver(english);
    await expect.poll(() => english.locator('[name="FullName"]').inputValue()).toBe(typed.FullName);
    await english.getByRole('button', { name: 'Submit the application' }).click();
    const text = await expectNotice(page, 'success', 'Success', /JA-\w{6}$/);
    const row = await findStored(site.db, 'job_applications', text.slice(-9));
    expect(row.locale).toBe('en-IN');
  });
});
