import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { makeContact } from '../factories/rows.ts';
import { findStored } from '../factories/stored.ts';
import { expectAccessible } from './axe.ts';
import { formCase } from './form-cases.ts';
import { control, fillForm, isFocused, openForm, submitButton, valuesOf } from './forms.ts';
import { closeNotice, expectNotice } from './notice.ts';
import { choosePdf } from './resume-files.ts';
import { FAILED_LOAD, test, untilReady, untilTakenOver } from './site.ts';

const contact = formCase('Contact Us page');

describe('a page’s scripts', () => {
  test('are requested when its first picture is visible, or as soon as somebody taps', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script')
        asked.push(/([\w-]+)-.{8}\.js$/.exec(request.url())?.[1] ?? request.url());
    });
    for (const tap of [false, true]) {
      asked.length = 0;
      const picture = Promise.withResolvers<void>();
      await page.route('**/hero-the-company*', async (route) => {
        await picture.promise;
        await route.continue();
      });
      await page.goto('/the-company', { waitUntil: 'domcontentloaded' });
      await page.waitForTimeout(1_000);
      expect(asked).toEqual(['start-when-shown']);
      if (tap) await page.locator('h1').click();
      else picture.resolve();
      await untilReady(page);
      expect(asked).toContain('first');
      picture.resolve();
      await page.unrouteAll({ behavior: 'wait' });
    }
  });
});

describe('a form sent before its scripts had loaded', () => {
  test('comes back with its input, is hydrated, and can be sent', async ({ page, errors }) => {
    errors.expected.push(FAILED_LOAD);
    const values = { ...makeContact(), mobileNo: '98450' };
    const form = await openForm(page, contact);
    await fillForm(form, contact.fields, values);
    // The browser sends it itself: no script is involved.
    await form.evaluate((element) => (element as HTMLFormElement).submit());
    const told = page.locator('main').getByRole('alert');
    await told.waitFor();
    await untilReady(page);
    await untilTakenOver(form);
    await expect.poll(() => valuesOf(form, contact.fields)).toEqual(values);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expectAccessible(page, `the form that came back, at ${width} px`);
    }

    await control(form, 'Phone No').fill('9845012345');
    await submitButton(form).click();
    await expectNotice(page, 'success', 'Success', /CB-\w{6}$/);
    await closeNotice(page);
    await expect.poll(() => told.count()).toBe(0);
    await page.goto('/received/CB-7F3K9Q');
    await untilReady(page);
    await expectAccessible(page, 'the page of a success');
  });
});

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

describe('before a page’s scripts have loaded', () => {
  test('what is typed, chosen and attached in a form is kept', async ({ page, site }) => {
    const letScripts = await holdScripts(page);
    await page.goto('/career', { waitUntil: 'domcontentloaded' });
    const career = formCase('Career page');
    const application = page.getByRole('form', { name: career.form, exact: true });
    const { JobId: _, ...values } = career.make();
    await fillForm(application, career.fields, values);
    await application.getByLabel(/^Resume/).setInputFiles(choosePdf());
    letScripts();
    await untilTakenOver(application);
    await application.getByRole('button', { name: /^Remove/ }).waitFor();
    await expect.poll(() => valuesOf(application, career.fields)).toEqual(values);
    // A form filled in before the scripts is no robot's, however soon it is sent: the time counts from the page's
    // start.
    await page.waitForFunction(() => performance.now() > 2_500);
    await submitButton(application).click();
    const text = await expectNotice(page, 'success', 'Success', /JA-\w{6}$/);
    const row = await findStored(site.db, career.table, text.slice(-9));
    expect(row).toMatchObject({ flags: [], resume_id: expect.any(String) });
    await closeNotice(page);

    const quotation = formCase('quotation page');
    await page.unrouteAll();
    const letMore = await holdScripts(page);
    await page.goto('/quotation', { waitUntil: 'domcontentloaded' });
    const request = page.locator('main').getByRole('form');
    const chosen = quotation.make();
    await fillForm(request, quotation.fields, chosen);
    letMore();
    await untilTakenOver(request);
    await expect.poll(() => request.getAttribute('novalidate')).not.toBe(null);
    await expect.poll(() => valuesOf(request, quotation.fields)).toEqual(chosen);
  });

  test('a tap on a side tab opens its panel once it can, or follows the link to its form', async ({
    page,
    context,
    errors,
  }) => {
    errors.expected.push(FAILED_LOAD);
    const letScripts = await holdScripts(page);
    await page.goto('/training', { waitUntil: 'domcontentloaded' });
    const tab = page.getByRole('link', { name: 'Apply for a job', exact: true });
    await tab.click();
    await expect.poll(() => tab.getAttribute('aria-busy')).toBe('true');
    letScripts();
    const button = page.getByRole('button', { name: 'Apply for a job', exact: true });
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true');
    await expect.poll(() => isFocused(button)).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/training');

    // If the scripts do not arrive, the link is followed after a while.
    const other = await context.newPage();
    await other.clock.install();
    await other.route(SCRIPTS, (route) => route.abort());
    await other.goto('/training', { waitUntil: 'domcontentloaded' });
    await other.getByRole('link', { name: 'Contact us', exact: true }).click();
    await other.clock.runFor(7_000);
    await other.waitForURL('**/contactus', { waitUntil: 'domcontentloaded' });
  });

  test('each tap on the carousel turns it once it can', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const letScripts = await holdScripts(page);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const next = page.getByRole('button', { name: 'Next slide', exact: true });
    const marks = page.getByRole('group', { name: 'Choose a slide' }).getByRole('button');
    await next.click();
    await next.click();
    await expect.poll(() => next.getAttribute('aria-busy')).toBe('true');
    await expectAccessible(page, 'the home page with a tap that waits');
    letScripts();
    await expect.poll(() => marks.nth(2).getAttribute('aria-current')).toBe('true');
    await expect.poll(() => next.getAttribute('aria-busy')).toBe(null);
  });

  test('a tap that the browser answers by itself does not reach React, which would hydrate at once', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(keepTapsAtRoot);
    const letScripts = await holdScripts(page);
    const tapsAtRoot = () =>
      page.evaluate(() => (window as unknown as { atRoot: string[] }).atRoot.splice(0));
    for (const [path, find] of [
      ['/contactus', () => page.locator('main form').getByLabel(/^Name/)],
      ['/Career', () => page.locator('main').getByRole('searchbox')],
    ] as const) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await find().click();
      await expect.poll(() => isFocused(find())).toBe(true);
      expect(await tapsAtRoot(), path).toEqual([]);
    }
    await page.getByRole('button', { name: 'Open the menu', exact: true }).click();
    const menu = page.getByRole('dialog');
    await menu.waitFor();
    expect(await tapsAtRoot()).toEqual([]);
    await page.keyboard.press('Escape');
    letScripts();
    await expect.poll(() => page.locator('[data-untaken]').count()).toBe(0);
    await page.locator('main').getByRole('searchbox').click();
    expect(await tapsAtRoot()).toContain('click');
  });
});

/** Runs in the page, and keeps what reaches the element that React listens on. */
function keepTapsAtRoot(): void {
  const atRoot: string[] = [];
  Object.assign(window, { atRoot });
  for (const type of ['pointerdown', 'mousedown', 'click'])
    document.addEventListener(
      type,
      ({ target }) => target instanceof Element && target.closest('#root') && atRoot.push(type),
      true,
    );
}
