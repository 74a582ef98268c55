import { describe, expect } from 'vitest';
import { languageOf } from '../../src/languages.ts';
import { callSite } from '../doors/doors.ts';
import { postPlain } from '../doors/plain-post.ts';
import { test } from '../environment/outbox.ts';
import { header, type ReceivedMail } from '../environment/smtp.ts';
import { forms, sendable } from '../factories/forms.ts';
import { makeContact, makeDataRequest } from '../factories/rows.ts';
import { receiptOf } from '../factories/stored.ts';

const IN_HINDI = { 'content-language': 'hi-IN' };

/** A visitor's mail has only one recipient, who is none of the company's. */
const toVisitors = (mails: readonly ReceivedMail[]) =>
  mails.filter(({ envelope }) => envelope.to.every((to) => to.endsWith('@example.com')));

/** Two English words in a row, apart from names, which are the same in every language. */
const englishIn = (text: string) =>
  text
    .replaceAll(/Guardhouse Security & Facility Services|ASHA MENON|Ravi Kumar/g, '')
    .match(/[A-Za-z]{2,}[ ,]+[A-Za-z]{2,}/g) ?? [];

describe('the mail to a visitor', () => {
  test.for(forms.filter(({ plain }) => plain !== 'posting'))(
    'who sent the $plain form in Hindi is in Hindi',
    async ({ plain, procedure, make }, { server, smtp, send }) => {
      const { reference } = receiptOf(
        await callSite(server.app, procedure, sendable(plain, make()), IN_HINDI),
      );
      await send();
      const [mail] = toVisitors(smtp.received);
      if (mail === undefined) throw new Error('no mail');
      expect(header(mail, 'content-language')).toBe('hi-IN');
      expect(mail.html).toContain('<html lang="hi-IN">');
      expect(mail.subject).toMatch(new RegExp(`^\\p{Script=Devanagari}.* \\(${reference}\\)$`, 'u'));
      expect(mail.text).toContain(`आपकी संदर्भ संख्या ${reference} है`);
      expect(englishIn(mail.text ?? '')).toEqual([]);
      const today = new Intl.DateTimeFormat('hi-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
      expect(mail.text).toMatch(
        new RegExp(`${today.format(new Date())} को \\d\\d:\\d\\d बजे \\(भारतीय समय\\)`),
      );
      // Only encoded words in the headers: no server has to know SMTPUTF8.
      const head = mail.raw.slice(0, mail.raw.indexOf('\r\n\r\n'));
      expect(head).toMatch(/^Subject: =\?UTF-8\?/m);
      expect(head).toMatch(/^[\x20-\x7e\r\n\t]*$/);
    },
  );

  test('who asked for data leads to the Hindi page', async ({ server, smtp, send }) => {
    const { app } = server;
    await postPlain(app, 'data-request', makeDataRequest(), undefined, languageOf('hi-IN'));
    await send();
    const link = /https:\/\/guardhouse\.example(\/\S+)/.exec(toVisitors(smtp.received)[0]?.text ?? '')?.[1];
    expect(link).toMatch(/^\/hi\/confirm\/[\w-]{43}$/);
    const page = await app.inject(link ?? '');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<html lang="hi-IN"');
    expect((await app.inject({ method: 'POST', url: link ?? '' })).statusCode).toBe(200);
  });

  test('who sent a form in English is in English', async ({ server, smtp, send }) => {
    await callSite(server.app, 'contact.submit', makeContact());
    await callSite(server.app, 'dataRequest.submit', makeDataRequest());
    await send();
    for (const mail of toVisitors(smtp.received)) {
      expect(header(mail, 'content-language')).toBe('en-IN');
      expect(mail.text).toMatch(/Received: +\d+ \w{3} \d{4}, \d+:\d\d [ap]m IST/);
      expect(mail.text).not.toContain('/hi/');
    }
    expect(toVisitors(smtp.received)).toHaveLength(2);
  });
});

test('the staff read in English of a Hindi submission', async ({ server, smtp, send }) => {
  const { reference } = receiptOf(await callSite(server.app, 'contact.submit', makeContact(), IN_HINDI));
  await send();
  const notice = smtp.received.find(({ envelope }) => envelope.to[0] === 'sales@guardhouse.example');
  if (notice === undefined) throw new Error('no notice');
  expect(header(notice, 'content-language')).toBe('en-IN');
  expect(notice.subject).toMatch(new RegExp(`^${reference}: Call-back request – `));
  expect(notice.text).toMatch(/^Language: +Hindi$/m);
  expect(notice.text).not.toMatch(/\p{Script=Devanagari}/u);
});

test('a name keeps its letters in the mails, whatever their length', async ({ server, smtp, send }) => {
  // A joiner and a non-joiner, and a nukta in one character, which is stored as two.
  const fullName = 'क्\u200dषितिज़ अल्\u200cबम \u095bा';
  const companyName = `${'क्षी'.repeat(45)} 👨‍👩‍👧`;
  await callSite(server.app, 'contact.submit', makeContact({ fullName, companyName }), IN_HINDI);
  expect(await send()).toEqual({ sent: 2, failed: 0, parked: 0 });
  const notice = smtp.received.find(({ envelope }) => envelope.to[0] === 'sales@guardhouse.example');
  const kept = fullName.normalize('NFC');
  expect(notice?.replyTo).toMatchObject([{ name: kept, address: 'asha@example.com' }]);
  expect(notice?.text).toContain(kept);
  expect(notice?.text).toContain(companyName);
  // The subject is cut, but not within a letter.
  expect(notice?.subject).toMatch(/ – .+, (क्षी)+…$/);
  expect(toVisitors(smtp.received)[0]?.text).toContain(`नमस्ते ${kept},`);
});
