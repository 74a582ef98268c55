import { describe, expect, test } from 'vitest';
import { parseMail } from '../../../server/staff/conversation/answers/parse-mail.ts';
import { createMessageId, createToken, tagAddress } from '../../../server/staff/conversation/thread-token.ts';
import { timesUnpacking } from '../../environment/processor-time.ts';
import { makeReceivedMail } from '../../factories/received-mails.ts';

const token = createToken();

describe('a received mail', () => {
  test('is its sender, subject and text', async () => {
    const mail = await parseMail(
      makeReceivedMail({
        headers: {
          From: '=?utf-8?B?4KSG4KS24KS+?= <asha@example.com>',
          Subject: '=?utf-8?Q?Re=3A_=E0=A4=A8=E0=A4=AE=E0=A4=B8=E0=A5=8D=E0=A4=A4=E0=A5=87?= (CB-AB12CD)',
          'Message-ID': '<one@mail.example.com>',
        },
        text: 'Tuesday at ten.\r\n\r\nक्\u200dषितिज\r\n',
      }),
    );
    expect(mail).toEqual({
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
    ['the address that it was sent to', { To: tagAddress('replies@guardhouse.example', token) }],
    [
      'an address in capitals',
      { To: `Office <${tagAddress('replies@guardhouse.example', token).toUpperCase()}>` },
    ],
    ['a copy', { Cc: tagAddress('replies@guardhouse.example', token) }],
    ['where it was delivered', { 'Delivered-To': tagAddress('replies@guardhouse.example', token) }],
    ['what it answers', { 'In-Reply-To': createMessageId(token, 'guardhouse.example') }],
    ['what it refers to', { References: `<other@x> ${createMessageId(token, 'guardhouse.example')}` }],
  ])('names its conversation by %s', async ([, headers]) => {
    expect((await parseMail(makeReceivedMail({ headers, text: 'Yes.' }))).tokens).toEqual([token]);
  });

  test('without a Message-ID has one of its bytes', async () => {
    const raw = makeReceivedMail({ headers: { 'Message-ID': '' }, text: 'Yes.' });
    const { messageId } = await parseMail(raw);
    expect(messageId).toMatch(/^<[0-9a-f]{64}@no-message-id>$/);
    expect((await parseMail(raw)).messageId).toBe(messageId);
    const other = await parseMail(makeReceivedMail({ headers: { 'Message-ID': '' }, text: 'No.' }));
    expect(other.messageId).not.toBe(messageId);
  });

  test('with HTML alone is its text, and nothing of it is run or loaded', async () => {
    const { text } = await parseMail(
      makeReceivedMail({
        html:
          '<style>p { color: red }</style><script>alert(1)</script><p>Dear <b>office</b>,</p>' +
          '<p onclick="alert(2)">we come <a href="https://example.com/map">on Tuesday</a>.</p>' +
          '<img src="https://tracker.example/1.gif" alt="">',
      }),
    );
    expect(text).toBe('Dear office,\n\nwe come on Tuesday [https://example.com/map].');
  });

  test('in another charset is read, and in an unknown one is still text', async () => {
    const latin = makeReceivedMail({
      parts: [{ type: 'text/plain; charset=iso-8859-1', body: Buffer.from('caf\xe9', 'latin1') }],
    });
    expect((await parseMail(latin)).text).toBe('café');
    const unknown = makeReceivedMail({ parts: [{ type: 'text/plain; charset=x-none', body: 'Plain.' }] });
    expect((await parseMail(unknown)).text).toBe('Plain.');
  });

  test('loses what is not text', async () => {
    const { text, name, subject } = await parseMail(
      makeReceivedMail({
        headers: { From: '"A\u0007sha" <asha@example.com>', Subject: 'one\r\n two' },
        text: 'a\u0000b\u202Ec\u2066d\ud800\r\n\r\n\r\n\r\n\r\n\r\nend \u0007',
      }),
    );
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
    expect((await parseMail(makeReceivedMail({ headers, text: 'Away.' }))).nature).toBe(nature);
  });

  test('is a report of a mail of ours that it encloses', async () => {
    const mail = await parseMail(
      makeReceivedMail({
        type: 'multipart/report; report-type=delivery-status',
        text: 'The mailbox is full.',
        parts: [
          { type: 'message/delivery-status', body: 'Action: failed\r\nStatus: 5.2.2\r\n' },
          {
            type: 'text/rfc822-headers',
            body: `Subject: Re\r\nMessage-ID: ${createMessageId(token, 'guardhouse.example')}\r\n`,
          },
        ],
      }),
    );
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
      ...{ address: 'asha@example.com', subject: 'Deep', text: '', isCut: true, files: [] },
    });
  });

  test('with an endless header is refused', async () => {
    const raw = Buffer.from(`From: asha@example.com\r\n${'X-Filler: y\r\n'.repeat(60_000)}\r\nHi`);
    await expect(parseMail(raw)).rejects.toThrow();
  });

  test.for<[string, string]>([
    ['elements within each other', '<div>'.repeat(400_000)],
    ['tables within each other', '<table><tr><td>'.repeat(100_000)],
    ['unclosed tags', '<a '.repeat(600_000)],
    ['entities', '&lt;'.repeat(500_000)],
    ['styles', `<style>${'x'.repeat(3_000_000)}</style><p>The end.</p>`],
  ])('with HTML of %s takes no more than a few seconds', async ([what, html]) => {
    const mail = makeReceivedMail({ html });
    expect(await timesUnpacking(() => parseMail(mail))).toBeLessThan(30);
    const { text, isCut } = await parseMail(mail);
    expect(text.length).toBeLessThanOrEqual(20_000);
    if (what === 'styles') expect({ text, isCut }).toEqual({ text: 'The end.', isCut: false });
    else expect(isCut).toBe(true);
  });

  test('of megabytes is cut', async () => {
    const { text, isCut } = await parseMail(makeReceivedMail({ text: 'word '.repeat(2_000_000) }));
    expect(text).toHaveLength(20_000);
    expect(isCut).toBe(true);
  });

  test('that names many conversations names some', async () => {
    const all = Array.from({ length: 500 }, () => createMessageId(createToken(), 'x.example')).join(' ');
    const { tokens } = await parseMail(makeReceivedMail({ headers: { References: all }, text: 'Hi' }));
    expect(tokens).toHaveLength(20);
  });

  test('of arbitrary bytes is read or refused', async () => {
    for (const raw of [Buffer.alloc(0), Buffer.alloc(5_000, 0), Buffer.from('\r\n\r\n'), Buffer.from('\n')])
      await parseMail(raw).catch(() => undefined);
  });
});

describe('the files of a mail', () => {
  test('are kept as they are', async () => {
    const { files } = await parseMail(
      makeReceivedMail({
        text: 'Here they are.',
        parts: [
          { type: 'application/pdf', name: 'cv.pdf', body: '%PDF-1.4' },
          { type: 'message/rfc822', name: 'other.eml', body: 'Subject: x\r\n\r\nhi' },
        ],
      }),
    );
    expect(files.map(({ name }) => name)).toEqual(['cv.pdf', 'other.eml']);
    expect(files[0]?.bytes.toString()).toBe('%PDF-1.4');
  });

  test('are without the marks of a signature, and with the photos in the text', async () => {
    const picture = (id: string, size: number) => ({
      type: `image/png; name=${id}.png`,
      body: Buffer.alloc(size, 1),
      headers: { 'Content-ID': `<${id}>`, 'Content-Disposition': 'inline' },
    });
    const { files } = await parseMail(
      makeReceivedMail({
        type: 'multipart/related',
        html: '<p>See <img src="cid:photo"></p><img src="cid:mark">',
        parts: [picture('photo', 40_000), picture('mark', 400)],
      }),
    );
    expect(files.map(({ name }) => name)).toEqual(['photo.png']);
  });
});
