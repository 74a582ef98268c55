import { describe, expect } from 'vitest';
import { findStored } from '../factories/stored.ts';
import { formCases } from './form-cases.ts';
import { control, fillForm, fillIn, openForm, submitButton } from './forms.ts';
import { expectNotice } from './notice.ts';
import { test } from './site.ts';

/** Faster than any person, and still slower than the server's limit for a robot, which is two seconds. */
const FILLED_IN_MS = 2_200;

const referenceIn = (text: string) => text.slice(-'XX-000000'.length);

describe('a visitor who types', () => {
  test.for(formCases)('is never flagged: $name', async (form, { page, site }) => {
    const found = await openForm(page, form, form.paths[0]);
    const values = form.make();
    const openedAt = Date.now();
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(decodeURIComponent(request.url())));
    for (const { title, name } of form.fields) {
      const field = control(found, title);
      const isChoice = await field.evaluate((element) => element.tagName === 'SELECT');
      if (isChoice) await fillIn(field, values[name] ?? '');
      else await field.pressSequentially(values[name] ?? '');
    }
    await page.waitForTimeout(Math.max(0, openedAt + FILLED_IN_MS - Date.now()));
    await submitButton(found).click();
    const text = await expectNotice(page, 'success', 'Success', new RegExp(`${form.prefix}-\\w{6}$`));
    expect((await findStored(site.db, form.table, referenceIn(text))).flags).toEqual([]);
    // The input is in no address, and stays in no storage of the browser.
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    for (const entered of Object.values(values).filter((value) => value.length > 7))
      expect([...addresses, page.url(), kept].filter((where) => where.includes(entered))).toEqual([]);
  });
});

describe('a robot', () => {
  test.for(formCases)('gets a success, and is flagged: $name', async (form, { page, site }) => {
    const found = await openForm(page, form, form.paths[0]);
    await fillForm(found, form.fields, form.make());
    await found.locator('[name="website"]').evaluate((trap: HTMLInputElement) => {
      trap.value = 'https://casino.example';
    });
    await submitButton(found).click();
    const text = await expectNotice(page, 'success', 'Success', new RegExp(`${form.prefix}-\\w{6}$`));
    const { flags } = await findStored(site.db, form.table, referenceIn(text));
    expect(flags).toContain('trap-filled');
    // Its submission is not counted as a visitor's.
    await site.db.deleteFrom('submission_flags').where('flag', '=', 'trap-filled').execute();
  });
});
