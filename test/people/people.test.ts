import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { currentNotice } from '../../src/contract/privacy-notice.ts';
import { callSite, siteHeaders } from '../doors/doors.ts';
import type { TestServer } from '../environment/app.ts';
import { converse } from '../factories/conversation.ts';
import { makePdf } from '../factories/files/resumes.ts';
import { makeDataRequest } from '../factories/rows.ts';
import { ok, type StaffBrowser } from '../factories/staff.ts';
import { findStored, receiptOf } from '../factories/stored.ts';
import { ASHA, findPerson, PHONE, referencesOf, reject, test } from './asha.ts';
import { unzip } from './unzip.ts';

/** Requests the archive as the staff's page does. */
const askForArchive = (
  member: StaffBrowser,
  who: unknown = ASHA,
  verification: string | undefined = 'question',
) => member.post('/staff/files/person', { who, verification });

describe('a person', () => {
  test('is found by e-mail and phone in any notation, across all kinds', async ({ owner, asha }) => {
    const person = await findPerson(owner, ` ${ASHA.toUpperCase()} `);
    expect(referencesOf(person)).toEqual(asha.all.toReversed());
    expect(person.entries[1]).toMatchObject({ kind: 'application', hasResume: true, status: 'new' });
    expect(person.others).toEqual([PHONE]);
    const nobody = { entries: [], others: [], erasedAt: [], confirmedBy: null };
    expect(await findPerson(owner, 'nobody@example.com')).toEqual(nobody);
    for (const phone of [PHONE, '+91 98000 00001', '09800000001', '0091-98000-00001', '(98000) 00001']) {
      const found = await findPerson(owner, phone);
      expect(referencesOf(found), phone).toEqual([asha.application, asha.quotation, asha.contact]);
      expect(found.others).toEqual([ASHA]);
    }
    // Not by part of a number, nor by an empty search.
    expect(referencesOf(await findPerson(owner, '00000001'))).toEqual([]);
    for (const who of ['', '  ', '000', '+ 0 0'])
      expect((await owner.call('people.find', { who })).statusCode).toBe(400);
  });

  test('is in the audit log only as a keyed hash', async ({ server, owner, asha }) => {
    await findPerson(owner, ASHA);
    expect((await askForArchive(owner)).statusCode).toBe(200);
    expect(asha.all).toHaveLength(4);
    const { rows } = await sql`select staff_audit::text as line from staff_audit`.execute(server.db);
    const all = JSON.stringify(rows);
    expect(all).toMatch(/person looked up/);
    expect(all).toMatch(/person exported/);
    expect(all.toLowerCase()).not.toMatch(/asha|9800000001/);
    const { lines } = ok(await owner.ask('auditLog.search', { action: 'person looked up' }));
    expect(lines[0].subject).toMatch(/^person-[0-9a-f]{24}$/);
  });
});

describe('the archive of a person', () => {
  test('has everything that is stored, and the files unchanged', async ({ server, owner, asha }) => {
    ok(await owner.call('inbox.addNote', { reference: asha.contact, text: 'Rang back, will visit.' }));
    const reason = 'Has no certificate yet.';
    await reject(owner, asha.application, reason);
    const items = [{ reference: asha.application, version: 2 }];
    ok(await owner.call('inbox.noteCity', { items, city: 'Ichalkaranji' }));
    await converse(server, asha.quotation);
    const answer = await askForArchive(owner);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(/^attachment; filename="person-\d{4}-\d\d-\d\d\.zip"$/),
    });
    const files = await unzip(answer.rawPayload);
    const file = `resumes/${asha.application}-asha menon.pdf`;
    const [offer = '', cv = ''] = ['1-offer.pdf', '2-cv.pdf'].map(
      (name) => `attachments/${asha.quotation}-${name}`,
    );
    expect([...files.keys()].sort()).toEqual([offer, cv, 'data.html', 'data.json', file]);
    expect(files.get(file)).toEqual(asha.resume);
    expect(files.get(cv)).toHaveLength(makePdf().length);
    const data = JSON.parse(String(files.get('data.json')));
    expect(referencesOf({ entries: data })).toEqual(asha.all);
    const [contact, quotation, application] = data;
    expect(contact).toMatchObject({ kind: 'contact', noticeVersion: currentNotice.version, locale: 'en-IN' });
    expect(contact).toMatchObject({
      stage: null,
      details: { full_name: 'ASHA MENON', email_id: 'Asha@Example.com', mobile_no: PHONE },
      history: [{ what: 'note', text: 'Rang back, will visit.' }],
      mails: [{ mail: 'notice' }, { mail: 'confirmation', to: 'Asha@Example.com' }],
    });
    expect(quotation.messages).toMatchObject([
      { direction: 'sent', text: 'Monday?', files: [{ name: 'offer.pdf', stored: { file: offer } }] },
      { direction: 'received', text: 'Yes.', files: [{ name: 'cv.pdf', stored: { file: cv } }] },
    ]);
    expect(application).toMatchObject({
      stage: { name: 'Rejected', reason },
      details: { city: 'Ichalkaranji' },
      history: [
        { what: 'stage', text: 'Rejected', reason },
        { what: 'city', text: 'Ichalkaranji' },
      ],
      resume: { originalName: 'asha menon.pdf', size: 2_000, file },
    });
    const page = String(files.get('data.html'));
    for (const words of ['Rang back, will visit.', reason, 'Monday?', 'ASHA MENON', 'Ichalkaranji'])
      expect(page).toContain(words);
    for (const path of [file, offer, cv])
      expect(page).toContain(`href="${path.split('/').map(encodeURIComponent).join('/')}"`);
    expect(`${JSON.stringify(data)} ${page}`).not.toMatch(/ravi@|ravi.pdf|9811111111/i);
    expect(page).not.toContain('A owner');

    // An infected file is described without being included.
    await server.db
      .updateTable('resumes')
      .set({ scan_state: 'infected' })
      .where('id', '=', asha.resumeId)
      .execute();
    const without = await unzip((await askForArchive(owner)).rawPayload);
    expect(without.has(file)).toBe(false);
    const described = JSON.parse(String(without.get('data.json')))[2].resume;
    expect(described).toMatchObject({ scan: 'infected', file: null });
  });

  test('is asked for from our own pages alone', async ({ server, owner, asha }) => {
    const jar = [...owner.cookies].map(([name, value]) => `${name}=${value}`);
    const forged = await server.app.inject({
      method: 'POST',
      url: '/staff/files/person',
      headers: { ...siteHeaders, cookie: [siteHeaders.cookie, ...jar].join('; '), 'x-xsrf-token': 'x' },
      payload: { who: ASHA, verification: 'question' },
    });
    expect([asha.all.length, forged.statusCode]).toEqual([4, 403]);
    for (const who of [null, 1, '', { a: 1 }]) expect((await askForArchive(owner, who)).statusCode).toBe(400);
    const asked = await owner.get('/staff/files/person?who=asha');
    expect(asked.headers['content-type']).not.toBe('application/zip');
  });
});

describe('the requester', () => {
  const confirm = ({ db }: TestServer, reference: string) =>
    sql`
      update data_requests set confirmed_at = now(), confirmed_from = '203.0.113.7'
      where submission_id = (select id from submissions where reference = ${reference})`.execute(db);
  const details = async ({ db }: TestServer, action: string) => {
    const { rows } = await sql<{ detail: string }>`
      select detail from staff_audit where action = ${action} order by id desc`.execute(db);
    return rows.map(({ detail }) => detail);
  };

  test('has to be verified before anything, and the log says how', async ({ server, owner, asha }) => {
    const references = asha.all;
    expect(await findPerson(owner, ASHA)).toMatchObject({ confirmedBy: null });
    const before = (await details(server, 'person exported')).length;
    // An answer that is not among the choices is refused.
    for (const verification of ['', 'on good faith', 'a note about asha@example.com'])
      expect((await askForArchive(owner, ASHA, verification)).statusCode).toBe(400);
    expect((await owner.post('/staff/files/person', { who: ASHA })).statusCode).toBe(400);
    expect(await details(server, 'person exported')).toHaveLength(before);
    const erasing = await owner.call('people.erase', { who: ASHA, references });
    expect(erasing.statusCode).toBe(400);
    expect(erasing.json().error.data.faults[0].field).toBe('verification');
    expect(referencesOf(await findPerson(owner, ASHA))).toHaveLength(4);

    expect((await askForArchive(owner, ASHA, 'call-back')).statusCode).toBe(200);
    expect((await details(server, 'person exported'))[0]).toMatch(/^identity: call-back; application 1, /);
    ok(await owner.call('people.erase', { who: ASHA, references, verification: 'in-person' }));
    expect((await details(server, 'person erased'))[0]).toMatch(/^identity: in-person; submissions 4, /);
  });

  test('counts as verified by an open, confirmed request, and by no other', async ({
    server,
    owner,
    asha,
  }) => {
    const { request, all: references } = asha;
    const confirmedBy = async (who = ASHA) => (await findPerson(owner, who)).confirmedBy;
    const asked = makeDataRequest({ contact: `not-${ASHA}` });
    await confirm(server, receiptOf(await callSite(server.app, 'dataRequest.submit', asked)).reference);
    expect(await confirmedBy()).toBeNull();
    await confirm(server, request);
    expect(await confirmedBy()).toBe(request);
    // That request is answered: the next action needs a request, or a reason, of its own.
    ok(await owner.call('dataRequests.setState', { reference: request, state: 'done' }));
    expect(await confirmedBy()).toBeNull();
    expect((await owner.call('people.erase', { who: ASHA, references })).statusCode).toBe(400);
    ok(await owner.call('dataRequests.setState', { reference: request, state: 'open' }));
    // The address was confirmed, but not the number that somebody entered beside it elsewhere.
    expect(await confirmedBy(PHONE)).toBeNull();

    const answer = await owner.post('/staff/files/person', { who: ASHA });
    expect(answer.statusCode).toBe(200);
    const identity = `identity: ${request} confirmed by mail; `;
    expect((await details(server, 'person exported'))[0]).toContain(identity);
    const data = JSON.parse(String((await unzip(answer.rawPayload)).get('data.json')));
    const confirmed = { confirmed_at: expect.stringMatching(/^\d{4}-/), confirmed_from: '203.0.113.7' };
    expect(data[3].details).toMatchObject(confirmed);
    await sql`
      insert into data_request_links (token_hash, submission_id)
      select '\\x01', id from submissions where reference = ${request}`.execute(server.db);
    ok(await owner.call('people.erase', { who: ASHA, references }));
    expect((await details(server, 'person erased'))[0]).toContain(`${identity}submissions 4, `);
    // Only the day of the confirmation is left, without network and link.
    expect(await server.db.selectFrom('data_request_links').select('submission_id').execute()).toEqual([]);
    const row = await findStored(server.db, 'data_requests', request);
    expect(row).toMatchObject({ contact: '', confirmed_from: '', confirmed_at: expect.any(Date) });
  });
});
