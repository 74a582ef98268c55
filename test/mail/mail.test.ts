import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { createSiteHolder } from '../../server/content/site-holder.ts';
import { sampleIdentity } from '../../src/content/identity.ts';
import { sampleLetters } from '../../src/content/letters.ts';
import { callSite, postLegacy } from '../doors/doors.ts';
import { ROOM, test } from '../environment/outbox.ts';
import { header } from '../environment/smtp.ts';
import { makeSite } from '../factories/published-site.ts';
import { makeApplication, makeContact, makePosting, makeQuotation } from '../factories/rows.ts';
import { receiptOf } from '../factories/stored.ts';
import { listMails, submitContact } from './mails-of.ts';

describe('a submission', () => {
  test('is stored with a notice and a confirmation, once', async ({ server, smtp }) => {
    expect(smtp.received).toEqual([]);
    const values = makeContact();
    const { reference } = receiptOf(await callSite(server.app, 'contact.submit', values));
    await callSite(server.app, 'contact.submit', values);
    expect(await listMails(server, reference)).toMatchObject([
      { role: 'notice', recipient: null, status: 'queued', attempts: 0 },
      { role: 'confirmation', recipient: 'asha@example.com', status: 'queued', attempts: 0 },
    ]);
    const { rows } = await sql`select from mails`.execute(server.db);
    expect(rows).toHaveLength(2);
  });

  test('has a notice alone, without a Reply-To, if its address is none', async ({ server, smtp, send }) => {
    const addresses = [
      ...[
        'asha',
        'asha@example',
        'asha@@example.com',
        'asha@example.com, else@example.com',
        '<asha@example.com>',
      ],
      ...[
        'asha@example.com\nBcc: else@example.com',
        'a sha@example.com',
        'asha@[127.0.0.1]',
        'asha@127.0.0.1',
      ],
      ...['.asha@example.com', 'आशा.@example.com', 'आशा@उदाहरण'],
    ];
    for (const emailId of addresses) {
      const reference = await submitContact(server, { emailId });
      expect(await listMails(server, reference), emailId).toMatchObject([{ role: 'notice' }]);
    }
    expect(await send()).toEqual({ sent: addresses.length, failed: 0, parked: 0 });
    for (const { envelope, replyTo } of smtp.received) {
      expect(envelope.to).toEqual(['sales@guardhouse.example']);
      expect(replyTo).toBeUndefined();
    }
  });

  test('reaches an address in any script', async ({ server, smtp, send }) => {
    await submitContact(server, { emailId: 'उपयोगकर्ता@उदाहरण.भारत' });
    expect(await send()).toEqual({ sent: 2, failed: 0, parked: 0 });
    expect(smtp.received.map(({ envelope }) => envelope.to)).toContainEqual(['उपयोगकर्ता@उदाहरण.भारत']);
  });

  test('is flagged where the mail server takes no such address', async ({ server, smtp, send }) => {
    smtp.behave('ascii only');
    const reference = await submitContact(server, { emailId: 'उपयोगकर्ता@उदाहरण.भारत' });
    expect(await send()).toEqual({ sent: 1, failed: 0, parked: 1 });
    expect((await listMails(server, reference)).map(({ status }) => status)).toEqual(['sent', 'parked']);
    const { rows } = await sql`select flag from submission_flags join submissions s on s.id = submission_id
      where reference = ${reference}`.execute(server.db);
    expect(rows).toEqual([{ flag: 'odd-email' }]);
    expect(smtp.received.map(({ replyTo }) => replyTo)).toEqual([undefined]);
    // A domain has a spelling that each server takes.
    await submitContact(server, { emailId: 'asha@उदाहरण.भारत' });
    expect(await send()).toEqual({ sent: 2, failed: 0, parked: 0 });
    expect(smtp.received.map(({ raw }) => raw).join()).toContain('To: asha@xn--p1b6ci4b4b3a.xn--h2brj9c');
  });

  test.for([
    ['a filled trap', { website: 'https://example.com' }],
    ['a form filled in too fast', { filledInMs: 300 }],
  ] as const)('with %s has its mails held', async ([, signals], { server, smtp, send }) => {
    const answer = await callSite(server.app, 'contact.submit', { ...makeContact(), ...signals });
    const { reference } = receiptOf(answer);
    expect((await listMails(server, reference)).map(({ status }) => status)).toEqual(['held', 'held']);
    expect(await send()).toEqual({ sent: 0, failed: 0, parked: 0 });
    expect(smtp.received).toEqual([]);
  });

  test('that is erased has its mails deleted as well', async ({ server, smtp, send }) => {
    const reference = await submitContact(server);
    await send();
    expect(smtp.received).toHaveLength(2);
    await server.db.deleteFrom('submissions').where('reference', '=', reference).execute();
    const { rows } = await sql`select from mails union all select from mail_attempts`.execute(server.db);
    expect(rows).toEqual([]);
  });
});

describe('the mails', () => {
  test('about a contact give the staff everything', async ({ server, smtp, send }) => {
    const userMessage = 'Two gates:\r\n\r\n- day\r\n- <b>night</b> & Sundays';
    const reference = await submitContact(server, { fullName: 'आशा Menon', userMessage });
    expect(await send()).toEqual({ sent: 2, failed: 0, parked: 0 });
    const [notice, confirmation] = smtp.received.toSorted((a, b) =>
      a.envelope.to.join() > b.envelope.to.join() ? -1 : 1,
    );
    if (notice === undefined || confirmation === undefined) throw new Error('a mail is missing');

    for (const mail of [notice, confirmation]) {
      expect(mail.from).toMatchObject(ROOM.from);
      expect(mail.envelope.from).toBe(ROOM.from.address);
      expect(mail.subject).toContain(reference);
      expect(mail.text).toContain(reference);
      expect(mail.html).toContain(reference);
      expect(mail.html).not.toMatch(/<(script|img|link|style)|https?:/);
      expect(header(mail, 'auto-submitted')).toBe('auto-generated');
      expect(header(mail, 'message-id')).toMatch(/^<[0-9a-f-]{36}@guardhouse\.example>$/);
      for (const line of mail.text?.split('\n') ?? []) expect(line.length).toBeLessThanOrEqual(200);
    }
    expect(notice.envelope.to).toEqual(['sales@guardhouse.example']);
    expect(notice.replyTo).toMatchObject([{ name: 'आशा Menon', address: 'asha@example.com' }]);
    for (const value of ['आशा Menon', 'EXAMPLE MILLS', '9845012345', 'asha@example.com', '> - day'])
      expect(notice.text).toContain(value);
    expect(notice.html).toContain('- &lt;b&gt;night&lt;/b&gt; &amp; Sundays');
    expect(confirmation.envelope.to).toEqual(['asha@example.com']);
    expect(confirmation.text).toContain('आशा Menon');
    // A stranger's text is not mailed to the address that the stranger enters.
    expect(`${confirmation.text}${confirmation.html}`).not.toMatch(/gates|EXAMPLE MILLS|9845012345/);
  });

  test('address nobody by what is no name', async ({ server, smtp, send }) => {
    const names = ['Win www.example.com now', 'Win http://example.com', 'x'.repeat(100), '<b>Asha</b>'];
    for (const fullName of names) await submitContact(server, { fullName });
    await send();
    const sent = smtp.received.filter(({ envelope }) => envelope.to[0] === 'asha@example.com');
    expect(sent).toHaveLength(names.length);
    for (const { text, html, subject } of sent)
      for (const name of names) expect(`${text}${html}${subject}`).not.toContain(name.slice(0, 60));
  });

  test('about the other forms go to the responsible team', async ({ server, smtp, send }) => {
    const { app } = server;
    const quotation = receiptOf(await postLegacy(app, '/Master/SubmitQuotationRequest', makeQuotation()));
    const application = receiptOf(
      await postLegacy(
        app,
        '/Master/SubmitJobAplicationDetails',
        makeApplication({ Position: 'Head guard' }),
      ),
    );
    const posting = receiptOf(await postLegacy(app, '/Master/SubmitJobDetails', makePosting()));
    expect(await send()).toEqual({ sent: 5, failed: 0, parked: 0 });
    const recipients = (reference: string) =>
      smtp.received
        .filter(({ subject }) => subject?.includes(reference))
        .map(({ envelope }) => envelope.to)
        .sort();
    expect(recipients(quotation.reference)).toEqual([['ravi@example.com'], ['sales@guardhouse.example']]);
    expect(recipients(application.reference)).toEqual([
      ['applicant@example.com'],
      ['careers@guardhouse.example', 'second@guardhouse.example'],
    ]);
    expect(recipients(posting.reference)).toEqual([
      ['careers@guardhouse.example', 'second@guardhouse.example'],
    ]);
    const notice = smtp.received.find(({ subject }) => subject?.includes('Head guard'));
    expect(notice?.text).toContain('10th pass');
  });

  test('have the words that are published when they are sent', async ({ server, smtp, send }) => {
    await submitContact(server);
    const identity = {
      ...sampleIdentity,
      name: 'Lotus Guards & Co',
      shortName: 'Lotus',
      enquiryEmail: 'ask@lotus.example',
    };
    const contact = { ...sampleLetters.contact, title: 'Call back', thanks: '{companyShort} thanks you.' };
    const details = { ...sampleLetters.details, organisation: 'Firm' };
    const site = makeSite({ identity, letters: { ...sampleLetters, contact, details } });
    expect((await send(smtp, createSiteHolder(site))).sent).toBe(2);
    const [confirmation, notice] = smtp.received.toSorted((a, b) =>
      a.envelope.to.join() < b.envelope.to.join() ? -1 : 1,
    );
    expect(confirmation?.text).toContain('Lotus thanks you.');
    expect(confirmation?.replyTo).toMatchObject([{ name: identity.name, address: identity.enquiryEmail }]);
    expect(confirmation?.html).toContain('Lotus Guards &amp; Co');
    expect(notice?.subject).toMatch(/^CB-\w{6}: Call back – /);
    expect(notice?.text).toMatch(/^Firm: +EXAMPLE MILLS$/m);
    for (const mail of smtp.received)
      expect(`${mail.text}${mail.html}`).not.toContain(sampleIdentity.shortName);
  });

  test('repeat what a visitor wrote as it was written', async ({ server, smtp, send }) => {
    const companyName = String.raw`{reference} \u0041 \x41 it's '{q}' #`;
    await submitContact(server, { fullName: 'Asha', companyName });
    await send();
    const notice = smtp.received.find(({ envelope }) => envelope.to[0] === 'sales@guardhouse.example');
    expect(notice?.subject).toMatch(/ – Asha, .+$/);
    expect(notice?.subject?.endsWith(companyName)).toBe(true);
    expect(notice?.text).toContain(companyName);
  });

  test('have no header that a visitor has injected', async ({ server, smtp, send }) => {
    const evil = 'Asha\r\nBcc: else@example.com\r\n\r\nBuy this\u2028Cc: else@example.com';
    await submitContact(server, {
      fullName: evil,
      companyName: `${evil}\r\n.\r\nRCPT TO:<else@example.com>`,
    });
    expect((await send()).sent).toBe(2);
    for (const mail of smtp.received) {
      expect(mail.cc).toBeUndefined();
      expect(mail.bcc).toBeUndefined();
      expect(mail.raw.slice(0, mail.raw.indexOf('\r\n\r\n'))).not.toMatch(/^(bcc|cc):/im);
      expect(mail.envelope.to).toHaveLength(1);
      expect(['sales@guardhouse.example', 'asha@example.com']).toContain(mail.envelope.to[0]);
    }
  });
});
