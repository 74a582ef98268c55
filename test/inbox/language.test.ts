import { describe, expect } from 'vitest';
import { BYTE_ORDER_MARK } from '../../server/inbox/csv.ts';
import { takeInAll } from '../../server/inbox/inbox-intake.ts';
import { resumePath } from '../../src/contract/staff/resume.ts';
import { languageOf } from '../../src/languages.ts';
import { callSite } from '../doors/doors.ts';
import { postPlain } from '../doors/plain-post.ts';
import type { TestServer } from '../environment/app.ts';
import { makePdf } from '../factories/files/resumes.ts';
import { makeApplication, makeContact, makeDataRequest } from '../factories/rows.ts';
import { ok } from '../factories/staff.ts';
import { receiptOf } from '../factories/stored.ts';
import { list, open, test } from './office.ts';

const IN_HINDI = { 'content-language': 'hi-IN' };

/** A conjunct with a joiner, a nukta in one character, a non-joiner and an emoji of two people. */
const NAME = 'क्\u200dषितिज \u095bैदी';
const MESSAGE = 'अल्\u200cबम और फ़ॉर्म, दो गेट 👩🏽‍🚒 👨‍👩‍👧';

async function sendContact({ app, db }: TestServer, values: Record<string, string>, headers = {}) {
  const { reference } = receiptOf(await callSite(app, 'contact.submit', values, headers));
  await takeInAll(db);
  return reference;
}

describe('what is sent in Hindi', () => {
  test('is listed, filtered, found and exported with every letter', async ({ inbox, owner }) => {
    const values = makeContact({ fullName: NAME, userMessage: MESSAGE, emailId: 'zaidi@example.com' });
    const hindi = await sendContact(inbox, values, IN_HINDI);
    const english = await sendContact(inbox, makeContact());
    const { entries } = ok(await owner.ask('inbox.list', {}));
    expect(entries).toMatchObject([
      { reference: english, locale: 'en-IN' },
      { reference: hindi, locale: 'hi-IN' },
    ]);
    const item = await open(owner, hindi);
    expect(item).toMatchObject({ locale: 'hi-IN', name: NAME.normalize('NFC'), text: MESSAGE });
    expect(await list(owner, { locale: 'hi-IN' })).toEqual([hindi]);
    expect(await list(owner, { locale: 'hi-IN', kind: 'contact', search: 'अल्बम' })).toEqual([hindi]);
    expect((await owner.ask('inbox.list', { locale: 'ta-IN' })).statusCode).toBe(400);
    const searches = 'क्षितिज|क्\u200dषितिज|\u095bैदी|ज\u093cैदी|kshitij|फॉर्म 👩🏽‍🚒|फ़ॉर्म|अल्बम गेट';
    for (const search of searches.split('|')) expect(await list(owner, { search }), search).toEqual([hindi]);

    const { body } = await owner.get('/staff/files/inbox.csv?kind=contact');
    expect(body.startsWith(BYTE_ORDER_MARK)).toBe(true);
    const [titles, ofEnglish, ofHindi] = body.split('\r\n');
    expect(titles).toMatch(/,"Language"$/);
    expect(ofEnglish).toMatch(/"English"$/);
    expect(ofHindi).toContain(`"${NAME.normalize('NFC')}"`);
    expect(ofHindi).toMatch(new RegExp(`"${MESSAGE}","Hindi"$`));
  });

  test('has its language as a request, its file name as a resume', async ({ inbox, owner }) => {
    const request = receiptOf(await callSite(inbox.app, 'dataRequest.submit', makeDataRequest(), IN_HINDI));
    const { requests } = ok(await owner.call('dataRequests.list', {}));
    expect(requests).toMatchObject([{ reference: request.reference, locale: 'hi-IN' }]);
    const name = 'रेज़्यूमे क्\u200dष 👍🏽.pdf';
    const values = { ...makeApplication(), file: new File([new Uint8Array(makePdf())], name) };
    const sent = await postPlain(inbox.app, 'application', values, undefined, languageOf('hi-IN'));
    const reference = /JA-\w{6}/.exec(String(sent.headers.location))?.[0] ?? '';
    await takeInAll(inbox.db);
    expect((await open(owner, reference)).resume.name).toBe(name.normalize('NFC'));
    const { headers } = await owner.get(`${resumePath(reference)}?unscanned=yes`);
    expect(headers['content-disposition']).toContain(
      `filename*=UTF-8''${encodeURIComponent(name.normalize('NFC'))}`,
    );
  });
});
