import type { Locator } from 'playwright-core';
import { describe, expect, onTestFinished } from 'vitest';
import { type FormCase, formCase } from './form-cases.ts';
import { descriptionOf, fillForm, openForm, recordPosts, submitButton, valuesOf } from './forms.ts';
import { closeNotice, expectNoNotice, expectNotice, FAILURE } from './notice.ts';
import { chooseDoc, chooseDocx, choosePdf } from './resume-files.ts';
import { FAILED_LOAD, test } from './site.ts';

const MEGABYTE = 1024 * 1024;
const forms = [formCase('job panel'), formCase('Career page')];
const career = formCase('Career page');

const resumeInput = (form: Locator) => form.getByLabel(/^Resume/);
const removeButton = (form: Locator) => form.getByRole('button', { name: /^Remove/ });
const chosenFiles = (form: Locator) =>
  resumeInput(form).evaluate((input) => (input as HTMLInputElement).files?.length);

async function fill(found: Locator, form: FormCase) {
  await fillForm(found, form.fields, form.make());
  return valuesOf(found, form.fields);
}

describe('a resume', () => {
  test.for(forms)(
    'of another type, or of more than 5 MB, is refused before it is sent: $name',
    async (form, { page }) => {
      const posts = recordPosts(page);
      const found = await openForm(page, form);
      const typed = await fill(found, form);
      for (const [name, kind] of [
        ['resume.txt', 'a TXT'],
        ['IMG_2041.JPG', 'a JPG'],
      ] as const) {
        await resumeInput(found).setInputFiles({
          name,
          mimeType: 'application/pdf',
          buffer: Buffer.from('x'),
        });
        await expectNotice(page, ...FAILURE);
        await closeNotice(page);
        expect(await chosenFiles(found)).toBe(0);
        // The reason is beside the field, and stays when the popup is gone.
        expect(await resumeInput(found).getAttribute('aria-invalid')).toBe('true');
        expect(await descriptionOf(resumeInput(found))).toContain(
          `This is ${kind}. Send a pdf, doc or docx, up to 5 MB`,
        );
      }
      await resumeInput(found).setInputFiles(choosePdf(5 * MEGABYTE + 1));
      await expect.poll(() => descriptionOf(resumeInput(found))).toMatch(/resume\.pdf.*5\.1 MB.*5 MB/);
      expect(await chosenFiles(found)).toBe(0);

      for (const file of [choosePdf(), chooseDoc(), await chooseDocx()]) {
        expect(await resumeInput(found).getAttribute('accept')).toContain(file.name.slice('resume'.length));
        await resumeInput(found).setInputFiles(file);
        // The button of the file before is there already.
        await found.getByText(file.name, { exact: true }).first().waitFor();
        await expect.poll(() => resumeInput(found).getAttribute('aria-invalid')).toBe(null);
        await expectNoNotice(page);
      }
      await removeButton(found).click();
      await expect.poll(() => chosenFiles(found)).toBe(0);
      await expect.poll(() => removeButton(found).count()).toBe(0);
      expect(await valuesOf(found, form.fields)).toEqual(typed);
      expect(posts).toEqual([]);
    },
  );

  test('whose bytes are no document is refused by the server', async ({ page, errors }) => {
    errors.expected.push(FAILED_LOAD);
    const found = await openForm(page, career);
    const typed = await fill(found, career);
    const buffer = Buffer.from('<html>not a resume</html>');
    await resumeInput(found).setInputFiles({ ...choosePdf(), buffer });
    await submitButton(found).click();
    await expectNotice(page, ...FAILURE);
    await closeNotice(page);
    expect(await valuesOf(found, career.fields)).toEqual(typed);
    expect(await chosenFiles(found)).toBe(1);
    await expect.poll(() => descriptionOf(resumeInput(found))).toContain('not a pdf, doc or docx');
    expect(await resumeInput(found).getAttribute('aria-invalid')).toBe('true');
    await resumeInput(found).setInputFiles(choosePdf());
    await expect.poll(() => resumeInput(found).getAttribute('aria-invalid')).toBe(null);
  });

  test('shows its upload progress, and is cleared with the form', async ({ page, context }) => {
    const found = await openForm(page, career);
    await fill(found, career);
    await resumeInput(found).setInputFiles(choosePdf(MEGABYTE));
    const session = await context.newCDPSession(page);
    onTestFinished(() => session.detach());
    const upload = (uploadThroughput: number) =>
      session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput,
      });
    // Slow enough for a busy machine to see the bar; once it is seen, the rest may go faster.
    await upload(150_000);
    const bar = found.getByRole('progressbar');
    expect(await bar.count()).toBe(0);
    await submitButton(found).click();
    await bar.waitFor();
    const percent = () => bar.getAttribute('aria-valuenow', { timeout: 1000 }).then(Number, () => -1);
    await expect.poll(percent, { interval: 20 }).toBeGreaterThan(10);
    expect(await percent()).toBeLessThanOrEqual(100);
    await upload(-1);
    await expectNotice(page, 'success', 'Success', /JA-\w{6}$/);
    await expect.poll(() => bar.count()).toBe(0);
    await closeNotice(page);
    await page.getByRole('button', { name: 'Send another' }).click();
    expect([await chosenFiles(found), await removeButton(found).count()]).toEqual([0, 0]);
  });
});
