import { describe, expect } from 'vitest';
import { plainFormPaths } from '../../src/contract/posted-form.ts';
import { currentNotice, privacyNotices } from '../../src/contract/privacy-notice.ts';
import { callSite, postLegacy } from '../doors/doors.ts';
import { postPlain } from '../doors/plain-post.ts';
import { test } from '../environment/app.ts';
import { forms, sendable } from '../factories/forms.ts';
import { findStored, receiptOf } from '../factories/stored.ts';

describe.for(forms)('a submission of the $plain form', ({ plain, procedure, table, make }) => {
  const send = (values: Record<string, string>) => sendable(plain, values);

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

  test('keeps it after a plain POST, too', async ({ server }) => {
    const answer = await postPlain(server.app, plain, { ...make(), noticeVersion: '1' });
    expect(answer.statusCode).toBe(303);
    const reference = /[A-Z]{2}-\w{6}/.exec(String(answer.headers.location))?.[0] ?? '';
    expect(await findStored(server.db, table, reference)).toMatchObject({ notice_version: '1' });
  });

  test('is a repeat even if it names another version', async ({ server }) => {
    const values = make();
    const first = receiptOf(await callSite(server.app, procedure, send({ ...values, noticeVersion: '1' })));
    const again = receiptOf(await callSite(server.app, procedure, send({ ...values, noticeVersion: '2' })));
    expect(again).toEqual(first);
  });

  test('has the version and the short notice on its page', async ({ server }) => {
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
  'a $plain through the legacy door gets the current version',
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
