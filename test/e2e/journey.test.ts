import { createHash } from 'node:crypto';
import { describe, expect } from 'vitest';
import { postLegacy } from '../doors/doors.ts';
import { findStored } from '../factories/stored.ts';
import { formCase } from './form-cases.ts';
import { fillForm, openPanel, submitButton } from './forms.ts';
import { closeNotice, expectNotice } from './notice.ts';
import { chooseDocx } from './resume-files.ts';
import { test as base, untilTakenOver, visit } from './site.ts';
import { column, searchFor } from './table.ts';

const test = base.extend({
  settings: [{ JOB_POSTINGS: 'publish' }, { scope: 'file' }],
});

const referenceIn = (text: string) => text.slice(-'XX-000000'.length);

describe('a visit', () => {
  test('goes from a call-back request to an application for a job posted a moment ago', async ({
    page,
    site,
  }) => {
    // A call-back request, from the panel of the home page.
    const contact = formCase('contact panel');
    await visit(page, '/');
    const panel = await openPanel(page, 'Contact us');
    await untilTakenOver(panel.getByRole('form'));
    const call = contact.make();
    await fillForm(panel.getByRole('form'), contact.fields, call);
    await submitButton(panel.getByRole('form')).click();
    const callText = await expectNotice(page, 'success', 'Success', /CB-\w{6}$/);
    const callRow = await findStored(site.db, contact.table, referenceIn(callText));
    expect(callRow.user_message).toBe(call.userMessage);
    await closeNotice(page);

    // A quotation, through the menu.
    const quotation = formCase('quotation page');
    const menu = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
    await menu.getByRole('button', { name: 'CONTACT US', exact: true }).click();
    await menu.getByRole('link', { name: 'Quotation', exact: true }).click();
    const quotationForm = page.getByRole('main').getByRole('form', { name: quotation.form });
    await untilTakenOver(quotationForm);
    await fillForm(quotationForm, quotation.fields, quotation.make());
    await submitButton(quotationForm).click();
    await expectNotice(page, 'success', 'Success', /QT-\w{6}$/);
    await closeNotice(page);

    // A job is posted, and is public at once, as this site is configured to do.
    const upload = formCase('job upload');
    const job = { ...upload.make(), openPosition: 'Lighthouse Keeper', location: 'Example Point' };
    await visit(page, '/job-portal');
    const uploadForm = page.getByRole('form', { name: upload.form });
    // Sent by the browser itself, it would lead to the page of a success.
    await untilTakenOver(uploadForm);
    await fillForm(uploadForm, upload.fields, job);
    await submitButton(uploadForm).click();
    const jobText = await expectNotice(page, 'success', 'Success', /JP-\w{6}$/);
    const { jid } = await findStored(site.db, upload.table, referenceIn(jobText));
    const listed = (await postLegacy(site.app, '/Master/JobDetails?flag=All')).json();
    expect(listed).toContainEqual(expect.objectContaining({ Jid: jid, OpenPosition: 'Lighthouse Keeper' }));

    // The job is found, and applied for with a resume.
    await visit(page, '/Career');
    await searchFor(page, 'lighthouse');
    await expect.poll(() => column(page, 0)).toEqual([jid]);
    await page.getByRole('link', { name: /^Apply for Lighthouse Keeper/ }).click();
    const career = formCase('Career page');
    const careerForm = page.getByRole('form', { name: career.form });
    await untilTakenOver(careerForm);
    const person = career.fields.filter(({ name }) => name !== 'Position');
    await fillForm(careerForm, person, career.make());
    const resume = await chooseDocx();
    await careerForm.getByLabel(/^Resume/).setInputFiles(resume);
    await submitButton(careerForm).click();
    const text = await expectNotice(page, 'success', 'Success', /JA-\w{6}$/);
    const application = await findStored(site.db, career.table, referenceIn(text));
    expect(application).toMatchObject({ job_id_text: jid, position: 'Lighthouse Keeper' });
    const stored = await site.resumes.getBytes(String(application.resume_id));
    const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
    expect(digestOf(stored)).toBe(digestOf(resume.buffer));
  });
});
