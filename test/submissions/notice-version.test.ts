import { describe, expect } from 'vitest';
import { plainFormPaths } from '../../src/contract/posted-form.ts';
import { currentNotice, privacyNotices } from '../../src/contract/privacy-notice.ts';
import { callSite, postLegacy } from '../doors/doors.ts';
import { postPlain } from '../doors/plain-post.ts';
import { test } from '../environment/app.ts';
import {
  makeApplication,
  makeContact,
  makeDataRequest,
  makePosting,
  makeQuotation,
} from '../factories/rows.ts';
import { type DetailsTable, findStored, receiptOf } from '../factories/stored.ts';

interface Form {
  plain: keyof typeof plainFormPaths;
  procedure: string;
  legacy?: string;
  table: DetailsTable;
  make(): Record<string, string>;
}

const forms: Form[] = [
  {
    plain: 'contact',
    procedure: 'contact.submit',
    legacy: '/Master/SubmitUserRequest',
    table: 'contact_requests',
    make: makeContact,
  },
  {
    plain: 'quotation',
    procedure: 'quotation.submit',
    legacy: '/Master/SubmitQuotationRequest',
    table: 'quotation_requests',
    make: makeQuotation,
  },
  {
    plain: 'application',
    procedure: 'jobApplication.submit',
    legacy: '/Master/SubmitJobAplicationDetails',
    table: 'job_applications',
    make: makeApplication,
  },
  {
    plain: 'posting',
    procedure: 'jobPosting.submit',
    legacy: '/Master/SubmitJobDetails',
    table: 'job_openings',
    make: makePosting,
  },
  {
    plain: 'data-request',
    procedure: 'dataRequest.submit',
    table: 'data_requests',
    make: makeDataRequest,
  },
];

const asMultipart = (values: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  return form;
};

describe.for(forms)('a submission of the $plain form', ({ plain, procedure, table, make }) => {
  const send = (values: Record<string, string>) => (plain === 'application' ? asMultipart(values) : values);

  test('keeps the version of the notice that its form showed', async ({ server }) => {
    const { app, db } = server;
    for (const [sent, kept] of [
      ['1', '1'],
      [currentNotice.version, currentNotice.version],
      // Without a known version the submission gets the one shown at that time.
      ['17', currentNotice.version],
      [undefined, currentNotice.version],
    ] as const) {
      const values = { ...make(), ...(sent !== undefined && { noticeVersion: sent }) };
      const { reference } = receiptOf(await callSite(app, procedure, send(values)));
      expect(await findStored(db, table, reference)).toMatchObject({ notice_version: kept });
    }
  });

  test('keeps it by a plain post, too', async ({ server }) => {
    const answer = await postPlain(server.app, plain, { ...make(), noticeVersion: '1' });
    expect(answer.statusCode).toBe(303);
    const reference = /[A-Z]{2}-\w{6}/.exec(String(answer.headers.location))?.[0] ?? '';
    expect(await findStored(server.db, table, reference)).toMatchObject({ notice_version: '1' });
  });

  test('is the same one whichever version it names', async ({ server }) => {
    const values = make();
    const first = receiptOf(await callSite(server.app, procedure, send({ ...values, noticeVersion: '1' })));
    const again = receiptOf(await callSite(server.app, procedure, send({ ...values, noticeVersion: '2' })));
    expect(again).toEqual(first);
  });

  test('shows the version and its short notice on its page', async ({ server }) => {
    const { body } = await server.app.inject(plainFormPaths[plain]);
    expect(body).toMatch(
      new RegExp(
        `<input(?=[^>]*type="hidden")(?=[^>]*name="noticeVersion")[^>]*value="${currentNotice.version}"`,
      ),
    );
    expect(body).toContain('Privacy notice</a>');
  });
});

const byLegacy = forms.flatMap(({ legacy, ...form }) => (legacy === undefined ? [] : [{ ...form, legacy }]));

test.for(byLegacy)(
  'a $plain by the legacy door has the current version',
  async ({ legacy, table, make }, { server }) => {
    const { app, db } = server;
    const { reference } = receiptOf(await postLegacy(app, legacy, { ...make(), noticeVersion: '1' }));
    expect(await findStored(db, table, reference)).toMatchObject({ notice_version: currentNotice.version });
  },
);

test('every version’s text can be read by everybody', async ({ server }) => {
  for (const { file } of privacyNotices) {
    const { statusCode, headers } = await server.app.inject(file);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  }
});
