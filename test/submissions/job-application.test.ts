import { describe, expect } from 'vitest';
import { replay } from '../doors/rest/exchange.ts';
import { submitJobAplicationDetails } from '../doors/rest/submit-job-aplication-details.ts';
import { test } from '../environment/app.ts';
import { describeEveryForm, type FormUnderTest, sendForm } from '../factories/every-form.ts';
import { describeFlags, describeOddPhones, describePhone } from '../factories/odd-but-allowed.ts';
import { createJobOpening, makeApplication } from '../factories/rows.ts';
import { findStored, receiptOf } from '../factories/stored.ts';

const application: FormUnderTest<keyof ReturnType<typeof makeApplication>> = {
  path: '/Master/SubmitJobAplicationDetails',
  procedure: 'jobApplication.submit',
  prefix: 'JA',
  table: 'job_applications',
  make: makeApplication,
  columns: {
    JobId: 'job_id_text',
    Position: 'position',
    FullName: 'full_name',
    EmailId: 'email_id',
    MobileNo: 'mobile_no',
    Qualification: 'qualification',
  },
  phoneField: 'MobileNo',
  optionalField: 'JobId',
  sitePosts: 'form data',
};

describe('a job application', () => {
  describeEveryForm(application);
  describePhone(application, { digits: [1, 2, 4, 9, 10] });
  describeOddPhones(application, { '9845': true, '9845012345': false });
  describeFlags(application, { emailField: 'EmailId' });

  describe.for(['legacy', 'site'] as const)('its JobId by the %s door', (door) => {
    const stored = async (
      server: Parameters<typeof sendForm>[0],
      JobId: string | undefined,
    ): Promise<Record<string, unknown>> => {
      const response = await sendForm(server, application, door, { ...makeApplication(), JobId });
      return findStored(server.db, 'job_applications', receiptOf(response).reference);
    };

    test.for(['open', 'closed', 'pending'] as const)(
      'links an opening that is %s',
      async (status, { server }) => {
        const jid = await createJobOpening(server.db, { status });
        const { id } = await server.db
          .selectFrom('job_openings')
          .select('id')
          .where('jid', '=', jid)
          .executeTakeFirstOrThrow();
        expect(await stored(server, jid)).toMatchObject({ job_id_text: jid, job_opening_id: id });
      },
    );

    test.for([
      'Security Guard',
      'JO-999999999999999999999999',
      'JO-',
      '1001',
      "JO-1' or '1'='1",
      'सुरक्षा गार्ड',
    ])('"%s" is stored and links nothing', async (text, { server }) => {
      expect(await stored(server, text)).toMatchObject({ job_id_text: text, job_opening_id: null });
    });

    test.for([undefined, '', '  '])('may be %j', async (text, { server }) => {
      expect(await stored(server, text)).toMatchObject({ job_id_text: '', job_opening_id: null });
    });
  });

  test('is kept when the linked opening is deleted', async ({ server }) => {
    const jid = await createJobOpening(server.db);
    const sent = await sendForm(server, application, 'legacy', makeApplication({ JobId: jid }));
    await server.db.deleteFrom('job_openings').where('jid', '=', jid).execute();
    const row = await findStored(server.db, 'job_applications', receiptOf(sent).reference);
    expect(row).toMatchObject({ job_id_text: jid, job_opening_id: null });
  });
});

describe('recorded calls of SubmitJobAplicationDetails', () => replay(submitJobAplicationDetails));
