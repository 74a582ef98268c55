import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { makeContact } from '../factories/rows.ts';
import { findStored } from '../factories/stored.ts';
import { expectAccessible } from './axe.ts';
import { formCase } from './form-cases.ts';
import { control, fillForm, isFocused, openForm, submitButton, takeTime, valuesOf } from './forms.ts';
import { closeNotice, expectNotice } from './notice.ts';
import { choosePdf } from './resume-files.ts';
import { FAILED_LOAD, test, untilReady, untilTakenOver } from './site.ts';
import { searchFor, showSize, summary } from './table.ts';
import { PHONE, WIDE } from './well-made.ts';

/** All scripts of a page but the first. */
const SCRIPTS = /\/assets\/(?!start-when-shown)[^/]*\.js$/;

/** Holds the scripts of a page back until they are released. */
async function holdScripts(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(SCRIPTS, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

describe('while a page’s scripts are on their way', () => {
  test('taps on the menu and on a panel are answered', async ({ page }) => {
    const letScripts = await holdScripts(page);
    await page.goto('/training', { waitUntil: 'domcontentloaded' });
    const group = page.getByRole('banner').locator('summary').filter({ hasText: 'ABOUT US' }).first();
    await group.click();
    const entry = page.getByRole('banner').getByRole('link', { name: 'The company', exact: true }).first();
    await entry.waitFor();

    await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: 'Open the menu', exact: true }).click();
    const menu = page.getByRole('dialog');
    await menu.getByText('ABOUT US').first().click();
    await menu.getByRole('link', { name: 'The company', exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });

    // What was opened is still open for the scripts, so that one more tap closes it.
    await page.setViewportSize(WIDE);
    letScripts();
    await untilReady(page);
    await untilTakenOver(group);
    expect(await entry.isVisible()).toBe(true);
    await group.click();
    await entry.waitFor({ state: 'hidden' });

    // Until the scripts have come, a panel's tab leads to the page with its form.
    await page.unrouteAll();
    await holdScripts(page);
    await page.reload({ waitUntil: 'domcontentloaded' });
    const bar = page.getByRole('complementary', { name: 'Contact us or apply' });
    await bar.getByRole('link', { name: 'Apply for a job' }).click();
    await page.getByRole('form', { name: 'Resume Submission Form' }).waitFor();
  });

  test('what is typed, chosen and attached is kept, and nobody is taken for a robot', async ({
    page,
    site,
  }) => {
    const letScripts = await holdScripts(page);
    await page.goto('/career', { waitUntil: 'domcontentloaded' });
    const career = formCase('Career page');
    const application = page.getByRole('form', { name: career.form, exact: true });
    const values = career.make();
    await fillForm(application, career.fields, values);
    const typed = await valuesOf(application, career.fields);
    await application.getByLabel(/^Resume/).setInputFiles(choosePdf());
    const last = control(application, career.fields.at(-1)?.title ?? '');
    await last.focus();
    letScripts();
    await untilTakenOver(application);
    await application.getByRole('button', { name: /^Remove/ }).waitFor();
    await expect.poll(() => valuesOf(application, career.fields)).toEqual(typed);
    expect(await isFocused(last)).toBe(true);
    // The time counts from the page's start, however late the scripts are.
    await takeTime(page);
    await submitButton(application).click();
    const text = await expectNotice(page, 'success', 'Success', /JA-\w{6}$/);
    const row = await findStored(site.db, career.table, text.slice(-9));
    expect(row).toMatchObject({ flags: [], resume_id: expect.any(String) });
    await closeNotice(page);

    await page.unrouteAll();
    const letMore = await holdScripts(page);
    await page.goto('/Career', { waitUntil: 'commit' });
    await searchFor(page, 'lucknow');
    await showSize(page, 5);
    letMore();
    await expect.poll(() => new URL(page.url()).search).toBe('?size=5&q=lucknow');
    await expect.poll(() => summary(page)).toMatch(/of 2 openings$/);
  });

  test('a form that the browser sends itself comes back with its input, and can be sent', async ({
    page,
    errors,
  }) => {
    errors.expected.push(FAILED_LOAD);
    const contact = formCase('Contact Us page');
    const values = makeContact({ mobileNo: '98450' });
    const form = await openForm(page, contact);
    await fillForm(form, contact.fields, { ...values });
    await form.evaluate((element) => (element as HTMLFormElement).submit());
    const told = page.locator('main').getByRole('alert');
    await told.waitFor();
    await untilReady(page);
    await untilTakenOver(form);
    await expect.poll(() => valuesOf(form, contact.fields)).toEqual(values);
    await expectAccessible(page, 'the form that came back');
    await control(form, 'Phone No').fill('9845012345');
    await submitButton(form).click();
    await expectNotice(page, 'success', 'Success', /CB-\w{6}$/);
    await closeNotice(page);
    await expect.poll(() => told.count()).toBe(0);
  });
});
