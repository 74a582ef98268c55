import { describe, expect } from 'vitest';
import { plainFormPaths } from '../../src/contract/posted-form.ts';
import { currentNotice, privacyNotices } from '../../src/contract/privacy-notice.ts';
import { RECEIPT_ID } from '../../src/contract/receipt.ts';
import type { SubmissionKind } from '../../src/contract/submission.ts';
import { languageOf } from '../../src/languages.ts';
import { type Answer, callSite, postLegacy } from '../doors/doors.ts';
import { postPlain } from '../doors/plain-post.ts';
import { test } from '../environment/app.ts';
import { forms, sendable } from '../factories/forms.ts';
import { makeContact } from '../factories/rows.ts';
import { findStored, receiptOf } from '../factories/stored.ts';

const hindi = languageOf('hi-IN');
const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' };

/** A field of each form that takes any text. */
const fieldsOfText = {
  contact: { name: 'companyName', column: 'company_name' },
  quotation: { name: 'addresss', column: 'address' },
  application: { name: 'FullName', column: 'full_name' },
  posting: { name: 'discription', column: 'description' },
  'data-request': { name: 'details', column: 'details' },
} satisfies Record<SubmissionKind, { name: string; column: string }>;

const referenceIn = (answer: Answer) => /[A-Z]{2}-\w{6}/.exec(String(answer.headers.location))?.[0] ?? '';

test('an unknown language of a form counts as English', async ({ server: { app, db } }) => {
  for (const [sent, kept] of [
    ['HI-in', 'hi-IN'],
    ['hi-IN, en-IN', 'en-IN'],
    ["'; drop table submissions; --", 'en-IN'],
    [undefined, 'en-IN'],
  ] as const) {
    const headers = sent === undefined ? {} : { 'content-language': sent };
    const { reference } = receiptOf(await callSite(app, 'contact.submit', makeContact(), headers));
    expect(await findStored(db, 'contact_requests', reference), sent).toMatchObject({ locale: kept });
  }
});

describe.for(forms)('a submission of the $plain form', ({ plain, procedure, legacy, table, make }) => {
  test('keeps the language of a plain form', async ({ server: { app, db } }) => {
    const inHindi = await postPlain(app, plain, make(), SAME_ORIGIN, hindi);
    const reference = referenceIn(inHindi);
    expect(inHindi.headers.location).toMatch(
      new RegExp(`^/hi/received/${reference}-[0-9A-Z]{16}#${RECEIPT_ID}$`),
    );
    expect(await findStored(db, table, reference)).toMatchObject({ locale: 'hi-IN' });
    // The address says it, whatever a browser adds.
    const inEnglish = await postPlain(app, plain, make(), { ...SAME_ORIGIN, 'content-language': 'hi-IN' });
    expect(await findStored(db, table, referenceIn(inEnglish))).toMatchObject({ locale: 'en-IN' });
  });

  test('keeps its language, and is a repeat in another one', async ({ server: { app, db } }) => {
    const values = make();
    const inHindi = { 'content-language': 'hi-IN' };
    const first = receiptOf(await callSite(app, procedure, sendable(plain, values), inHindi));
    expect(receiptOf(await callSite(app, procedure, sendable(plain, values)))).toEqual(first);
    expect(await findStored(db, table, first.reference)).toMatchObject({ locale: 'hi-IN' });
  });

  test('of a legacy client is English, whatever the client says', async ({ server: { app, db } }) => {
    if (legacy === undefined) return;
    const answer = await postLegacy(app, legacy, make(), { 'content-language': 'hi-IN' });
    expect(answer.body).toMatch(/^Thank you, we have your .+; your reference is [A-Z]{2}-\w{6}$/);
    expect(await findStored(db, table, receiptOf(answer).reference)).toMatchObject({ locale: 'en-IN' });
  });

  test('is kept with its letters as they are, normalised', async ({ server: { app, db } }) => {
    // Conjuncts, a nukta in one and in two characters, both joiners, and emoji with joiners of their own.
    const typed = 'क्ष त्र श्री \u095bरूरत ज़रूरत क्\u200dष अल्\u200cबम 👩🏽‍🚒 👨‍👩‍👧 é e\u0301';
    const field = fieldsOfText[plain];
    const values = () => ({ ...make(), [field.name]: `${typed} ${Math.random()}` });
    const kept = async (sent: Record<string, string>, reference: string) => {
      const row = await findStored(db, table, reference);
      expect(row[field.column]).toBe(sent[field.name]?.normalize('NFC'));
      expect(row[field.column]).toContain(
        'क्ष त्र श्री ज\u093cरूरत ज\u093cरूरत क्\u200dष अल्\u200cबम 👩🏽‍🚒 👨‍👩‍👧 é é',
      );
    };
    const called = values();
    await kept(called, receiptOf(await callSite(app, procedure, sendable(plain, called))).reference);
    const posted = values();
    await kept(posted, referenceIn(await postPlain(app, plain, posted, SAME_ORIGIN, hindi)));
    if (legacy === undefined) return;
    const sent = values();
    await kept(sent, receiptOf(await postLegacy(app, legacy, sent)).reference);
  });
});

describe('the version of the privacy notice', () => {
  test('that a form showed is kept, and else the current one', async ({ server: { app, db } }) => {
    for (const [noticeVersion, kept] of [
      ['1', '1'],
      [currentNotice.version, currentNotice.version],
      ['17', currentNotice.version],
      [undefined, currentNotice.version],
    ] as const) {
      const values = { ...makeContact(), ...(noticeVersion !== undefined && { noticeVersion }) };
      const { reference } = receiptOf(await callSite(app, 'contact.submit', values));
      expect(await findStored(db, 'contact_requests', reference)).toMatchObject({ notice_version: kept });
    }
  });

  test.for(forms)(
    'is kept of each door by the $plain form, and makes no repeat a new submission',
    async ({ plain, procedure, legacy, table, make }, { server: { app, db } }) => {
      const values = make();
      const send = (noticeVersion: string) =>
        callSite(app, procedure, sendable(plain, { ...values, noticeVersion }));
      const first = receiptOf(await send('1'));
      expect(await findStored(db, table, first.reference)).toMatchObject({ notice_version: '1' });
      expect(receiptOf(await send('2'))).toEqual(first);
      const posted = await postPlain(app, plain, { ...make(), noticeVersion: '1' });
      expect(await findStored(db, table, referenceIn(posted))).toMatchObject({ notice_version: '1' });
      const { body } = await app.inject(plainFormPaths[plain]);
      expect(body).toMatch(
        new RegExp(
          `<input(?=[^>]*type="hidden")(?=[^>]*name="noticeVersion")[^>]*value="${currentNotice.version}"`,
        ),
      );
      expect(body).toContain('Privacy notice</a>');
      if (legacy === undefined) return;
      const { reference } = receiptOf(await postLegacy(app, legacy, { ...make(), noticeVersion: '1' }));
      const row = await findStored(db, table, reference);
      expect(row).toMatchObject({ notice_version: currentNotice.version });
    },
  );

  test('has a text that everybody can read', async ({ server: { app } }) => {
    for (const { file } of privacyNotices) {
      const { statusCode, headers } = await app.inject(file);
      expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    }
  });
});
