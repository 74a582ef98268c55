import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { createJobOpening, makeApplication } from '../factories/rows.ts';
import { type FormCase, formCase } from './form-cases.ts';
import { control, descriptionOf, fillForm, submitButton } from './forms.ts';
import { test as base, FAILED_LOAD } from './site.ts';
import { column, header, pagingLink, searchFor, summary } from './table.ts';
import { WIDE } from './well-made.ts';

const test = base.extend({
  contextOptions: [{ javaScriptEnabled: false }, { scope: 'file' }],
});

const formOf = (page: Page, { form }: FormCase): Locator =>
  page.locator('main').getByRole('form', { name: form, exact: true });

/** A page scrolls to the fragment of its address a moment after it has its content. */
const expectInView = (target: Locator) =>
  expect
    .poll(async () => (await target.boundingBox())?.y)
    .toSatisfy((top: number) => top > 0 && top < WIDE.height - 48);
const told = (page: Page) => page.locator('main').getByRole('alert');

describe('without scripts', () => {
  test('an application with a wrong file comes back, with the file’s field in view', async ({
    page,
    site,
    errors,
  }) => {
    errors.expected.push(FAILED_LOAD);
    const jid = await createJobOpening(site.db, { open_position: 'Fire Officer' });
    await page.goto(`/career?job=${jid}`);
    const career = formCase('Career page');
    const form = formOf(page, career);
    const values = makeApplication({ Position: 'Fire Officer' });
    await fillForm(form, career.fields, { ...values });
    const file = form.getByLabel(/^Resume/);
    const buffer = Buffer.from('no document at all');
    await file.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer });
    await submitButton(form).click();
    await told(page).waitFor();
    expect(await told(page).getByRole('heading').innerText()).toBe('Oops something went wrong');
    expect(await told(page).innerText()).toContain('chosen again');
    expect(await descriptionOf(file)).toMatch(/not a pdf, doc or docx/);
    await expectInView(file);
    expect(await control(form, 'Full Name').inputValue()).toBe(values.FullName);
  });

  test('openings and documents can be searched, filtered, sorted and paged', async ({ page }) => {
    /** The footer comes after the rows: once it is there, they are too. */
    const read = async (index: number, foot: RegExp) => {
      await expect.poll(() => summary(page)).toMatch(foot);
      return column(page, index);
    };
    await page.goto('/Career');
    await searchFor(page, 'guard');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.waitForURL('**/Career?q=guard&*');
    expect((await read(1, /of \d+ openings/)).join()).toContain('Guard');
    expect(await page.locator('main p', { hasText: 'In this list' }).innerText()).toMatch(/ of \d+ openings/);
    await page.locator('summary', { hasText: 'State' }).click();
    for (const state of [/^Maharashtra/, /^Tamil Nadu/])
      await page.getByRole('checkbox', { name: state }).check();
    await page.getByRole('button', { name: 'Show the list' }).first().click();
    await page.waitForURL('**&state=Maharashtra&state=Tamil+Nadu*');
    for (const place of await read(7, /of \d+ openings/)) expect(place).toMatch(/Maharashtra|Tamil Nadu/);
    await header(page, 'Locations').getByRole('button').click();
    await page.waitForURL('**&sort=Location+asc');
    const places = await read(7, /of \d+ openings/);
    expect(places).toEqual(places.toSorted());
    expect(await header(page, 'Locations').getAttribute('aria-sort')).toBe('ascending');
    await page.getByRole('link', { name: /^Tamil Nadu/ }).click();
    await page.waitForURL('**state=Maharashtra');
    await page.goto('/Career');
    await pagingLink(page, 'Last').click();
    expect((await read(0, /^\d+ to (\d+) of \1 openings/)).length).toBeGreaterThan(0);

    await page.goto('/government-guidelines');
    await pagingLink(page, 'Next').click();
    expect(await read(0, /^11 to 20 of 23 documents/)).toHaveLength(10);
    await searchFor(page, 'licence');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.waitForURL('**?q=licence*');
    for (const title of await read(1, /of \d+ documents/)) expect(title.toLowerCase()).toContain('licence');
  });
});
