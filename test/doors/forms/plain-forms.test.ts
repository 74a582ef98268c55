import { describe, expect } from 'vitest';
import type { Check } from '../../../src/contract/checks.ts';
import { contactPageChecks } from '../../../src/contract/contact.ts';
import { dataRequestChecks } from '../../../src/contract/data-request.ts';
import { fieldTitles, type LabelName } from '../../../src/contract/field-titles.ts';
import { careerPageChecks } from '../../../src/contract/job-application.ts';
import { jobPostingChecks } from '../../../src/contract/job-posting.ts';
import { quotationChecks } from '../../../src/contract/quotation.ts';
import type { SubmissionKind } from '../../../src/contract/submission.ts';
import { test } from '../../environment/app.ts';
import { makePdf, refusedFiles } from '../../factories/files/resumes.ts';
import {
  createJobOpening,
  makeApplication,
  makeContact,
  makeDataRequest,
  makePosting,
  makeQuotation,
} from '../../factories/rows.ts';
import { countStored, type DetailsTable, findStored } from '../../factories/stored.ts';
import { originOf } from '../doors.ts';
import { encodePlain, fieldValue, postPlain, wordsOf } from '../plain-post.ts';

interface Form {
  make(): Record<string, string>;
  checks: readonly Check<string, LabelName>[];
  prefix: string;
  table: DetailsTable;
}

const forms: Record<SubmissionKind, Form> = {
  contact: { make: makeContact, checks: contactPageChecks, prefix: 'CB', table: 'contact_requests' },
  quotation: { make: makeQuotation, checks: quotationChecks, prefix: 'QT', table: 'quotation_requests' },
  application: { make: makeApplication, checks: careerPageChecks, prefix: 'JA', table: 'job_applications' },
  posting: { make: makePosting, checks: jobPostingChecks, prefix: 'JP', table: 'job_openings' },
  'data-request': { make: makeDataRequest, checks: dataRequestChecks, prefix: 'DR', table: 'data_requests' },
};
const names = Object.keys(forms) as SubmissionKind[];

const FAILURE = 'Oops something went wrong Please try again later';
const resume = (bytes = makePdf(), name = 'cv.pdf') => new File([new Uint8Array(bytes)], name);

/** The address of the redirect, and the reference in it. */
function receivedOf({ statusCode, headers, body }: Awaited<ReturnType<typeof postPlain>>) {
  expect(statusCode, body).toBe(303);
  const location = String(headers.location);
  const reference = /^\/received\/([A-Z]{2}-[0-9A-Z]{6})-[0-9A-Z]{16}#receipt$/.exec(location)?.[1];
  expect(reference, location).toBeDefined();
  return { location, reference: reference ?? '' };
}

describe('a form without scripts', () => {
  test.for(names)('stores the input and redirects to its reference: %s', async (name, { server }) => {
    const { make, prefix, table } = forms[name];
    const values = make();
    const { location, reference } = receivedOf(await postPlain(server.app, name, values));
    expect(reference.slice(0, 2)).toBe(prefix);
    const row = await findStored(server.db, table, reference);
    expect(row).toMatchObject({ door: 'site', flags: [] });
    expect(Object.values(row)).toEqual(expect.arrayContaining(Object.values(values)));
    const page = await server.app.inject(location);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('noindex');
    // A reload there is a GET; sending the form again, as after Back, gets the same reference.
    expect(receivedOf(await postPlain(server.app, name, values)).reference).toBe(reference);
  });

  test.for(names)('shows the first failing check and keeps the input: %s', async (name, { server }) => {
    const { make, checks } = forms[name];
    const values: Record<string, string> = make();
    const before = await countStored(server.db);
    for (const { field, label } of checks.toReversed()) {
      values[field] = ' ';
      const answer = await postPlain(server.app, name, values);
      expect(answer.statusCode).toBe(400);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(wordsOf(answer.body)).toContain(` ${fieldTitles[label]} Field is Mandatory`);
      // The form's action leads to the first field that has to be corrected.
      expect(answer.body).toMatch(new RegExp(`<[^>]*(?=[^>]* id="fault")[^>]* name="${field}"`));
      for (const [kept, value] of Object.entries(values))
        expect(fieldValue(answer.body, kept)?.trim(), kept).toBe(value.trim());
    }
    expect(await countStored(server.db)).toBe(before);
  });

  test('requires all ten digits where the page does', async ({ server }) => {
    const short = { mobileNo: '98450' };
    const contact = await postPlain(server.app, 'contact', makeContact(short));
    expect(wordsOf(contact.body)).toContain('Phone No Phone No Number should be 10 digits');
    const quotation = await postPlain(server.app, 'quotation', makeQuotation(short));
    expect(wordsOf(quotation.body)).toContain('Mobile No Mobile No Number should be 10 digits');
    receivedOf(await postPlain(server.app, 'application', makeApplication({ MobileNo: '98450' })));
  });

  test('accepts what its fields would have accepted', async ({ server }) => {
    const typed = makeContact({
      fullName: 'Asha 2 Menon!',
      mobileNo: '+९१ ९८४५०-१२३४५',
      userMessage: 'Two gates.\r\nDay and night.',
    });
    const { reference } = receivedOf(await postPlain(server.app, 'contact', typed));
    expect(await findStored(server.db, 'contact_requests', reference)).toMatchObject({
      full_name: 'Asha  Menon',
      mobile_no: '9845012345',
      user_message: 'Two gates.\nDay and night.',
    });
  });

  test('shows any input as text', async ({ server }) => {
    const hostile = `"><script>alert('x')</script>&amp;</textarea>$& `;
    const values = makeContact({ companyName: hostile, userMessage: `\n${hostile}`, emailId: '' });
    const { body } = await postPlain(server.app, 'contact', values);
    expect(body).not.toContain('<script>alert');
    expect(fieldValue(body, 'companyName')).toBe(hostile);
    expect(fieldValue(body, 'userMessage')).toBe(`\n${hostile}`);
  });

  test('with a filled trap field is stored and flagged', async ({ server }) => {
    const robot = { ...makeContact(), website: 'https://spam.example.com' };
    const { reference } = receivedOf(await postPlain(server.app, 'contact', robot));
    expect((await findStored(server.db, 'contact_requests', reference)).flags).toContain('trap-filled');
  });
});

describe('an application without scripts', () => {
  test('includes its resume and its job', async ({ server }) => {
    const jid = await createJobOpening(server.db);
    const file = makePdf();
    const values = { ...makeApplication({ JobId: jid }), file: resume(file, 'Résumé of Asha.pdf') };
    const { reference } = receivedOf(await postPlain(server.app, 'application', values));
    const row = await findStored(server.db, 'job_applications', reference);
    expect(row).toMatchObject({ job_id_text: jid, flags: [] });
    expect(row.job_opening_id).not.toBeNull();
    expect(Buffer.from(await server.resumes.getBytes(String(row.resume_id)))).toEqual(file);
  });

  test('that fails a check asks to choose the file again', async ({ server }) => {
    const values = { ...makeApplication({ FullName: '' }), file: resume() };
    const answer = await postPlain(server.app, 'application', values);
    expect(wordsOf(answer.body)).toMatch(/ Full Name Field is Mandatory The resume has to be chosen again/);
    const { file: _, ...without } = values;
    expect(wordsOf((await postPlain(server.app, 'application', without)).body)).not.toMatch(/chosen again/);
  });

  test.for([
    ['by its name', () => resume(makePdf(), 'cv.exe')],
    ['by its bytes', () => resume(refusedFiles['a web page']?.(), 'cv.pdf')],
  ] as const)(
    'with a file of another kind, %s, says so and keeps the input',
    async ([, make], { server }) => {
      const before = await countStored(server.db);
      const values = makeApplication();
      const answer = await postPlain(server.app, 'application', { ...values, file: make() });
      expect(answer.statusCode).toBe(400);
      expect(wordsOf(answer.body)).toContain(`${FAILURE} Resume: must be a pdf, doc or docx document.`);
      expect(wordsOf(answer.body)).toContain('chosen again');
      for (const [name, value] of Object.entries(values)) expect(fieldValue(answer.body, name)).toBe(value);
      expect(await countStored(server.db)).toBe(before);
    },
  );

  test('with a file over 5 MB, sent completely, says so and keeps the input', async ({ server }) => {
    const values = makeApplication();
    const file = resume(makePdf(5.1 * 1024 * 1024));
    const { payload, type } = await encodePlain('application', { ...values, file });
    const answer = await fetch(`${await originOf(server.app)}/career`, {
      method: 'POST',
      body: new Uint8Array(payload),
      headers: { 'content-type': type, 'sec-fetch-site': 'same-origin' },
    });
    expect(answer.status).toBe(413);
    const html = await answer.text();
    expect(wordsOf(html)).toContain(`${FAILURE} Resume: must be at most 5 MB.`);
    expect(fieldValue(html, 'FullName')).toBe(values.FullName);
  });
});
