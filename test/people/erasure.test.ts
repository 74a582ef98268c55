import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { repeatErasures } from '../../server/privacy/erasure/repeat.ts';
import { sayErased } from '../../src/contract/staff/people.ts';
import { claimStores, type TestServer } from '../environment/app.ts';
import { makeApplicationForm } from '../factories/application-form.ts';
import { converse } from '../factories/conversation.ts';
import { makePdf } from '../factories/files/resumes.ts';
import { prepareQuotation, sendQuotation } from '../factories/quotations.ts';
import { makeContact, makeQuotation } from '../factories/rows.ts';
import { ok, type SignedInMember } from '../factories/staff.ts';
import { submit } from '../factories/submit.ts';
import { ASHA, findPerson, PHONE, referencesOf, reject, test } from './asha.ts';

const erase = (owner: SignedInMember, references: string[], who = ASHA) =>
  owner.call('people.erase', { who, verification: 'question', references });

/** Every row of every table except the log, the staff's own, and the random file names that are to be erased again. */
async function dump(db: TestServer['db']): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      and (relname not like 'staff_%' or relname = 'staff_views') and relname not like 'kysely%' and relname <> 'resumes_to_erase'`.execute(
    db,
  );
  const all = await Promise.all(
    tables.map(({ name }) => sql`select ${sql.table(name)}::text as row from ${sql.table(name)}`.execute(db)),
  );
  return JSON.stringify(all.map(({ rows }) => rows));
}

describe('an erasure', () => {
  test('removes everything of the person, and nothing of anybody else', async ({ server, owner, asha }) => {
    const { db, resumes } = server;
    ok(await owner.call('inbox.addNote', { reference: asha.contact, text: `Asha Menon, ${ASHA}` }));
    await reject(owner, asha.application, 'Asha Menon has no certificate.');
    const items = [{ reference: asha.application, version: 2 }];
    ok(await owner.call('inbox.noteCity', { items, city: 'Asha Menon Nagar' }));
    // By the address, another address, the number, the name and a reference; in the filter, or only in the view's name.
    const hers = {
      'By mail': 'search=Asha%40Example.com&kind=contact',
      'By her number': 'search=%2B91+98000-00001',
      'By her name': 'search=menon+asha',
      'By reference': `search=${asha.quotation.toLowerCase()}`,
      'Asha Menon, urgent': 'status=new',
      'Call 98000 00001': 'kind=contact',
      [`About ${asha.application}`]: 'kind=application',
      [`Write to ${ASHA}`]: 'kind=quotation',
    };
    const ofOthers = {
      Ravi: 'search=ravi',
      'Asha Nagar, Pune': 'search=asha+nagar',
      'New contacts': 'status=new&kind=contact',
      'A number': 'search=9811111111',
    };
    for (const [name, query] of [...Object.entries(hers), ...Object.entries(ofOthers)])
      ok(await owner.call('savedViews.save', { name, query }));
    const done = ok(await erase(owner, asha.all));
    expect(done).toEqual({ submissions: 4, resumes: 1, quotations: 0, attachments: 0, mails: 8 });
    const kept = ok(await owner.ask('savedViews.list'));
    expect(kept.map(({ name }: { name: string }) => name)).toEqual(Object.keys(ofOthers));
    const everything = (await dump(db)).toLowerCase().replaceAll(`not-${ASHA}`, '');
    for (const trace of ['asha menon', ASHA, PHONE, asha.resumeId]) expect(everything).not.toContain(trace);
    expect(await resumes.exists(asha.resumeId)).toBe(false);
    const left = await db.selectFrom('submissions').select('reference').orderBy('id').execute();
    // The fact of the request, and the day of its answer, stay.
    expect(left.map(({ reference }) => reference)).toEqual([asha.request, ...asha.others]);
    const [resume] = await db.selectFrom('resumes').select('id').execute();
    expect(await resumes.exists(resume?.id ?? '')).toBe(true);
    const [request] = ok(await owner.call('dataRequests.list', { state: 'done' })).requests;
    expect(request).toMatchObject({ reference: asha.request, name: '', contact: '', details: '' });

    const { lines } = ok(await owner.ask('auditLog.search', { action: 'person erased' }));
    const detail = 'identity: question; submissions 4, resumes 1, mails 8';
    expect(lines[0]).toMatchObject({ detail, member: { id: owner.id } });
    expect(await findPerson(owner, ASHA)).toMatchObject({ entries: [], erasedAt: [lines[0].at] });
    // The same text is now a new submission, not a repeat of the erased one.
    const { rows } = await sql`select from recent_submissions where reference = any(${asha.all})`.execute(db);
    expect(rows).toHaveLength(0);
  });

  test('is refused completely when something has changed, or cannot be logged', async ({
    server,
    owner,
    asha,
  }) => {
    const { db, resumes } = server;
    for (const references of [asha.all.slice(1), [...asha.all, asha.others[0] ?? ''], ['CB-000000']])
      expect((await erase(owner, references)).statusCode).toBe(400);
    const late = await submit(server, 'contact', makeContact({ emailId: ASHA }));
    expect((await erase(owner, asha.all)).statusCode).toBe(400);
    await sql`alter table staff_audit add constraint no_erasure check (action <> 'person erased') not valid`.execute(
      db,
    );
    const both = [...asha.all, late];
    expect((await erase(owner, both)).statusCode).toBe(500);
    await sql`alter table staff_audit drop constraint no_erasure`.execute(db);
    expect(referencesOf(await findPerson(owner, ASHA))).toHaveLength(5);
    expect(await resumes.exists(asha.resumeId)).toBe(true);
    // It also removes a file that a sweep has moved aside.
    await resumes.move(asha.resumeId, `removed/${asha.resumeId}`);
    ok(await erase(owner, both));
    expect(await resumes.exists(`removed/${asha.resumeId}`)).toBe(false);
  });

  test('is repeated over a database that has the person again', async ({ server, owner, asha }) => {
    const { db, resumes } = server;
    const repeat = (references: string[], erased_at: Date) =>
      repeatErasures(
        db,
        resumes,
        references.map((reference) => ({ reference, erased_at })),
        console,
      );
    // The rows that a backup would bring back.
    const again = [asha.contact, asha.application];
    expect(await repeat(again, new Date())).toBe(2);
    expect(referencesOf(await findPerson(owner, ASHA))).toEqual([asha.request, asha.quotation]);
    expect(await resumes.exists(asha.resumeId)).toBe(false);
    expect(await repeat(again, new Date())).toBe(0);
    // A reference assigned again after the erasure belongs to another person.
    expect(await repeat([asha.quotation], new Date(Date.now() - 60_000))).toBe(0);
  });

  test('counts each kind of file by what it is', async ({ server, owner }) => {
    await claimStores(server);
    const [emailId, mobileNo] = ['usha@example.com', '9812345671'];
    const request = await submit(server, 'quotation', makeQuotation({ emailId, mobileNo }));
    ok(await sendQuotation(owner, await prepareQuotation(owner, request)));
    const first = ok(await erase(owner, [request], emailId));
    expect(first).toMatchObject({ submissions: 1, resumes: 0, quotations: 1, attachments: 0 });
    const { lines } = ok(await owner.ask('auditLog.search', { action: 'person erased' }));
    expect(lines[0].detail).toBe(`identity: question; submissions 1, quotation PDFs 1, mails ${first.mails}`);

    // An application with a resume, a file that was sent, and one that was received.
    const values = makeApplicationForm({ EmailId: emailId, MobileNo: mobileNo }, makePdf(), 'usha.pdf');
    const application = await submit(server, 'application', values);
    await converse(server, application);
    const second = ok(await erase(owner, [application], emailId));
    expect(second).toMatchObject({ submissions: 1, resumes: 1, quotations: 0, attachments: 2 });
    expect(sayErased(second)).toBe(`submissions 1, resumes 1, attachments 2, mails ${second.mails}`);
  });
});
