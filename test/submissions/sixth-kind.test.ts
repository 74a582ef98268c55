import { sql } from 'kysely';
import { expect } from 'vitest';
import { createSiteHolder } from '../../server/content/site-holder.ts';
import { takeInAll } from '../../server/inbox/inbox-intake.ts';
import { createMailTransport } from '../../server/mail/mail-transport.ts';
import { sendDueMails } from '../../server/mail/send-due-mails.ts';
import { createMailWriters } from '../../server/notices/mail-writers.ts';
import { readMetrics } from '../../server/operating/metrics.ts';
import { runDaily } from '../../server/people/retention/daily-retention.ts';
import { repeatErasures } from '../../server/privacy/erasure/repeat.ts';
import { callSite, postLegacy, siteHeaders } from '../doors/doors.ts';
import { test as base, startTestServer, type TestServer } from '../environment/app.ts';
import { ROOM } from '../environment/outbox.ts';
import { startSmtpServer } from '../environment/smtp.ts';
import { makeApplication } from '../factories/rows.ts';
import { createMember, ok, type SignedInMember } from '../factories/staff.ts';
import { receiptOf } from '../factories/stored.ts';
import { unzip } from '../people/unzip.ts';
import { createFeedbackTable, feedbackSite, sixKinds } from './feedback.ts';

const site = createSiteHolder(feedbackSite);
const ASHA = 'asha@example.com';
const makeFeedback = (changes = {}) => ({
  fullName: 'ASHA MENON',
  emailId: ASHA,
  opinion: `The guards are kind. ${Math.random()}`,
  ...changes,
});

/** A server whose only difference is that it was given six kinds, with nothing submitted yet. */
const test = base.extend<{
  house: TestServer;
  empty: TestServer;
  owner: SignedInMember;
  sales: SignedInMember;
  recruiter: SignedInMember;
}>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures that are needed from the pattern
    async ({}, use) => {
      const house = await startTestServer({}, { parts: { submissionKinds: sixKinds, site } });
      await createFeedbackTable(house.db);
      await use(house);
      await house.stop();
    },
    { scope: 'file' },
  ],
  owner: [async ({ house }, use) => use(await createMember(house, 'owner')), { scope: 'file' }],
  sales: [async ({ house }, use) => use(await createMember(house, 'sales')), { scope: 'file' }],
  recruiter: [async ({ house }, use) => use(await createMember(house, 'recruiter')), { scope: 'file' }],
  empty: async ({ house }, use) => {
    await house.db.deleteFrom('submissions').execute();
    await use(house);
  },
});

async function send({ app, db }: TestServer, changes = {}): Promise<string> {
  const answer = await postLegacy(app, '/Master/SubmitFeedback', makeFeedback(changes));
  const { reference } = receiptOf(answer);
  await takeInAll(db, { kinds: sixKinds });
  return reference;
}

const listStored = async ({ db }: TestServer) =>
  db
    .selectFrom('feedback')
    .innerJoin('submissions', 'submissions.id', 'submission_id')
    .select(['reference', 'kind', 'door', 'full_name', 'opinion'])
    .orderBy('submissions.id')
    .execute();

const countOf = async (outcome: string) => {
  const line = new RegExp(
    `^guardhouse_submissions_total\\{kind="feedback",outcome="${outcome}"\\} (\\d+)$`,
    'm',
  );
  return Number(line.exec(await readMetrics())?.[1] ?? 0);
};

test('is accepted by both doors, and counted', async ({ empty }) => {
  const [stored, refused] = [await countOf('stored'), await countOf('refused')];
  const values = makeFeedback();
  const { reference, message } = receiptOf(await postLegacy(empty.app, '/Master/SubmitFeedback', values));
  expect(reference).toMatch(/^FB-[0-9A-HJKMNP-TV-Z]{6}$/);
  expect(message).toBe(`Thank you, we have your opinion; your reference is ${reference}`);
  // The same values through the other door are a repeat.
  expect(receiptOf(await callSite(empty.app, 'feedback.submit', values)).reference).toBe(reference);
  const second = receiptOf(await callSite(empty.app, 'feedback.submit', makeFeedback())).reference;
  expect(await listStored(empty)).toMatchObject([
    { reference, kind: 'feedback', door: 'legacy', full_name: 'ASHA MENON', opinion: values.opinion },
    { reference: second, door: 'site' },
  ]);
  expect((await callSite(empty.app, 'feedback.submit', makeFeedback({ opinion: ' ' }))).statusCode).toBe(400);
  expect((await postLegacy(empty.app, '/Master/SubmitFeedback', {})).json().errors).toHaveLength(3);
  expect(await countOf('stored')).toBe(stored + 2);
  expect(await countOf('refused')).toBe(refused + 2);
});

test('is accepted from its plain form', async ({ empty }) => {
  const answer = await empty.app.inject({
    method: 'POST',
    url: '/feedback',
    payload: new URLSearchParams({ ...makeFeedback({ fullName: 'RAVI' }), website: '' }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
  });
  expect(answer.statusCode).toBe(303);
  const [stored] = await listStored(empty);
  expect(stored).toMatchObject({ door: 'site', full_name: 'RAVI' });
  expect(answer.headers.location).toContain(`/received/${stored?.reference}-`);
});

test('is in the inbox and its CSV, for its role alone', async ({ empty, owner, sales, recruiter }) => {
  const opinion = `Quite content, ${Math.random()}`;
  const reference = await send(empty, { opinion });
  const application = receiptOf(
    await postLegacy(empty.app, '/Master/SubmitJobAplicationDetails', makeApplication()),
  ).reference;
  await takeInAll(empty.db, { kinds: sixKinds });
  const list = async (member: SignedInMember, filter = {}): Promise<string[]> =>
    ok(await member.ask('inbox.list', filter)).entries.map((entry: { reference: string }) => entry.reference);
  expect(await list(owner)).toEqual([application, reference]);
  expect(await list(sales)).toEqual([reference]);
  expect(await list(recruiter)).toEqual([application]);
  // A search uses the word index, which has its own query over the kinds.
  expect(await list(sales, { search: 'menon content' })).toEqual([reference]);
  expect(ok(await sales.call('inbox.open', { reference }))).toMatchObject({
    kind: 'feedback',
    name: 'ASHA MENON',
    about: 'An opinion',
    facts: [['Name', 'ASHA MENON']],
    text: opinion,
  });
  expect((await recruiter.call('inbox.open', { reference })).statusCode).toBe(404);
  const csv = (await sales.get('/staff/files/inbox.csv')).body;
  expect(csv).toContain(`"${reference}"`);
  expect(csv).toContain(`"${opinion}"`);
  expect(csv).not.toContain(application);
});

test('is mailed to the staff, and confirmed to its sender', async ({ empty, sales, recruiter }) => {
  const smtp = await startSmtpServer();
  const config = { smtpUrl: smtp.url, ...ROOM };
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const reference = await send(empty);
  await sendDueMails({
    db: empty.db,
    site,
    config,
    log,
    staffOrigin: 'https://guardhouse.example',
    transport: createMailTransport(config),
    writers: createMailWriters(sixKinds),
  });
  await smtp.stop();
  const subjects = Object.fromEntries(smtp.received.map((mail) => [mail.envelope.to.join(), mail.subject]));
  expect(subjects).toEqual({
    'privacy@guardhouse.example': `${reference}: Opinion – ASHA MENON`,
    [ASHA]: `We have your opinion (${reference})`,
  });
  const seenBy = async (member: SignedInMember) => ok(await member.call('mail.list', {})).mails;
  expect(await seenBy(sales)).toMatchObject([{ reference }, { reference }]);
  expect(await seenBy(recruiter)).toEqual([]);
});

test('is removed when it is too old', async ({ empty }) => {
  const { db, resumes, config } = empty;
  const old = await send(empty);
  const kept = await send(empty);
  await sql`
    update submissions set submitted_at = now() - make_interval(days => case reference when ${old} then 11 else 9 end)
  `.execute(db);
  const log = { info: () => undefined, warn: () => undefined };
  const parts = { db, resumes, settings: config.retention, log, kinds: sixKinds };
  await runDaily(parts);
  // The first run only counts.
  await sql`update retention_runs set started_at = started_at - interval '1 day', day = day - 1`.execute(db);
  await runDaily(parts);
  expect((await listStored(empty)).map(({ reference }) => reference)).toEqual([kept]);
  const runs = await db.selectFrom('retention_runs').select(['dry', 'counts']).orderBy('id').execute();
  expect(runs).toMatchObject([
    { dry: true, counts: { opinions: 1 } },
    { dry: false, counts: { opinions: 1 } },
  ]);
});

test('is in its sender’s archive, and is removed by an erasure', async ({ empty, owner }) => {
  const opinion =
    'A text that is long enough for its author to be known by it, should another send it again.';
  const reference = await send(empty, { opinion });
  const others = await send(empty, { emailId: 'ravi@example.com' });
  const { entries } = ok(await owner.call('people.find', { who: ASHA }));
  expect(entries).toMatchObject([{ reference, kind: 'feedback', name: 'ASHA MENON', hasResume: false }]);
  const archive = await empty.app.inject({
    method: 'POST',
    url: '/staff/files/person',
    headers: { ...siteHeaders, cookie: cookiesOf(owner) },
    payload: { who: ASHA, verification: 'question' },
  });
  const data = JSON.parse((await unzip(archive.rawPayload)).get('data.json')?.toString() ?? '');
  expect(data).toMatchObject([{ reference, details: { full_name: 'ASHA MENON', opinion } }]);
  expect(data[0].details).not.toHaveProperty('email_id');

  const countTexts = async () =>
    (await empty.db.selectFrom('recent_texts').select('digest').execute()).length;
  const texts = await countTexts();
  const input = { who: ASHA, verification: 'question', references: [reference] };
  expect(ok(await owner.call('people.erase', input))).toEqual({
    submissions: 1,
    resumes: 0,
    quotations: 0,
    attachments: 0,
    mails: 2,
  });
  expect((await listStored(empty)).map((row) => row.reference)).toEqual([others]);
  expect(await countTexts()).toBe(texts - 1);
  expect(await repeatErasures(empty.db, empty.resumes, [], console, sixKinds)).toBe(0);
});

const cookiesOf = ({ cookies }: SignedInMember) =>
  [siteHeaders.cookie, ...[...cookies].map(([name, value]) => `${name}=${value}`)].join('; ');
