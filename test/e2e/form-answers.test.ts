import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { findStored } from '../factories/stored.ts';
import { type Failure, failCalls, holdCalls } from './calls.ts';
import { type FormCase, formCase, formCases } from './form-cases.ts';
import { fillForm, isFocused, openForm, panelButton, submitButton, valuesOf } from './forms.ts';
import { closeNotice, expectNotice, FAILURE } from './notice.ts';
import { FAILED_LOAD, type Site, test } from './site.ts';

const failures: Failure[] = [500, 503, 429, 'no connection'];

/** The stored submission whose reference ends the notice's text. */
function storedBy({ db }: Site, { prefix, table }: FormCase, text: string) {
  const reference = new RegExp(`(${prefix}-[0-9A-HJKMNP-TV-Z]{6})$`).exec(text)?.[1];
  expect(reference, text).toBeDefined();
  return findStored(db, table, reference ?? '');
}

/** The notice of success, the row, the cleared form and, of a panel, its closing. */
async function expectTaken(
  page: Page,
  site: Site,
  form: FormCase,
  found: Locator,
  values: Record<string, string>,
): Promise<void> {
  const sentence = new RegExp(`^[A-Z].* ${form.prefix}-\\w{6}$`);
  const row = await storedBy(site, form, await expectNotice(page, 'success', 'Success', sentence));
  for (const { name, column } of form.fields) expect(row[column]).toBe(values[name]);
  expect(row.door).toBe('site');
  expect(row.flags).not.toContain('trap-filled');

  await closeNotice(page);
  if (form.panel) {
    const button = panelButton(page, form.panel);
    expect(await button.getAttribute('aria-expanded')).toBe('false');
    await expect.poll(() => isFocused(button)).toBe(true);
    await button.click();
  }
  expect(new Set(Object.values(await valuesOf(found, form.fields)))).toEqual(new Set(['']));
}

describe('a form that is filled in', () => {
  test.for(formCases)('$name is sent once, stored and cleared', async (form, { page, site }) => {
    const found = await openForm(page, form, form.paths[0]);
    const values = form.make();
    await fillForm(found, form.fields, values);
    const held = await holdCalls(page, form.procedure);
    const submit = submitButton(found);
    await submit.dblclick();
    expect(await submit.getAttribute('aria-busy')).toBe('true');
    await submit.press('Enter');
    await expect.poll(() => held.count).toBe(1);
    held.release();
    await expectTaken(page, site, form, found, values);
    expect(held.count).toBe(1);
  });

  test.for(formCases)('$name is kept until it can be sent', async (form, { page, errors, site }) => {
    errors.expected.push(FAILED_LOAD);
    const found = await openForm(page, form, form.paths.at(-1));
    const values = form.make();
    await fillForm(found, form.fields, values);
    const typed = await valuesOf(found, form.fields);
    for (const failure of failures) {
      await failCalls(page, form.procedure, failure);
      await submitButton(found).click();
      await expectNotice(page, ...FAILURE);
      await closeNotice(page);
      expect(await valuesOf(found, form.fields)).toEqual(typed);
      if (form.panel) expect(await panelButton(page, form.panel).getAttribute('aria-expanded')).toBe('true');
      await page.unrouteAll();
    }
    await submitButton(found).click();
    await expectTaken(page, site, form, found, values);
  });
});

describe('the anti-forgery pair', () => {
  const form = formCase('Contact Us page');

  test('is sent with each submission', async ({ page, context }) => {
    const found = await openForm(page, form);
    await fillForm(found, form.fields, form.make());
    const [request] = await Promise.all([
      page.waitForRequest((sent) => sent.method() === 'POST'),
      submitButton(found).click(),
    ]);
    const cookie = (await context.cookies()).find(({ name }) => name === 'XSRF-TOKEN');
    expect(cookie?.value).toMatch(/^[\w-]{22,}$/);
    expect(await request.headerValue('x-xsrf-token')).toBe(cookie?.value);
    await expectNotice(page, 'success', 'Success', /./);
  });

  test('is demanded: without it nothing is taken', async ({ page, context, errors }) => {
    errors.expected.push(FAILED_LOAD);
    const found = await openForm(page, form);
    await fillForm(found, form.fields, form.make());
    await context.clearCookies();
    await submitButton(found).click();
    await expectNotice(page, ...FAILURE);
  });
});
