import type { Page } from 'playwright-core';
import { makeApplication, makeContact, makePosting, makeQuotation } from '../../factories/rows.ts';
import { formCase } from '../form-cases.ts';
import { fillForm, openForm, submitButton } from '../forms.ts';
import { expectNotice } from '../notice.ts';
import { choosePdf } from '../resume-files.ts';

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
  if (hasResume) await opened.getByLabel(/^Resume/).setInputFiles(resume);
  // As long as a person takes to write it: anything faster would be among the suspects.
  await page.clock.fastForward(30_000);
  await submitButton(opened).click();
  const told = await expectNotice(page, 'success', 'Success', new RegExp(`${form.prefix}-\\w{6}$`));
  return told.slice(-'XX-000000'.length);
}
