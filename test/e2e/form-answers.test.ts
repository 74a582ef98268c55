import type { Locator, Page } from 'playwright-core';
import { describe, expect, onTestFinished } from 'vitest';
import { findStored } from '../factories/stored.ts';
import { expectAccessible } from './axe.ts';
import { type Failure, failCalls, holdCalls } from './calls.ts';
import { type FormCase, formCase, formCases } from './form-cases.ts';
import { fillForm, isFocused, openForm, openPanel, panelButton, submitButton, valuesOf } from './forms.ts';
import { closeNotice, expectNotice, FAILURE } from './notice.ts';
import { FAILED_LOAD, type Site, test, untilReady, untilTakenOver } from './site.ts';

/** How a call can fail, and what the form then says beside the button. */
const failures: [Failure, RegExp][] = [
  [500, /on our side.* kept/],
  [503, /away for a moment.* kept/],
  [429, /[Tt]oo many.* kept/],
  ['no connection', /line broke off.* kept/],
];

/** Expects the success notice, the row, the cleared form and, for a panel, that it closes. */
async function expectTaken(
  page: Page,
  { db }: Site,
  form: FormCase,
  found: Locator,
  values: Record<string, string>,
): Promise<void> {
  const sentence = new RegExp(`^[A-Z].* ${form.prefix}-[0-9A-HJKMNP-TV-Z]{6}$`);
  const reference = (await expectNotice(page, 'success', 'Success', sentence)).slice(-9);
  const row = await findStored(db, form.table, reference);
  for (const { name, column } of form.fields) expect(row[column]).toBe(values[name]);
  await closeNotice(page);
  const receipt = page.getByRole('region', { name: /^We have your/ });
  if (form.panel) {
    const button = panelButton(page, form.panel);
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false');
    await expect.poll(() => isFocused(button)).toBe(true);
    await button.click();
  } else await expect.poll(() => isFocused(receipt.getByRole('heading', { name: /^We have/ }))).toBe(true);
  // The receipt is in the form's place until the visitor wants another form.
  expect(await receipt.innerText()).toContain(reference);
  await receipt.getByRole('button', { name: 'Send another' }).click();
  await expect.poll(() => found.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await expect
    .poll(async () => new Set(Object.values(await valuesOf(found, form.fields))))
    .toEqual(new Set(['']));
}

describe('a completed form', () => {
  test.for(formCases.filter(({ panel }) => panel))(
    '$name is sent once, and gives the focus back',
    async (form, { page, site }) => {
      const found = await openForm(page, form, form.paths[0]);
      const values = form.make();
      await fillForm(found, form.fields, values);
      const held = await holdCalls(page, form.procedure);
      const submit = submitButton(found);
      await submit.dblclick();
      await expect.poll(() => submit.getAttribute('aria-busy')).toBe('true');
      await submit.press('Enter');
      await expect.poll(() => held.count).toBe(1);
      held.release();
      await expectTaken(page, site, form, found, values);
      expect(held.count).toBe(1);
    },
  );

  test.for(['quotation panel', 'Contact Us page'])(
    '%s is kept until it can be sent, over a reload as well',
    async (name, { page, context, errors, site }) => {
      errors.expected.push(FAILED_LOAD);
      const form = formCase(name);
      const found = await openForm(page, form);
      const values = form.make();
      await fillForm(found, form.fields, values);
      const typed = await valuesOf(found, form.fields);
      for (const [failure, why] of failures) {
        await failCalls(page, form.procedure, failure);
        await submitButton(found).click();
        await expectNotice(page, ...FAILURE);
        await closeNotice(page);
        expect(await valuesOf(found, form.fields)).toEqual(typed);
        await expect.poll(() => found.getByRole('status').last().innerText()).toMatch(why);
        if (form.panel)
          expect(await panelButton(page, form.panel).getAttribute('aria-expanded')).toBe('true');
        await page.unrouteAll();
      }
      // Code that a form needs later has been loaded by the time somebody has typed into it.
      await context.setOffline(true);
      onTestFinished(() => context.setOffline(false));
      await submitButton(found).click();
      await expectNotice(page, ...FAILURE);
      await closeNotice(page);
      const told = found.getByRole('status').last();
      await expect.poll(() => told.innerText()).toMatch(/^You are offline\. .* kept/);
      await context.setOffline(false);
      await expect.poll(() => told.innerText()).toMatch(/line is back/);

      await page.reload();
      await untilReady(page);
      if (form.panel) await openPanel(page, form.panel);
      await found.waitFor();
      await untilTakenOver(found);
      await expect.poll(() => valuesOf(found, form.fields)).toEqual(typed);
      await submitButton(found).click();
      await expectTaken(page, site, form, found, values);
    },
  );
});

describe('the receipt', () => {
  test('can be copied, printed alone and shared; a failed copy says so', async ({ page }) => {
    const form = formCase('contact panel');
    const found = await openForm(page, form);
    const values = form.make();
    await fillForm(found, form.fields, values);
    await submitButton(found).click();
    const reference = (await expectNotice(page, 'success', 'Success', /CB-\w{6}$/)).slice(-9);
    await closeNotice(page);
    const panel = await openPanel(page, 'Contact us');
    const receipt = panel.getByRole('region', { name: /^We have your/ });
    await expectAccessible(page, 'the receipt in a panel');
    const refuse = (refused: boolean) =>
      page.evaluate((isRefused) => {
        const kept = { copied: '' };
        Object.assign(window, { kept });
        const writeText = async (copied: string) => {
          if (isRefused) throw new Error('refused');
          kept.copied = copied;
        };
        Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
      }, refused);
    const copy = receipt.getByRole('button', { name: 'Copy' });
    await refuse(true);
    await copy.click();
    await expect.poll(() => receipt.getByRole('status').innerText()).toMatch(/could not be copied/i);
    await refuse(false);
    await copy.click();
    await expect.poll(() => receipt.getByRole('status').innerText()).toBe('Copied');
    const copied = await page.evaluate(() => (window as unknown as { kept: { copied: string } }).kept.copied);
    for (const shown of [reference, values.fullName, values.userMessage]) expect(copied).toContain(shown);

    // The visitor's input goes to nobody else: the link has only the reference and what comes next.
    const href = await receipt.getByRole('link', { name: 'Send it to my WhatsApp' }).getAttribute('href');
    const sent = new URL(href ?? '');
    expect(sent.origin + sent.pathname).toBe('https://wa.me/');
    expect(sent.searchParams.get('text')).toContain(reference);
    expect(sent.searchParams.get('text')).not.toContain(values.emailId);

    await page.evaluate(() => {
      window.print = () => dispatchEvent(new Event('beforeprint'));
    });
    await receipt.getByRole('button', { name: 'Print' }).click();
    await page.emulateMedia({ media: 'print' });
    onTestFinished(() => page.emulateMedia({ media: null }));
    const printed = [receipt, page.locator('main h1'), copy];
    await expect
      .poll(() => Promise.all(printed.map((part) => part.isVisible())))
      .toEqual([true, false, false]);
  });
});
