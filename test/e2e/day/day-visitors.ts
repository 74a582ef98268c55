import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { receivedPath } from '../../../src/contract/receipt.ts';
import { makeApplication, makeContact, makePosting, makeQuotation } from '../../factories/rows.ts';
import { formCase } from '../form-cases.ts';
import {
  control,
  descriptionOf,
  fillForm,
  isFocused,
  openForm,
  recordPosts,
  submitButton,
} from '../forms.ts';
import { closeNotice, expectNotice, FAILURE } from '../notice.ts';
import { choosePdf } from '../resume-files.ts';
import { visit } from '../site.ts';
import type { DaySite } from './day-site.ts';

export const asker = makeContact({
  fullName: 'Thangamani Velusamy',
  emailId: 'thangamani@spindles.example',
  mobileNo: '9443217658',
  companyName: 'Kaveri Spindles',
  userMessage: 'Two guards at the ginning shed, from the first of the month.',
});

export const quoter = makeQuotation({
  firstName: 'Gurdeep',
  lastName: 'Ahluwalia',
  emailId: 'gurdeep@tannery.example',
  mobileNo: '9815561234',
  addresss: '17 Sutlej Avenue',
  state: 'Punjab',
  city: 'Ludhiana',
});

export const applicant = makeApplication({
  JobId: '',
  FullName: 'Nirupama Bhattacharjee',
  EmailId: 'nirupama@letters.example',
  MobileNo: '9830077441',
  Position: 'Shift supervisor',
});

export const resume = { ...choosePdf(20_000), name: 'bhattacharjee-resume.pdf' };

export const posting = makePosting({ openPosition: 'Lighthouse Keeper', location: 'Kanyakumari' });

/** Personal data that must be in no address and no log line, in lower case and without spaces. */
export const personalWords = [
  ...[asker.fullName, asker.companyName, applicant.FullName, quoter.lastName, quoter.addresss]
    .flatMap((text) => text.split(' '))
    .filter((word) => word.length > 4),
  quoter.firstName,
  ...[asker.mobileNo, quoter.mobileNo, applicant.MobileNo],
  ...[asker.emailId, quoter.emailId, applicant.EmailId].flatMap((email) => email.split('@')),
  'ginning',
].map((word) => word.toLowerCase());

export interface Received {
  contact: string;
  quotation: string;
  application: string;
  posting: string;
}

/** Submits the public site's forms. @returns their references. */
export async function sendAll(page: Page): Promise<Received> {
  await page.clock.install();
  return {
    contact: await send(page, 'Contact Us page', asker),
    quotation: await send(page, 'quotation page', quoter),
    application: await send(page, 'Career page', applicant, true),
    posting: await send(page, 'job upload', posting),
  };
}

async function send(
  page: Page,
  name: string,
  values: Record<string, unknown>,
  hasResume = false,
): Promise<string> {
  const form = formCase(name);
  const opened = await openForm(page, form);
  await fillForm(opened, form.fields, values as Record<string, string>);
  if (hasResume) await chooseAnew(page, opened);
  // As long as a person takes to write it: anything faster would be among the suspects.
  await page.clock.fastForward(30_000);
  await submitButton(opened).click();
  const told = await expectNotice(page, 'success', 'Success', new RegExp(`${form.prefix}-\\w{6}$`));
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  const long = Object.values(values).filter((value) => String(value).length > 7);
  expect(long.filter((value) => kept.includes(String(value)))).toEqual([]);
  return told.slice(-'XX-000000'.length);
}

/** What changed or went after it was chosen cannot be sent: nothing is, and the form asks for the file anew. */
async function chooseAnew(page: Page, form: Locator): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'guardhouse-resume-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, resume.name);
  const input = form.getByLabel(/^Resume/);
  const choose = async () => {
    writeFileSync(path, resume.buffer);
    await input.setInputFiles(path);
    await form.getByRole('button', { name: /^Remove/ }).waitFor();
  };
  const posts = recordPosts(page);
  const rewrite = () => {
    writeFileSync(path, 'Another version');
    // Browsers compare the seconds of the last change.
    utimesSync(path, new Date(), new Date(Date.now() + 3_600_000));
  };
  for (const spoil of [rewrite, () => rmSync(path)]) {
    await choose();
    spoil();
    await submitButton(form).click();
    await expectNotice(page, ...FAILURE);
    await closeNotice(page);
    expect(await descriptionOf(input)).toContain('Please choose it again.');
    expect(await input.getAttribute('aria-invalid')).toBe('true');
  }
  expect(posts).toEqual([]);
  await choose();
}

/** Without scripts a form leads to the page of its receipt, which nobody has whose address is not of our making. */
export async function keepReceipt(site: DaySite, visitor: Page): Promise<void> {
  const plain = await site.newcomer({ javaScriptEnabled: false });
  const { form: name, fields, make, paths } = formCase('Contact Us page');
  await plain.goto(paths[0]);
  const form = plain.locator('main').getByRole('form', { name });
  await fillForm(form, fields, { ...make(), mobileNo: '98450' });
  await submitButton(form).click();
  // It comes back with its input, at the field.
  const phone = control(form, 'Phone No');
  await expect.poll(() => isFocused(phone)).toBe(true);
  await phone.fill('+91 98450 12345');
  await submitButton(form).click();
  await plain.waitForURL(/\/received\//);
  const heading = visitor.getByRole('heading', { level: 1 });
  await visit(visitor, plain.url());
  expect(await heading.innerText()).toBe('Success');
  const forged = plain.url().replace(/\w{16}#receipt$/, '7F3K9Q7F3K9Q7F3K');
  for (const address of [forged, receivedPath('CB-ZZZZZZ')]) {
    expect((await visit(visitor, address))?.status()).toBe(404);
    // The browser opens the same route once its scripts have come.
    await expect.poll(() => visitor.title()).toMatch(/not found/i);
    expect(await heading.innerText()).not.toBe('Success');
  }
}
