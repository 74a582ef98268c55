import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { type FormCase, formCase, formCases } from '../e2e/form-cases.ts';
import { control, fillForm, submitButton } from '../e2e/forms.ts';
import { choosePdf } from '../e2e/resume-files.ts';
import { test as base } from '../e2e/site.ts';
import { rowCount } from '../e2e/table.ts';
import { countStored, findStored } from '../factories/stored.ts';

const test = base.extend({ contextOptions: [{ javaScriptEnabled: false }, { scope: 'file' }] });

const formOf = (page: Page, { form }: FormCase): Locator =>
  page.locator('main').getByRole('form', { name: form, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** A page of each kind, and words that only its own content has. */
const kinds = [
  ['/', 'Open positions'],
  ['/the-company', 'Lines that we do not cross'],
  ['/hospital-solution', 'Questions'],
  ['/contactus', 'Request a Call Back'],
  ['/our-presence', 'Maharashtra'],
  ['/licences', 'SPECIMEN-0001'],
  ['/privacy', 'Ask about your data'],
  ['/blog', 'Read More'],
  ['/hi/training', 'ट्रेनिंग'],
] as const;

/** The reference of the page that a sent form leads to. */
async function referenceOn(page: Page): Promise<string> {
  await page.waitForURL(/\/received\//);
  expect(await heading(page).innerText()).toBe('Success');
  const reference = /[A-Z]{2}-\w{6}(?=-\w{16}#receipt$)/.exec(page.url())?.[0] ?? '';
  expect(await page.locator('main .lead').innerText()).toMatch(new RegExp(`^Thank you, .+ ${reference}$`));
  const receipt = page.getByRole('region', { name: /^We have your/ });
  expect(await receipt.innerText()).toContain(reference);
  return reference;
}

describe('without scripts', () => {
  test('a page of each kind can be read, and leads on to others', async ({ page }) => {
    for (const [path, words] of kinds) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(200);
      expect(await heading(page).count(), path).toBe(1);
      expect(await page.locator('main').innerText(), path).toContain(words);
      // A server that is overloaded for a moment shows the page without its list.
      const countBusy = async () => {
        const busy = await page.locator('main [aria-busy="true"]').count();
        if (busy > 0) await page.reload();
        return busy;
      };
      await expect.poll(countBusy, { message: path }).toBe(0);
    }
    await page.goto('/blog');
    await page
      .getByRole('link', { name: /^Read More/ })
      .first()
      .click();
    await page.waitForURL('**/blog/*');
    expect((await page.getByRole('article').innerText()).length).toBeGreaterThan(500);

    await page.goto('/Career');
    expect(await rowCount(page)).toBe(10);
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    await page.waitForURL('**/jobs/JO-*');
    await page
      .locator('main')
      .getByRole('link', { name: /^Apply for/ })
      .first()
      .click();
    await page.waitForURL('**/career?job=JO-*');
    expect(await control(formOf(page, formCase('Career page')), 'Position').inputValue()).not.toBe('');

    await page.getByRole('contentinfo').getByRole('link', { name: 'Our presence' }).click();
    await page.waitForURL('**/our-presence');
  });

  test.for(formCases.filter(({ panel }) => panel === undefined))(
    'the $name is sent, and a reload sends nothing again',
    async (form, { page, site }) => {
      await page.goto(form.paths[0]);
      const values = form.make();
      await fillForm(formOf(page, form), form.fields, values);
      const isApplication = form.prefix === 'JA';
      if (isApplication)
        await formOf(page, form)
          .getByLabel(/^Resume/)
          .setInputFiles(choosePdf());
      await submitButton(formOf(page, form)).click();
      const reference = await referenceOn(page);
      const row = await findStored(site.db, form.table, reference);
      for (const { name, column } of form.fields) expect(row[column], column).toBe(values[name]);
      expect(row).toMatchObject({ door: 'site', flags: [] });
      if (isApplication) expect(row.resume_id).not.toBeNull();
      const before = await countStored(site.db);
      await page.reload();
      expect(await referenceOn(page)).toBe(reference);
      expect(await countStored(site.db)).toBe(before);
    },
  );
});
