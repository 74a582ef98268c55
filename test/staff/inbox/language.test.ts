import { describe, expect } from 'vitest';
import { BYTE_ORDER_MARK } from '../../../server/staff/inbox/csv.ts';
import { takeInAll } from '../../../server/staff/inbox/inbox-intake.ts';
import { languageOf } from '../../../src/content/languages.ts';
import { resumePath } from '../../../src/contract/staff/resume.ts';
import { callSite } from '../../doors/doors.ts';
import { postPlain } from '../../doors/plain-post.ts';
import { test as base, type TestServer } from '../../environment/app.ts';
import { makePdf } from '../../factories/files/resumes.ts';
import { makeApplication, makeContact, makeDataRequest } from '../../factories/rows.ts';
import { createMember, ok, type SignedInMember } from '../../factories/staff.ts';
import { receiptOf } from '../../factories/stored.ts';

const IN_HINDI = { 'content-language': 'hi-IN' };

/** A conjunct with a joiner, a nukta in one character, a non-joiner and an emoji of two people. */
const NAME = 'क्\u200dषितिज \u095bैदी';
const MESSAGE = 'अल्\u200cबम और फ़ॉर्म, दो गेट 👩🏽‍🚒 👨‍👩‍👧';

const test = base.extend<{ owner: SignedInMember; hindi: string; english: string }>({
  owner: [async ({ server }, use) => use(await createMember(server, 'owner')), { scope: 'file' }],
  hindi: [
    async ({ server }, use) => {
      const values = makeContact({ fullName: NAME, userMessage: MESSAGE, emailId: 'zaidi@example.com' });
      await use(await sendContact(server, values, IN_HINDI));
    },
    { scope: 'file' },
  ],
  english: [async ({ server }, use) => use(await sendContact(server, makeContact())), { scope: 'file' }],
});

async function sendContact({ app, db }: TestServer, values: Record<string, string>, headers = {}) {
  const { reference } = receiptOf(await callSite(app, 'contact.submit', values, headers));
  await takeInAll(db);
  return reference;
}

describe('the staff', () => {
  test('see the language in the list and in the item, and can filter by it', async ({
    owner,
    hindi,
    english,
  }) => {
    const { entries } = ok(await owner.ask('inbox.list', {}));
    const localeOf = (reference: string) =>
      entries.find((entry: { reference: string }) => entry.reference === reference).locale;
    expect([localeOf(hindi), localeOf(english)]).toEqual(['hi-IN', 'en-IN']);
    const item = ok(await owner.call('inbox.open', { reference: hindi }));
    expect(item).toMatchObject({ locale: 'hi-IN', name: NAME.normalize('NFC'), text: MESSAGE });
    for (const filter of [{ locale: 'hi-IN' }, { locale: 'hi-IN', kind: 'contact', search: 'अल्बम' }]) {
      const narrowed = ok(await owner.ask('inbox.list', filter)).entries;
      expect(narrowed.map(({ reference }: { reference: string }) => reference)).toEqual([hindi]);
    }
    expect((await owner.ask('inbox.list', { locale: 'ta-IN' })).statusCode).toBe(400);
  });

  test.for(['क्षितिज', 'क्\u200dषितिज', '\u095bैदी', 'ज\u093cैदी', 'kshitij', 'फॉर्म 👩🏽‍🚒', 'फ़ॉर्म', 'अल्बम गेट'])(
    'find a name and a message by %s',
    async (search, { owner, hindi, english }) => {
      const found = ok(await owner.ask('inbox.list', { search })).entries;
      const references = found.map(({ reference }: { reference: string }) => reference);
      expect(references).toContain(hindi);
      expect(references).not.toContain(english);
    },
  );

  test('get every letter and the language in the table for spreadsheets', async ({
    owner,
    hindi,
    english,
  }) => {
    const { body } = await owner.get('/staff/files/inbox.csv?kind=contact');
    expect(body.startsWith(BYTE_ORDER_MARK)).toBe(true);
    expect(body.split('\r\n')[0]).toMatch(/,"Language"$/);
    const rows = body.split('\r\n');
    const rowOf = (reference: string) => rows.find((row) => row.startsWith(`"${reference}"`));
    expect(rowOf(hindi)).toContain(`"${NAME.normalize('NFC')}"`);
    expect(rowOf(hindi)).toMatch(new RegExp(`"${MESSAGE}","Hindi"$`));
    expect(rowOf(english)).toMatch(/"English"$/);
  });

  test('see the language of a request about personal data', async ({ server, owner }) => {
    const values = makeDataRequest();
    const { reference } = receiptOf(await callSite(server.app, 'dataRequest.submit', values, IN_HINDI));
    const { requests } = ok(await owner.call('dataRequests.list', {}));
    expect(requests).toContainEqual(expect.objectContaining({ reference, locale: 'hi-IN' }));
  });

  test('get a resume under the name that its sender gave it', async ({ server, owner }) => {
    const name = 'रेज़्यूमे क्\u200dष 👍🏽.pdf';
    const file = new File([new Uint8Array(makePdf())], name);
    const sent = await postPlain(
      server.app,
      'application',
      { ...makeApplication(), file },
      undefined,
      languageOf('hi-IN'),
    );
    const reference = /JA-\w{6}/.exec(String(sent.headers.location))?.[0] ?? '';
    await takeInAll(server.db);
    const item = ok(await owner.call('inbox.open', { reference }));
    expect(item.resume.name).toBe(name.normalize('NFC'));
    const { headers } = await owner.get(`${resumePath(reference)}?unscanned=yes`);
    expect(headers['content-disposition']).toContain(
      `filename*=UTF-8''${encodeURIComponent(name.normalize('NFC'))}`,
    );
  });
});
