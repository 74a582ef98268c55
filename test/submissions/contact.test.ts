import { describe, expect } from 'vitest';
import { postLegacy } from '../doors/doors.ts';
import { replay } from '../doors/rest/exchange.ts';
import { submitUserRequest } from '../doors/rest/submissions.ts';
import { test } from '../environment/app.ts';
import { describeEveryForm, type FormUnderTest, sendForm } from '../factories/every-form.ts';
import { describeFlags, describeOddPhones, describePhone } from '../factories/odd-but-allowed.ts';
import { makeContact } from '../factories/rows.ts';
import { receiptOf } from '../factories/stored.ts';

const contact: FormUnderTest<keyof ReturnType<typeof makeContact>> = {
  path: '/Master/SubmitUserRequest',
  procedure: 'contact.submit',
  prefix: 'CB',
  table: 'contact_requests',
  make: makeContact,
  columns: {
    fullName: 'full_name',
    emailId: 'email_id',
    mobileNo: 'mobile_no',
    companyName: 'company_name',
    userMessage: 'user_message',
  },
  longField: 'userMessage',
  phoneField: 'mobileNo',
};

describe('a contact request', () => {
  describeEveryForm(contact);
  describePhone(contact, { digits: [1, 2, 4, 9, 10] });
  describeOddPhones(contact, { '9845': true, '0984501234': true, '6845012345': false, '2227654321': false });
  describeFlags(contact, { emailField: 'emailId' });

  test('keeps the line breaks of its message', async ({ server }) => {
    const userMessage = `Two gates:\r\n\r\n- day\n- night\n\t${Math.random()}`;
    const { reference } = receiptOf(await postLegacy(server.app, contact.path, makeContact({ userMessage })));
    const row = await server.db
      .selectFrom('contact_requests')
      .innerJoin('submissions', 'submissions.id', 'submission_id')
      .select('user_message')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    expect(row.user_message).toBe(userMessage);
  });

  test('is not a repeat of a quotation with the same texts', async ({ server }) => {
    const first = receiptOf(await sendForm(server, contact, 'legacy', makeContact({ userMessage: 'same' })));
    expect(first.reference).toMatch(/^CB-/);
    const posted = await postLegacy(server.app, '/Master/SubmitQuotationRequest', {
      ...makeContact({ userMessage: 'same' }),
      firstName: 'ASHA',
      lastName: 'MENON',
      addresss: 'same',
      state: 'same',
      city: 'same',
      servicesType: 'Drivers',
    });
    expect(receiptOf(posted).reference).toMatch(/^QT-/);
  });
});

describe('recorded calls of SubmitUserRequest', () => replay(submitUserRequest));
