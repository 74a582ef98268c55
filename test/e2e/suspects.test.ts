import { describe, expect } from 'vitest';
import { findStored } from '../factories/stored.ts';
import { formCase } from './form-cases.ts';
import { control, fillIn, openForm, submitButton, takeTime } from './forms.ts';
import { expectNotice } from './notice.ts';
import { test } from './site.ts';

const form = formCase('quotation page');
const referenceIn = (text: string) => text.slice(-'XX-000000'.length);

// That no form of any other test is flagged is looked at when its site is stopped. Robots: test/doors/forms.
describe('a visitor who types', () => {
  test('is never flagged, and leaves the words in no address and no storage', async ({ page, site }) => {
    const found = await openForm(page, form);
    const values = form.make();
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(decodeURIComponent(request.url())));
    for (const { title, name } of form.fields) {
      const field = control(found, title);
      const isChoice = await field.evaluate((element) => element.tagName === 'SELECT');
      if (isChoice) await fillIn(field, values[name] ?? '');
      else await field.pressSequentially(values[name] ?? '');
    }
    await takeTime(page);
    await submitButton(found).click();
    const text = await expectNotice(page, 'success', 'Success', new RegExp(`${form.prefix}-\\w{6}$`));
    expect((await findStored(site.db, form.table, referenceIn(text))).flags).toEqual([]);
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    for (const entered of Object.values(values).filter((value) => value.length > 7))
      expect([...addresses, page.url(), kept].filter((where) => where.includes(entered))).toEqual([]);
  });
});
