import { expect } from 'vitest';
import { findStored } from '../stored.ts';
import { formCases } from './form-cases.ts';
import { control, fillForm, fillIn, openForm, submitButton } from './forms.ts';
import { expectNotice } from './notice.ts';
import { describeInBrowser, test } from './site.ts';

/** Quicker than anybody who fills in a form, and still slower than the server's idea of a robot. */
const KEYSTROKE_MS = 30;

const referenceIn = (text: string) => text.slice(-'XX-000000'.length);

describeInBrowser('a visitor who types', () => {
  test.for(formCases)('is never flagged: $name', async (form, { page, site }) => {
    const found = await openForm(page, form, form.paths[0]);
    const values = form.make();
    for (const { title, name } of form.fields) {
      const field = control(found, title);
      const isChoice = await field.evaluate((element) => element.tagName === 'SELECT');
      if (isChoice) await fillIn(field, values[name] ?? '');
      else await field.pressSequentially(values[name] ?? '', { delay: KEYSTROKE_MS });
    }
    await submitButton(found).click();
    const text = await expectNotice(page, 'success', 'Success', new RegExp(`${form.prefix}-\\w{6}$`));
    expect((await findStored(site.db, form.table, referenceIn(text))).flags).toEqual([]);
  });
});

describeInBrowser('a robot', () => {
  test.for(formCases)('is taken at its word, and flagged: $name', async (form, { page, site }) => {
    const found = await openForm(page, form, form.paths[0]);
    await fillForm(found, form.fields, form.make());
    await found.locator('[name="website"]').evaluate((trap: HTMLInputElement) => {
      trap.value = 'https://casino.example';
    });
    await submitButton(found).click();
    const text = await expectNotice(page, 'success', 'Success', new RegExp(`${form.prefix}-\\w{6}$`));
    const { flags } = await findStored(site.db, form.table, referenceIn(text));
    expect(flags).toContain('trap-filled');
    // What it sent is no visitor's.
    await site.db.deleteFrom('submission_flags').where('flag', '=', 'trap-filled').execute();
  });
});
