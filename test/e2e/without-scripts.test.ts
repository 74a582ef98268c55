import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { createLink } from '../../server/submissions/kinds/confirmation-links.queries.ts';
import { callSite } from '../doors/doors.ts';
import { makePdf } from '../factories/files/resumes.ts';
import { createJobOpening, makeApplication, makeContact, makeDataRequest } from '../factories/rows.ts';
import { countStored, findStored, receiptOf } from '../factories/stored.ts';
import { type FormCase, formCase, formCases } from './form-cases.ts';
import { control, descriptionOf, fillForm, isFocused, submitButton, valuesOf } from './forms.ts';
import { test as base, FAILED_LOAD } from './site.ts';
import { column, header, pagingLink, searchFor, summary } from './table.ts';
import { WIDE } from './well-made.ts';

const test = base.extend({
  contextOptions: [{ javaScriptEnabled: false }, { scope: 'file' }],
});

const formOf = (page: Page, { form }: FormCase): Locator =>
  page.locator('main').getByRole('form', { name: form, exact: true });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** A page scrolls to the fragment of its address a moment after it has its content. */
const expectInView = (target: Locator) =>
  expect
    .poll(async () => (await target.boundingBox())?.y)
    .toSatisfy((top: number) => top > 0 && top < WIDE.height - 48);
const told = (page: Page) => page.locator('main').getByRole('alert');

/** The reference at the end of the success page's text. */
async function referenceOn(page: Page): Promise<string> {
  await page.waitForURL(/\/received\//);
  expect(await heading(page).innerText()).toBe('Success');
  const reference = /[A-Z]{2}-\w{6}(?=#receipt$)/.exec(page.url())?.[0] ?? '';
  expect(await page.locator('main .lead').innerText()).toMatch(new RegExp(`^Thank you, .+ ${reference}$`));
  const receipt = page.getByRole('region', { name: /^We have your/ });
  expect(await receipt.innerText()).toContain(reference);
  const share = receipt.getByRole('link', { name: /WhatsApp/ });
  expect(await share.getAttribute('href')).toMatch(new RegExp(`^https://wa\\.me/\\?text=[^ ]*${reference}`));
  return reference;
}

describe('without scripts', () => {
  test.for(formCases.filter(({ panel }) => panel === undefined))(
    'the $name is sent, and a reload sends nothing again',
    async (form, { page, site }) => {
      await page.goto(form.paths[0]);
      const values = form.make();
      await fillForm(formOf(page, form), form.fields, values);
      await submitButton(formOf(page, form)).click();
      const reference = await referenceOn(page);
      const row = await findStored(site.db, form.table, reference);
      for (const { name, column } of form.fields) expect(row[column], column).toBe(values[name]);
      expect(row).toMatchObject({ door: 'site', flags: [] });
      const before = await countStored(site.db);
      await page.reload();
      expect(await referenceOn(page)).toBe(reference);
      expect(await countStored(site.db)).toBe(before);
    },
  );

  test('a form that fails a check comes back with its notice and all its input', async ({
    page,
    site,
    errors,
  }) => {
    errors.expected.push(FAILED_LOAD);
    const contact = formCase('Contact Us page');
    await page.goto('/contactus');
    const values = { ...makeContact(), mobileNo: '98450', companyName: 'A "quoted" <b> & Sons' };
    await fillForm(formOf(page, contact), contact.fields, values);
    const before = await countStored(site.db);
    await submitButton(formOf(page, contact)).click();
    await told(page).waitFor();
    expect(new URL(page.url()).pathname).toBe('/contactus');
    expect(await told(page).getByRole('heading').innerText()).toBe('Phone No');
    expect(await told(page).getByRole('paragraph').allInnerTexts()).toEqual([
      'Phone No Number should be 10 digits',
    ]);
    expect(await valuesOf(formOf(page, contact), contact.fields)).toEqual(values);
    const phone = control(formOf(page, contact), 'Phone No');
    expect(await phone.getAttribute('aria-invalid')).toBe('true');
    // The fragment leads to the field itself: it is in view, and typing goes into it.
    await expect.poll(() => isFocused(phone)).toBe(true);
    await expectInView(phone);
    expect(await countStored(site.db)).toBe(before);

    await control(formOf(page, contact), 'Phone No').fill('+91 98450 12345');
    await submitButton(formOf(page, contact)).click();
    const row = await findStored(site.db, 'contact_requests', await referenceOn(page));
    expect(row).toMatchObject({ mobile_no: '9845012345', company_name: values.companyName });
  });

  test('the browser reports missing fields before anything is sent', async ({ page, site }) => {
    await page.goto('/quotation');
    const quotation = formCase('quotation page');
    const before = await countStored(site.db);
    await submitButton(formOf(page, quotation)).click();
    expect(await told(page).count()).toBe(0);
    expect(await formOf(page, quotation).locator(':invalid').count()).toBe(quotation.fields.length);
    expect(await countStored(site.db)).toBe(before);
  });

  test('an application is stored with its job and resume, and refused with a wrong file', async ({
    page,
    site,
    errors,
  }) => {
    errors.expected.push(FAILED_LOAD);
    const jid = await createJobOpening(site.db, { open_position: 'Fire Officer' });
    await page.goto(`/jobs/${jid}-fire-officer`);
    await page
      .locator('main')
      .getByRole('link', { name: /^Apply for/ })
      .first()
      .click();
    await page.waitForURL(`**/career?job=${jid}`);
    const career = formCase('Career page');
    const form = formOf(page, career);
    expect(await control(form, 'Position').inputValue()).toBe('Fire Officer');
    const { Position: _, ...values } = makeApplication();
    await fillForm(
      form,
      career.fields.filter(({ name }) => name !== 'Position'),
      values,
    );
    const choose = (name: string, buffer: Buffer) =>
      form.getByLabel(/^Resume/).setInputFiles({ name, mimeType: 'application/pdf', buffer });
    await choose('cv.pdf', Buffer.from('no document at all'));
    await submitButton(form).click();
    await told(page).waitFor();
    expect(await told(page).getByRole('heading').innerText()).toBe('Oops something went wrong');
    expect(await told(page).innerText()).toContain('chosen again');
    const file = form.getByLabel(/^Resume/);
    expect(await descriptionOf(file)).toMatch(/not a pdf, doc or docx/);
    await expectInView(file);
    expect(await control(form, 'Full Name').inputValue()).toBe(values.FullName);

    await choose('cv.pdf', makePdf());
    await submitButton(form).click();
    const row = await findStored(site.db, 'job_applications', await referenceOn(page));
    expect(row).toMatchObject({ job_id_text: jid, position: 'Fire Officer', full_name: values.FullName });
    expect(row.resume_id).not.toBeNull();
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

  test('a request about personal data is confirmed with the button on its link’s page', async ({
    page,
    site,
  }) => {
    const { reference } = receiptOf(await callSite(site.app, 'dataRequest.submit', makeDataRequest()));
    const { submission_id } = await findStored(site.db, 'data_requests', reference);
    await page.goto(`/confirm/${await createLink(site.db, String(submission_id))}`);
    expect((await findStored(site.db, 'data_requests', reference)).confirmed_at).toBeNull();
    await page.getByRole('button', { name: 'Yes, I sent this request' }).click();
    await page.getByRole('heading', { name: 'Your request is confirmed' }).waitFor();
    expect((await findStored(site.db, 'data_requests', reference)).confirmed_at).not.toBeNull();
    await page.reload();
    await page.getByRole('heading', { name: 'This request is already confirmed' }).waitFor();
  });
});
