import { describe, expect } from 'vitest';
import { postLegacy } from '../doors/doors.ts';
import { replay } from '../doors/rest/exchange.ts';
import { submitJobAplicationDetails } from '../doors/rest/submissions.ts';
import { test } from '../environment/app.ts';
import { makeApplicationForm } from '../factories/application-form.ts';
import { describeEveryForm, type FormUnderTest, sendForm } from '../factories/every-form.ts';
import { makePdf } from '../factories/files/resumes.ts';
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

  test('is not a repeat with another resume', async ({ server }) => {
    const values = { FullName: 'ASHA WITH TWO RESUMES' };
    const send = async (resume: Buffer) =>
      receiptOf(await postLegacy(server.app, application.path, makeApplicationForm(values, resume)))
        .reference;
    const resume = makePdf();
    const first = await send(resume);
    expect(await send(resume)).toBe(first);
    expect(await send(makePdf())).not.toBe(first);
  });

  const stored = async (server: Parameters<typeof sendForm>[0], JobId: string) => {
    const response = await sendForm(server, application, 'legacy', makeApplication({ JobId }));
    return findStored(server.db, 'job_applications', receiptOf(response).reference);
  };

  test.for(['open', 'closed', 'pending'] as const)(
    'links an opening that is %s',
    async (status, { server }) => {
      const jid = await createJobOpening(server.db, { status });
      const opening = server.db.selectFrom('job_openings').select('id').where('jid', '=', jid);
      const { id } = await opening.executeTakeFirstOrThrow();
      const row = await stored(server, jid);
      expect(row).toMatchObject({ job_id_text: jid, job_opening_id: id });
      // It is kept when the opening is deleted.
      await server.db.deleteFrom('job_openings').where('jid', '=', jid).execute();
      const kept = await findStored(server.db, 'job_applications', String(row.reference));
      expect(kept).toMatchObject({ job_id_text: jid, job_opening_id: null });
    },
  );

  test.for(['Security Guard', 'JO-999999999999999999999999', 'JO-', "JO-1' or '1'='1", 'सुरक्षा गार्ड', ''])(
    'with the job "%s" is stored and links nothing',
    async (text, { server }) => {
      expect(await stored(server, text)).toMatchObject({ job_id_text: text, job_opening_id: null });
    },
  );
});

describe('recorded calls of SubmitJobAplicationDetails', () => replay(submitJobAplicationDetails));
