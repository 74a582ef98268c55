import { describe, expect } from 'vitest';
import { postLegacy } from '../doors/doors.ts';
import { formCase } from '../e2e/form-cases.ts';
import { control, descriptionOf, fillForm, openForm, submitButton } from '../e2e/forms.ts';
import { closeNotice, expectNotice } from '../e2e/notice.ts';
import { test } from '../e2e/site.ts';
import { findStored, receiptOf } from '../factories/stored.ts';
import { legacyPaths } from '../factories/submit.ts';

/** One form of each kind, and where an older client sends it. Forms without scripts have a journey of their own. */
const kinds = [
  ['contact panel', legacyPaths.contact],
  ['quotation page', legacyPaths.quotation],
  ['Career page', legacyPaths.application],
  ['job upload', legacyPaths.posting],
  ['request about data', undefined],
] as const;

describe('a form', () => {
  test.for(kinds)('goes to its row and its receipt: %s', async ([name, legacyPath], { page, site }) => {
    const form = formCase(name);
    const found = await openForm(page, form);
    const values = form.make();

    // Nothing is sent while something is missing.
    await submitButton(found).click();
    await expectNotice(page, 'error', form.fields[0]?.title ?? '', 'Field is Mandatory');
    await closeNotice(page);
    // What the notice said stays beside the field, also for a screen reader.
    expect(await descriptionOf(control(found, form.fields[0]?.title ?? ''))).toContain('Field is Mandatory');

    await fillForm(found, form.fields, values);
    await submitButton(found).click();
    const ending = new RegExp(`^[A-Z].* ${form.prefix}-[0-9A-HJKMNP-TV-Z]{6}$`);
    const sentence = await expectNotice(page, 'success', 'Success', ending);
    const reference = sentence.slice(-'XX-000000'.length);
    const row = await findStored(site.db, form.table, reference);
    for (const { name: field, column } of form.fields) expect(row[column], column).toBe(values[field]);
    expect(row).toMatchObject({ door: 'site', locale: 'en-IN' });
    await closeNotice(page);

    // A panel closes, and shows the receipt when it is opened again.
    if (form.panel) await page.getByRole('button', { name: form.panel, exact: true }).first().click();
    const receipt = page.getByRole('region', { name: /^We have your/ });
    const proof = await receipt.innerText();
    for (const shown of [reference, ...form.fields.map(({ name: field }) => values[field])])
      expect(proof).toContain(shown);

    if (legacyPath === undefined) return;
    const sent = form.make();
    const answer = receiptOf(await postLegacy(site.app, legacyPath, sent));
    expect(answer.message.replace(answer.reference, reference)).toBe(sentence);
    const legacyRow = await findStored(site.db, form.table, answer.reference);
    for (const { name: field, column } of form.fields) expect(legacyRow[column], column).toBe(sent[field]);
    expect(legacyRow.door).toBe('legacy');
  });
});
