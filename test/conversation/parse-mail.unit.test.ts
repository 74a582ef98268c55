import { describe, expect, test } from 'vitest';
import { parseMail } from '../../server/conversation/answers/parse-mail.ts';
import { createMessageId, createToken, tagAddress } from '../../server/conversation/thread-token.ts';
import { growthAtEightfold } from '../environment/processor-time.ts';
import { makeReceivedMail } from '../factories/received-mails.ts';

const token = createToken();
const tagged = tagAddress('replies@guardhouse.example', token);
const parse = (values: Parameters<typeof makeReceivedMail>[0]) => parseMail(makeReceivedMail(values));

describe('a received mail', () => {
  test('is its sender, subject and text', async () => {
    const headers = {
      From: '=?utf-8?B?4KSG4KS24KS+?= <asha@example.com>',
      Subject: '=?utf-8?Q?Re=3A_=E0=A4=A8=E0=A4=AE=E0=A4=B8=E0=A5=8D=E0=A4=A4=E0=A5=87?= (CB-AB12CD)',
      'Message-ID': '<one@mail.example.com>',
    };
    expect(await parse({ headers, text: 'Tuesday at ten.\r\n\r\nक्\u200dषितिज\r\n' })).toEqual({
      messageId: '<one@mail.example.com>',
      nature: 'personal',
      name: 'आशा',
      address: 'asha@example.com',
      subject: 'Re: नमस्ते (CB-AB12CD)',
      text: 'Tuesday at ten.\n\nक्\u200dषितिज',
      isCut: false,
      tokens: [],
      references: ['CB-AB12CD'],
      files: [],
    });
  });

  test.for<[string, Record<string, string>]>([
    ['the address that it was sent to', { To: tagged }],
    ['an address in capitals', { To: `Office <${tagged.toUpperCase()}>` }],
    ['a copy', { Cc: tagged }],
    ['where it was delivered', { 'Delivered-To': tagged }],
    ['what it answers', { 'In-Reply-To': createMessageId(token, 'guardhouse.example') }],
    ['what it refers to', { References: `<other@x> ${createMessageId(token, 'guardhouse.example')}` }],
  ])('names its conversation by %s', async ([, headers]) => {
    expect((await parse({ headers, text: 'Yes.' })).tokens).toEqual([token]);
  });

  test('without a Message-ID has one of its bytes', async () => {
    const raw = makeReceivedMail({ headers: { 'Message-ID': '' }, text: 'Yes.' });
    const { messageId } = await parseMail(raw);
    expect(messageId).toMatch(/^<[0-9a-f]{64}@no-message-id>$/);
    expect((await parseMail(raw)).messageId).toBe(messageId);
    const other = await parse({ headers: { 'Message-ID': '' }, text: 'No.' });
    expect(other.messageId).not.toBe(messageId);
  });

  test('with HTML alone is its text, and nothing of it is run or loaded', async () => {
    const { text } = await parse({
      html:
        '<style>p { color: red }</style><script>alert(1)</script><p>Dear <b>office</b>,</p>' +
        '<p onclick="alert(2)">we come <a href="https://example.com/map">on Tuesday</a>.</p>' +
        '<img src="https://tracker.example/1.gif" alt="">',
    });
    expect(text).toBe('Dear office,\n\nwe come on Tuesday [https://example.com/map].');
  });

  test('in another charset is read, and in an unknown one is still text', async () => {
    const textOf = async (charset: string, body: string | Buffer) =>
      (await parse({ parts: [{ type: `text/plain; charset=${charset}`, body }] })).text;
    expect(await textOf('iso-8859-1', Buffer.from('caf\xe9', 'latin1'))).toBe('café');
    expect(await textOf('x-none', 'Plain.')).toBe('Plain.');
  });

  test('loses what is not text', async () => {
    const { text, name, subject } = await parse({
      headers: { From: '"A\u0007sha" <asha@example.com>', Subject: 'one\r\n two' },
      text: 'a\u0000b\u202Ec\u2066d\ud800\r\n\r\n\r\n\r\n\r\n\r\nend \u0007',
    });
    expect(text).toBe('abcd\ufffd\n\n\nend');
    expect(name).toBe('Asha');
    expect(subject).toBe('one two');
  });
});

describe('a mail of another nature', () => {
  test.for<['automatic' | 'bounce' | 'personal', Record<string, string>]>([
    ['automatic', { 'Auto-Submitted': 'auto-replied' }],
    ['automatic', { 'Auto-Submitted': 'auto-replied (vacation)' }],
    ['personal', { 'Auto-Submitted': 'no' }],
    ['automatic', { Precedence: 'auto_reply' }],
    ['automatic', { 'X-Autoreply': 'yes' }],
    ['automatic', { 'List-Id': 'offers <offers.example.com>' }],
    ['bounce', { From: 'Mail Delivery System <MAILER-DAEMON@mail.example.com>' }],
  ])('is %s with %o', async ([nature, headers]) => {
    expect((await parse({ headers, text: 'Away.' })).nature).toBe(nature);
  });

  test('is a report of a mail of ours that it encloses', async () => {
    const mail = await parse({
      type: 'multipart/report; report-type=delivery-status',
      text: 'The mailbox is full.',
      parts: [
        { type: 'message/delivery-status', body: 'Action: failed\r\nStatus: 5.2.2\r\n' },
        {
          type: 'text/rfc822-headers',
          body: `Subject: Re\r\nMessage-ID: ${createMessageId(token, 'guardhouse.example')}\r\n`,
        },
      ],
    });
    expect(mail).toMatchObject({
      nature: 'bounce',
      tokens: [token],
      text: 'The mailbox is full.',
      files: [],
    });
  });
});

describe('a hostile mail', () => {
  test('that is nested too deeply is its header alone', async () => {
    const parts = Array.from(
      { length: 200 },
      (_, depth) => `Content-Type: multipart/mixed; boundary="b${depth}"\r\n\r\n--b${depth}\r\n`,
    );
    const raw = Buffer.from(`From: asha@example.com\r\nSubject: Deep\r\n${parts.join('')}`);
    expect(await parseMail(raw)).toMatchObject({
      address: 'asha@example.com',
      subject: 'Deep',
      text: '',
      isCut: true,
      files: [],
    });
  });

  test('with an endless header is refused', async () => {
    const raw = Buffer.from(`From: asha@example.com\r\n${'X-Filler: y\r\n'.repeat(25_000)}\r\nHi`);
    await expect(parseMail(raw)).rejects.toThrow();
  });

  test.for([
    ['unclosed tags', '<a '],
    ['unclosed styles', '<style>'],
    ['entities', '&lt;'],
  ])('with HTML of %s takes time in proportion to its length', async ([, tag = '']) => {
    const read = (length: number) => parse({ html: tag.repeat(length / tag.length) });
    expect(await growthAtEightfold(100_000, read)).toBeLessThan(24);
  });

  test.for([' ', '\t', '\n', '\r', '\u00a0', '\u2028'])(
    'of many times %j takes time in proportion to its length',
    async (sign) => {
      const read = (length: number) => parse({ text: `Dear team,${sign.repeat(length)}x` });
      expect(await growthAtEightfold(20_000, read)).toBeLessThan(24);
    },
  );

  test('is cut where it is long, but not for its styles', async () => {
    const { text, isCut } = await parse({ text: 'word '.repeat(20_000) });
    expect([text.length, isCut]).toEqual([20_000, true]);
    // Its text is short, but to read it takes the longer the deeper its elements are.
    expect(await parse({ html: '<div>'.repeat(21_000) })).toMatchObject({ isCut: true });
    const html = `<style>${'x'.repeat(300_000)}</style><p>The end.</p>`;
    expect(await parse({ html })).toMatchObject({ text: 'The end.', isCut: false });
  });

  test('that names many conversations names some, the one that it answers first', async () => {
    const secrets = Array.from({ length: 500 }, createToken);
    const References = secrets.map((secret) => createMessageId(secret, 'x.example')).join(' ');
    const { tokens } = await parse({ headers: { References }, text: 'Hi' });
    expect(tokens).toEqual(secrets.toReversed().slice(0, 20));
  });
});

describe('the files of a mail', () => {
  test('are kept as they are', async () => {
    const { files } = await parse({
      text: 'Here they are.',
      parts: [
        { type: 'application/pdf', name: 'cv.pdf', body: '%PDF-1.4' },
        { type: 'message/rfc822', name: 'other.eml', body: 'Subject: x\r\n\r\nhi' },
      ],
    });
    expect(files.map(({ name }) => name)).toEqual(['cv.pdf', 'other.eml']);
    expect(files[0]?.bytes.toString()).toBe('%PDF-1.4');
  });

  test('are without the marks of a signature, and with the photos in the text', async () => {
    const picture = (id: string, size: number) => ({
      type: `image/png; name=${id}.png`,
      body: Buffer.alloc(size, 1),
      headers: { 'Content-ID': `<${id}>`, 'Content-Disposition': 'inline' },
    });
    const { files } = await parse({
      type: 'multipart/related',
      html: '<p>See <img src="cid:photo"></p><img src="cid:mark">',
      parts: [picture('photo', 40_000), picture('mark', 400)],
    });
    expect(files.map(({ name }) => name)).toEqual(['photo.png']);
  });
});
