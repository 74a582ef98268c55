import { describe, expect } from 'vitest';
import { test } from './app.ts';
import { callSite, postLegacy } from './doors.ts';
import { makeContact } from './factories.ts';

const PATH = '/Master/SubmitUserRequest';

describe('a contact request by the legacy door', () => {
  test('is stored and answered by one sentence that ends in its reference', async ({ server }) => {
    const contact = makeContact();
    const response = await postLegacy(server.app, PATH, contact);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
    const reference = /(CB-[0-9A-HJKMNP-TV-Z]{6})$/.exec(response.body)?.[1];
    const row = await server.db
      .selectFrom('submissions')
      .innerJoin('contact_requests', 'contact_requests.submission_id', 'submissions.id')
      .selectAll()
      .where('reference', '=', reference ?? '')
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      kind: 'contact',
      door: 'legacy',
      full_name: contact.fullName,
      email_id: contact.emailId,
      mobile_no: contact.mobileNo,
      company_name: contact.companyName,
      user_message: contact.userMessage,
    });
  });
});

describe('a contact request by the site', () => {
  test('is stored and answered by the same sentence', async ({ server }) => {
    const contact = makeContact();
    const response = await callSite(server.app, 'contact.submit', contact);
    expect(response.statusCode).toBe(200);
    const { reference, message } = response.json().result.data;
    expect(message).toMatch(new RegExp(`${reference}$`));
    expect(await postLegacy(server.app, PATH, contact)).toMatchObject({ body: message });
  });
});
