import { sql } from 'kysely';
import { describe, expect, onTestFinished } from 'vitest';
import { sweepResumes } from '../../../server/files/resume-store.ts';
import { repeatErasures } from '../../../server/privacy/erasure/repeat.ts';
import { takeInAll } from '../../../server/staff/inbox/inbox-intake.ts';
import { currentNotice } from '../../../src/contract/privacy-notice.ts';
import { callSite, postLegacy, siteHeaders } from '../../doors/doors.ts';
import { test as base, claimStores, type TestServer } from '../../environment/app.ts';
import { makeApplicationForm } from '../../factories/application-form.ts';
import { converse } from '../../factories/conversation.ts';
import { makePdf } from '../../factories/files/resumes.ts';
import { makeContact, makeDataRequest, makeQuotation } from '../../factories/rows.ts';
import {
  createMember,
  ok,
  openBrowser,
  type SignedInMember,
  type StaffBrowser,
} from '../../factories/staff.ts';
import { findStored, receiptOf } from '../../factories/stored.ts';
import { submit } from '../../factories/submit.ts';
import { unzip } from './unzip.ts';

const ASHA = 'asha@example.com';
const ERASE = { who: ASHA, verification: 'question' };

/** A test with an owner in an empty database, and a submission of each kind from Asha, among others'. */
const test = base.extend<{ owner: SignedInMember; asha: Asha }>({
  owner: [async ({ server }, use) => use(await createMember(server, 'owner')), { scope: 'file' }],
  asha: async ({ server }, use) => {
    await server.db.deleteFrom('submissions').execute();
    await server.db.deleteFrom('resumes').execute();
    await use(await sendAll(server));
  },
});

interface Asha {
  contact: string;
  quotation: string;
  application: string;
  request: string;
  resumeId: string;
  resume: Buffer;
  /** The submissions of somebody else. */
  others: string[];
}

async function apply({ app }: TestServer, changes: object, resume: Buffer, name: string): Promise<string> {
  const form = makeApplicationForm(changes, resume, name);
  return receiptOf(await postLegacy(app, '/Master/SubmitJobAplicationDetails', form)).reference;
}

async function sendAll(server: TestServer): Promise<Asha> {
  const { app, db } = server;
  const legacy = async (path: string, values: object) =>
    receiptOf(await postLegacy(app, path, { ...values })).reference;
  const phone = { mobileNo: '9800000001' };
  const contact = await legacy(
    '/Master/SubmitUserRequest',
    makeContact({ emailId: 'Asha@Example.com', ...phone }),
  );
  const quotation = await legacy(
    '/Master/SubmitQuotationRequest',
    makeQuotation({ emailId: ASHA, ...phone }),
  );
  const resume = makePdf(2_000);
  const application = await apply(
    server,
    { EmailId: ASHA, MobileNo: '9800000001' },
    resume,
    'asha menon.pdf',
  );
  const request = receiptOf(
    await callSite(app, 'dataRequest.submit', makeDataRequest({ contact: ` ${ASHA.toUpperCase()}` })),
  ).reference;
  const others = [
    await legacy(
      '/Master/SubmitUserRequest',
      makeContact({ fullName: 'RAVI', emailId: `not-${ASHA}`, mobileNo: '9811111111' }),
    ),
    await apply(server, { EmailId: 'ravi@example.com', MobileNo: '9822222222' }, makePdf(1_000), 'ravi.pdf'),
  ];
  const { resume_id } = await db
    .selectFrom('job_applications')
    .innerJoin('submissions', 'submissions.id', 'submission_id')
    .select('resume_id')
    .where('reference', '=', application)
    .executeTakeFirstOrThrow();
  return { contact, quotation, application, request, resumeId: resume_id ?? '', resume, others };
}

const find = async (owner: SignedInMember, who: string) => ok(await owner.call('people.find', { who }));
const referencesOf = (person: { entries: { reference: string }[] }) =>
  person.entries.map(({ reference }) => reference);

/** Requests the archive as the staff's page does. */
function askForArchive(
  { app }: TestServer,
  { cookies }: Pick<StaffBrowser, 'cookies'>,
  who: unknown,
  headers = {},
  verification: string | undefined = 'question',
) {
  return app.inject({
    method: 'POST',
    url: '/staff/files/person',
    headers: { ...siteHeaders, cookie: cookieOf({ cookies }), ...headers },
    payload: { who, verification } as object,
  });
}

const cookieOf = ({ cookies }: Pick<StaffBrowser, 'cookies'>) =>
  [siteHeaders.cookie, ...[...cookies].map(([name, value]) => `${name}=${value}`)].join('; ');

describe('a person', () => {
  test('is found by e-mail in any letter case, across all kinds, at once', async ({ owner, asha }) => {
    const person = await find(owner, ` ${ASHA.toUpperCase()} `);
    expect(referencesOf(person)).toEqual([asha.request, asha.application, asha.quotation, asha.contact]);
    expect(person.entries[1]).toMatchObject({ kind: 'application', hasResume: true, status: 'new' });
    expect(person.others).toEqual(['9800000001']);
    expect(await find(owner, 'nobody@example.com')).toEqual({
      entries: [],
      others: [],
      erasedAt: [],
      confirmedBy: null,
    });
  });

  test.for(['9800000001', '+91 98000 00001', '09800000001', '0091-98000-00001', '(98000) 00001'])(
    'is found by phone as %s',
    async (phone, { owner, asha }) => {
      const person = await find(owner, phone);
      expect(referencesOf(person)).toEqual([asha.application, asha.quotation, asha.contact]);
      expect(person.others).toEqual([ASHA]);
    },
  );

  test('is not found by part of a number, nor by an empty search', async ({ owner, asha }) => {
    expect(asha.contact).toBeTruthy();
    expect(referencesOf(await find(owner, '00000001'))).toEqual([]);
    for (const who of ['', '  ', '000', '+ 0 0'])
      expect((await owner.call('people.find', { who })).statusCode).toBe(400);
  });

  test('is in the audit log only as a keyed hash', async ({ server, owner, asha }) => {
    expect(asha.contact).toBeTruthy();
    await find(owner, ASHA);
    await askForArchive(server, owner, ASHA);
    const { rows } = await sql<{ line: string }>`select staff_audit::text as line from staff_audit`.execute(
      server.db,
    );
    const all = rows.map(({ line }) => line).join('\n');
    expect(all).toMatch(/person looked up/);
    expect(all).toMatch(/person exported/);
    expect(all.toLowerCase()).not.toMatch(/asha|9800000001/);
    const { lines } = ok(await owner.ask('auditLog.search', { action: 'person looked up' }));
    expect(lines[0].subject).toMatch(/^person-[0-9a-f]{24}$/);
  });
});

async function reject(owner: SignedInMember, reference: string, reason: string): Promise<void> {
  const { stages } = ok(await owner.ask('hiringStages.list'));
  const { id } = stages.find(({ kind }: { kind: string }) => kind === 'rejected');
  ok(await owner.call('inbox.moveToStage', { items: [{ reference, version: 1 }], stage: id, reason }));
}

describe('the archive of a person', () => {
  test('has everything that is stored, and the files unchanged', async ({ server, owner, asha }) => {
    await takeInAll(server.db);
    ok(await owner.call('inbox.addNote', { reference: asha.contact, text: 'Rang back, will visit.' }));
    await reject(owner, asha.application, 'Has no certificate yet.');
    await converse(server, asha.quotation);
    const answer = await askForArchive(server, owner, ASHA);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(/^attachment; filename="person-\d{4}-\d\d-\d\d\.zip"$/),
    });
    const files = await unzip(answer.rawPayload);
    const file = `resumes/${asha.application}-asha menon.pdf`;
    const attached = ['1-offer.pdf', '2-cv.pdf'].map((name) => `attachments/${asha.quotation}-${name}`);
    expect([...files.keys()].sort()).toEqual([...attached, 'data.html', 'data.json', file]);
    expect(files.get(file)).toEqual(asha.resume);
    expect(files.get(attached[1] ?? '')).toHaveLength(makePdf().length);
    const data = JSON.parse(files.get('data.json')?.toString() ?? '');
    expect(data.map(({ reference }: { reference: string }) => reference)).toEqual([
      asha.contact,
      asha.quotation,
      asha.application,
      asha.request,
    ]);
    expect(data[0]).toMatchObject({
      kind: 'contact',
      noticeVersion: currentNotice.version,
      locale: 'en-IN',
      details: { full_name: 'ASHA MENON', email_id: 'Asha@Example.com', mobile_no: '9800000001' },
      history: [expect.objectContaining({ what: 'note', text: 'Rang back, will visit.' })],
      mails: [
        expect.objectContaining({ mail: 'notice' }),
        expect.objectContaining({ mail: 'confirmation', to: 'Asha@Example.com' }),
      ],
    });
    expect(data[2]).toMatchObject({
      stage: { name: 'Rejected', reason: 'Has no certificate yet.' },
      history: [{ what: 'stage', text: 'Rejected', reason: 'Has no certificate yet.' }],
    });
    expect(data[0].stage).toBeNull();
    expect(data[1].messages).toMatchObject([
      { direction: 'sent', text: 'Monday?', files: [{ name: 'offer.pdf', stored: { file: attached[0] } }] },
      { direction: 'received', text: 'Yes.', files: [{ name: 'cv.pdf', stored: { file: attached[1] } }] },
    ]);
    expect(data[2].resume).toMatchObject({ originalName: 'asha menon.pdf', size: 2_000, file });
    expect(JSON.stringify(data)).not.toMatch(/ravi@|ravi.pdf|9811111111/i);
    const page = files.get('data.html')?.toString() ?? '';
    for (const words of ['Rang back, will visit.', 'Has no certificate yet.', 'Monday?', 'ASHA MENON'])
      expect(page).toContain(words);
    for (const path of [file, ...attached])
      expect(page).toContain(`href="${path.split('/').map(encodeURIComponent).join('/')}"`);
    expect(page).not.toMatch(/ravi@|ravi.pdf|9811111111|A owner/i);
  });

  test('has a page to read whose words stay words, and which loads nothing', async ({ server, owner }) => {
    const hostile = {
      fullName: '<script>alert(1)</script>',
      companyName: `\u202Egnihton ${'x'.repeat(9_000)}`.slice(0, 100),
      emailId: 'hostile@example.com',
    };
    await submit(server, 'contact', makeContact(hostile));
    const files = await unzip((await askForArchive(server, owner, hostile.emailId)).rawPayload);
    const page = files.get('data.html')?.toString() ?? '';
    expect(page).not.toContain('<script');
    expect(page).toContain('&lt;script>');
    expect(page).toContain(`default-src 'none'`);
    expect(page).not.toMatch(/src=|https?:/);
  });

  test('describes an infected file without including it', async ({ server, owner, asha }) => {
    await server.db
      .updateTable('resumes')
      .set({ scan_state: 'infected' })
      .where('id', '=', asha.resumeId)
      .execute();
    const files = await unzip((await askForArchive(server, owner, ASHA)).rawPayload);
    expect([...files.keys()]).toEqual(['data.html', 'data.json']);
    const data = JSON.parse(files.get('data.json')?.toString() ?? '');
    expect(data[2].resume).toMatchObject({ scan: 'infected', file: null });
  });

  test('is only for the owner, and only from our own pages', async ({ server, owner, asha }) => {
    expect(asha.contact).toBeTruthy();
    for (const role of ['sales', 'recruiter', 'editor'] as const)
      expect((await askForArchive(server, await createMember(server, role), ASHA)).statusCode).toBe(403);
    expect((await askForArchive(server, openBrowser(server), ASHA)).statusCode).toBe(401);
    expect((await askForArchive(server, owner, ASHA, { 'x-xsrf-token': 'x' })).statusCode).toBe(403);
    for (const who of [undefined, 1, '', { a: 1 }])
      expect((await askForArchive(server, owner, who)).statusCode).toBe(400);
    const asked = await server.app.inject('/staff/files/person?who=asha');
    expect(asked.headers['content-type']).not.toBe('application/zip');
  });
});

describe('an erasure', () => {
  const all = ({ contact, quotation, application, request }: Asha) => [
    contact,
    quotation,
    application,
    request,
  ];

  test('removes everything of the person, and nothing of anybody else', async ({ server, owner, asha }) => {
    const { db, resumes } = server;
    await takeInAll(db);
    ok(await owner.call('inbox.addNote', { reference: asha.contact, text: `Asha Menon, ${ASHA}` }));
    await reject(owner, asha.application, 'Asha Menon has no certificate.');
    // By the address, another address, the number, the name and a reference; in the filter, or only in the view's name.
    const views = {
      'By mail': 'search=Asha%40Example.com&kind=contact',
      'By her number': 'search=%2B91+98000-00001',
      'By her name': 'search=menon+asha',
      'By reference': `search=${asha.quotation.toLowerCase()}`,
      'Asha Menon, urgent': 'status=new',
      'Call 98000 00001': 'kind=contact',
      [`About ${asha.application}`]: 'kind=application',
      [`Write to ${ASHA}`]: 'kind=quotation',
      // Those of somebody else, and of nobody.
      Ravi: 'search=ravi',
      'Asha Nagar, Pune': 'search=asha+nagar',
      'New contacts': 'status=new&kind=contact',
      'A number': 'search=9811111111',
    };
    for (const [name, query] of Object.entries(views))
      ok(await owner.call('savedViews.save', { name, query: query.replaceAll(' ', '+') }));
    const done = ok(await owner.call('people.erase', { ...ERASE, references: all(asha) }));
    const kept = ok(await owner.ask('savedViews.list'));
    expect(kept.map(({ name }: { name: string }) => name)).toEqual([
      ...['Ravi', 'Asha Nagar, Pune', 'New contacts', 'A number'],
    ]);
    expect(done).toEqual({ submissions: 4, resumes: 1, quotations: 0, attachments: 0, mails: 8 });
    const everything = await dump(db);
    for (const trace of ['asha menon', ASHA, '9800000001', asha.resumeId])
      expect(everything.toLowerCase().replaceAll(`not-${ASHA}`, ''), trace).not.toContain(trace);
    expect(await resumes.exists(asha.resumeId)).toBe(false);
    const left = await db.selectFrom('submissions').select('reference').orderBy('id').execute();
    // The fact of the request, and the day of its answer, stay.
    expect(left.map(({ reference }) => reference)).toEqual([asha.request, ...asha.others]);
    const [resume] = await db.selectFrom('resumes').select('id').execute();
    expect(await resumes.exists(resume?.id ?? '')).toBe(true);
    const [request] = ok(await owner.call('dataRequests.list', { state: 'done' })).requests;
    expect(request).toMatchObject({ reference: asha.request, name: '', contact: '', details: '' });

    const { lines } = ok(await owner.ask('auditLog.search', { action: 'person erased' }));
    expect(lines[0]).toMatchObject({
      detail: 'identity: question; submissions 4, resumes 1, mails 8',
      member: { id: owner.id },
    });
    const again = await find(owner, ASHA);
    expect(again).toMatchObject({ entries: [], erasedAt: [lines[0].at] });
    // The same text is now a new submission, not a repeat of the erased one.
    const { rows } = await sql`select from recent_submissions where reference = any(${all(asha)})`.execute(
      db,
    );
    expect(rows).toHaveLength(0);
  });

  test('is refused completely when something has been added or removed since', async ({
    server,
    owner,
    asha,
  }) => {
    const { app, db } = server;
    const before = await dump(db);
    for (const references of [all(asha).slice(1), [...all(asha), asha.others[0]], ['CB-000000']])
      expect((await owner.call('people.erase', { ...ERASE, references })).statusCode).toBe(400);
    const late = receiptOf(
      await postLegacy(app, '/Master/SubmitUserRequest', makeContact({ emailId: ASHA })),
    );
    expect((await owner.call('people.erase', { ...ERASE, references: all(asha) })).statusCode).toBe(400);
    expect((await dump(db)).length).toBeGreaterThan(before.length);
    ok(await owner.call('people.erase', { ...ERASE, references: [...all(asha), late.reference] }));
  });

  test('is rolled back completely when its audit line cannot be written', async ({ server, owner, asha }) => {
    const { db, resumes } = server;
    await sql`alter table staff_audit add constraint no_erasure check (action <> 'person erased') not valid`.execute(
      db,
    );
    onTestFinished(async () => {
      await sql`alter table staff_audit drop constraint no_erasure`.execute(db);
    });
    expect((await owner.call('people.erase', { ...ERASE, references: all(asha) })).statusCode).toBe(500);
    expect(referencesOf(await find(owner, ASHA))).toHaveLength(4);
    expect(await resumes.exists(asha.resumeId)).toBe(true);
  });

  test('also removes a file that a sweep has moved aside', async ({ server, owner, asha }) => {
    const { resumes } = server;
    await resumes.move(asha.resumeId, `removed/${asha.resumeId}`);
    ok(await owner.call('people.erase', { ...ERASE, references: all(asha) }));
    expect(await resumes.exists(`removed/${asha.resumeId}`)).toBe(false);
  });

  test('leaves its files to the sweep when the store is unavailable', async ({ server, owner, asha }) => {
    const { db, resumes } = server;
    const { delete: remove } = resumes;
    resumes.delete = () => Promise.reject(new Error('the store is away'));
    onTestFinished(() => {
      resumes.delete = remove;
    });
    ok(await owner.call('people.erase', { ...ERASE, references: all(asha) }));
    expect(await resumes.exists(asha.resumeId)).toBe(true);
    resumes.delete = remove;
    await claimStores(server);
    await sweepResumes(db, resumes, 0, { isConfirmed: true });
    for (const key of [asha.resumeId, `removed/${asha.resumeId}`])
      expect(await resumes.exists(key)).toBe(false);
  });

  test('is repeated over a database that has the person again', async ({ server, owner, asha }) => {
    const { db, resumes } = server;
    // The rows that a backup would bring back.
    const again = [asha.contact, asha.application];
    const known = again.map((reference) => ({ reference, erased_at: new Date() }));
    expect(await repeatErasures(db, resumes, known, console)).toBe(2);
    expect(referencesOf(await find(owner, ASHA))).toEqual([asha.request, asha.quotation]);
    expect(await resumes.exists(asha.resumeId)).toBe(false);
    expect(await repeatErasures(db, resumes, known, console)).toBe(0);
    // A reference assigned again after the erasure belongs to another person.
    const early = [{ reference: asha.quotation, erased_at: new Date(Date.now() - 60_000) }];
    expect(await repeatErasures(db, resumes, early, console)).toBe(0);
  });
});

/** Every row of every table except the log, the staff's own, and the random file names that are to be erased again. */
describe('the requester', () => {
  const confirm = ({ db }: TestServer, reference: string) =>
    sql`
      update data_requests set confirmed_at = now(), confirmed_from = '203.0.113.7'
      where submission_id = (select id from submissions where reference = ${reference})`.execute(db);
  const details = async ({ db }: TestServer, action: string) =>
    (
      await db
        .selectFrom('staff_audit')
        .select('detail')
        .where('action', '=', action)
        .orderBy('id', 'desc')
        .execute()
    ).map(({ detail }) => detail);

  test('has to be verified before an export or an erasure, and the log says how', async ({
    server,
    owner,
    asha,
  }) => {
    const references = [asha.contact, asha.quotation, asha.application, asha.request];
    expect(await find(owner, ASHA)).toMatchObject({ confirmedBy: null });
    // An answer that is not among the choices is refused.
    for (const verification of ['', 'on good faith', 'a note about asha@example.com'])
      expect((await askForArchive(server, owner, ASHA, {}, verification)).statusCode).toBe(400);
    const before = (await details(server, 'person exported')).length;
    const exported = await server.app.inject({
      method: 'POST',
      url: '/staff/files/person',
      headers: { ...siteHeaders, cookie: cookieOf(owner) },
      payload: { who: ASHA },
    });
    expect(exported.statusCode).toBe(400);
    expect(await details(server, 'person exported')).toHaveLength(before);
    const erasing = await owner.call('people.erase', { who: ASHA, references });
    expect(erasing.statusCode).toBe(400);
    expect(erasing.json().error.data.faults[0].field).toBe('verification');
    expect(referencesOf(await find(owner, ASHA))).toHaveLength(4);

    expect((await askForArchive(server, owner, ASHA, {}, 'call-back')).statusCode).toBe(200);
    expect((await details(server, 'person exported'))[0]).toMatch(/^identity: call-back; application 1, /);
    ok(await owner.call('people.erase', { who: ASHA, references, verification: 'in-person' }));
    expect((await details(server, 'person erased'))[0]).toMatch(/^identity: in-person; submissions 4, /);
  });

  test('counts as verified by an open, confirmed request, and by no other', async ({
    server,
    owner,
    asha,
  }) => {
    const { app } = server;
    const references = [asha.contact, asha.quotation, asha.application, asha.request];
    const someoneElses = receiptOf(
      await callSite(app, 'dataRequest.submit', makeDataRequest({ contact: `not-${ASHA}` })),
    ).reference;
    await confirm(server, someoneElses);
    expect(await find(owner, ASHA)).toMatchObject({ confirmedBy: null });
    await confirm(server, asha.request);
    expect(await find(owner, ASHA)).toMatchObject({ confirmedBy: asha.request });
    // That request is answered: the next action needs a request, or a reason, of its own.
    ok(await owner.call('dataRequests.setState', { reference: asha.request, state: 'done' }));
    expect(await find(owner, ASHA)).toMatchObject({ confirmedBy: null });
    expect((await owner.call('people.erase', { who: ASHA, references })).statusCode).toBe(400);
    ok(await owner.call('dataRequests.setState', { reference: asha.request, state: 'open' }));
    // The address was confirmed, but not the number that somebody entered beside it elsewhere.
    expect(await find(owner, '9800000001')).toMatchObject({ confirmedBy: null });

    const answer = await server.app.inject({
      method: 'POST',
      url: '/staff/files/person',
      headers: { ...siteHeaders, cookie: cookieOf(owner) },
      payload: { who: ASHA },
    });
    expect(answer.statusCode).toBe(200);
    expect((await details(server, 'person exported'))[0]).toMatch(
      new RegExp(`^identity: ${asha.request} confirmed by mail; `),
    );
    const data = JSON.parse((await unzip(answer.rawPayload)).get('data.json')?.toString() ?? '');
    expect(data[3].details).toMatchObject({
      confirmed_at: expect.stringMatching(/^\d{4}-/),
      confirmed_from: '203.0.113.7',
    });
    ok(await owner.call('people.erase', { who: ASHA, references }));
    expect((await details(server, 'person erased'))[0]).toMatch(
      new RegExp(`^identity: ${asha.request} confirmed by mail; submissions 4, `),
    );
  });

  test('leaves after an erasure only the day of the confirmation, without network and link', async ({
    server,
    owner,
    asha,
  }) => {
    const { db } = server;
    const references = [asha.contact, asha.quotation, asha.application, asha.request];
    await sql`
      insert into data_request_links (token_hash, submission_id)
      select '\\x01', id from submissions where reference = ${asha.request}`.execute(db);
    await confirm(server, asha.request);
    ok(await owner.call('people.erase', { who: ASHA, references }));
    expect(await db.selectFrom('data_request_links').select('submission_id').execute()).toEqual([]);
    const row = await findStored(db, 'data_requests', asha.request);
    expect(row).toMatchObject({ contact: '', confirmed_from: '', confirmed_at: expect.any(Date) });
  });
});

/** Every row of every table except the log and the staff's own. */
async function dump(db: TestServer['db']): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      and (relname not like 'staff_%' or relname = 'staff_views') and relname not like 'kysely%' and relname <> 'resumes_to_erase'`.execute(
    db,
  );
  const rows = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows: found } = await sql<{ row: string }>`
        select ${sql.table(name)}::text as row from ${sql.table(name)}`.execute(db);
      return found.map(({ row }) => `${name} ${row}`).join('\n');
    }),
  );
  return rows.join('\n');
}
