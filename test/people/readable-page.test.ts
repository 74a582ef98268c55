import { sql } from 'kysely';
import { expect } from 'vitest';
import type { PersonRecord } from '../../server/people/records.queries.ts';
import { type InboxAction, inboxActions } from '../../src/contract/staff/inbox.ts';
import { submissionFlags } from '../../src/contract/submission.ts';
import { converse } from '../factories/conversation.ts';
import { prepareQuotation, sendQuotation } from '../factories/quotations.ts';
import { makeContact, makeQuotation } from '../factories/rows.ts';
import { ok, type SignedInMember } from '../factories/staff.ts';
import { submit } from '../factories/submit.ts';
import { test } from '../inbox/office.ts';
import { idOf } from '../quotations/office.ts';
import { unzip } from './unzip.ts';

const WHO = 'nandini@example.com';

async function archive(owner: SignedInMember) {
  const answer = await owner.post('/staff/files/person', { who: WHO, verification: 'question' });
  const files = await unzip(answer.rawPayload);
  const records: Record<string, unknown>[] = JSON.parse(String(files.get('data.json')));
  return { records, page: String(files.get('data.html')) };
}

test('the page has every field of a record, in words', async ({ inbox: server, owner }) => {
  const { db } = server;
  const request = await submit(server, 'quotation', makeQuotation({ emailId: WHO, mobileNo: '9800000021' }));
  const elsewhere = makeContact({ emailId: 'nandini.d@example.com', mobileNo: '9800000022' });
  const other = await submit(server, 'contact', elsewhere);
  await converse(server, request);
  const draft = await prepareQuotation(owner, request);
  ok(await sendQuotation(owner, draft));
  const [{ version }] = ok(await owner.call('quotations.open', { reference: request })).quotations;
  const won = { outcome: 'won', reason: 'Other', note: 'Their neighbour praised us.', agreed: '1,11,000.50' };
  ok(await owner.call('quotations.settle', { id: draft.id, version, ...won }));
  await prepareQuotation(owner, request);
  ok(await owner.call('inbox.claimPerson', { reference: request, other, claim: 'same', seen: 'unsaid' }));
  ok(await owner.call('inbox.addNote', { reference: request, text: 'Has two gates.' }));
  const submission_id = await idOf(server, request);
  await db.insertInto('submission_flags').values({ submission_id, flag: 'links' }).execute();
  await sql`update inbox_entries set status = 'in progress' where reference = ${request}`.execute(db);

  const { records, page } = await archive(owner);
  const record = records.find(({ reference }) => reference === request) ?? {};
  const said: Record<keyof PersonRecord, (string | RegExp)[]> = {
    reference: [request],
    kind: ['Quotation request'],
    door: ['Sent by', /the website|an older app of ours/],
    locale: ['English'],
    submittedAt: [`datetime="${String(record.submittedAt)}"`],
    noticeVersion: ['Privacy notice shown'],
    flags: ['Contains many links'],
    details: ['9800000021'],
    status: ['In progress'],
    stage: [],
    history: ['Has two gates.'],
    samePersonAs: ['Said to be the same person as', `href="#${other}"`],
    mails: ['The confirmation to you'],
    messages: ['Monday?'],
    quotations: ['Won', 'Guards for two gates', '14 Example Road', '₹1,18,000.59', 'Agreed', '₹1,11,000.50'],
    resume: [],
  };
  const inEach = [
    'Security guard, 12 hours',
    '4 × ₹18,500.00',
    'Bills are due within 15 days.',
    '31 March 2099',
  ];
  const ofQuotations = [
    ...inEach,
    /Q\/\d{4}-\d\d\/0001</,
    'Other',
    won.note,
    'Draft',
    /0001\/R2|Not numbered yet/,
  ];
  const { resume: _, ...shown } = said;
  expect(Object.keys(record).sort()).toEqual(Object.keys(shown).sort());
  for (const words of [...Object.values(said).flat(), ...ofQuotations])
    if (typeof words === 'string') expect(page).toContain(words);
    else expect(page).toMatch(words);
});

test('the page has words for every action of the history and for every flag', async ({
  inbox: server,
  owner,
}) => {
  const { db } = server;
  // The words of visitors stay words, and the page loads nothing.
  const hostile = { fullName: '<script>alert(1)</script>', companyName: `\u202Egnihton ${'x'.repeat(90)}` };
  const reference = await submit(server, 'contact', makeContact({ emailId: WHO, ...hostile }));
  const submission_id = await idOf(server, reference);
  const texts: Partial<Record<InboxAction, string>> = {
    'follow-up': '2099-03-31T04:30:00.000Z',
    merged: 'CB-AAAAAA',
  };
  const written = inboxActions.filter((action) => action !== 'reply' && action !== 'answer');
  const events = written.map((action) => ({
    action,
    text: texts[action] ?? '',
    submission_id,
    member_id: null,
  }));
  await db.insertInto('inbox_events').values(events).execute();
  await db
    .insertInto('submission_flags')
    .values(submissionFlags.map((flag) => ({ submission_id, flag })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { page } = await archive(owner);
  const words = page.replace(/<[^>]*>/g, '\n');
  for (const raw of [...inboxActions, ...submissionFlags]) expect(words, raw).not.toMatch(`: ${raw}\n`);
  for (const flag of submissionFlags) expect(words).not.toContain(flag === 'links' ? '\nlinks' : flag);
  expect(words).toMatch(/: A day to come back to it was set: *\n?31 March 2099 at 10:00 \(India\)/);
  expect(words).toMatch(/: It was joined with another submission of yours: *\n?CB-AAAAAA/);
  expect(page).not.toContain('<script');
  expect(page).toContain('&lt;script>');
  expect(page).toContain(`default-src 'none'`);
  expect(page).not.toMatch(/src=|https?:/);
});
