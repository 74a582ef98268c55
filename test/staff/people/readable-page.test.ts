import { expect } from 'vitest';
import type { PersonRecord } from '../../../server/staff/people/records.queries.ts';
import { type InboxAction, inboxActions } from '../../../src/contract/staff/inbox.ts';
import { submissionFlags } from '../../../src/contract/submission.ts';
import { siteHeaders } from '../../doors/doors.ts';
import { test as base, type TestServer } from '../../environment/app.ts';
import { converse } from '../../factories/conversation.ts';
import { prepareQuotation, sendQuotation } from '../../factories/quotations.ts';
import { makeContact, makeQuotation } from '../../factories/rows.ts';
import { createMember, ok, type SignedInMember } from '../../factories/staff.ts';
import { submit } from '../../factories/submit.ts';
import { unzip } from './unzip.ts';

const WHO = 'nandini@example.com';

const test = base.extend<{ owner: SignedInMember }>({
  owner: async ({ server }, use) => {
    await server.db.deleteFrom('submissions').execute();
    await use(await createMember(server, 'owner'));
  },
});

async function archive({ app }: TestServer, { cookies }: SignedInMember) {
  const cookie = [siteHeaders.cookie, ...[...cookies].map(([name, value]) => `${name}=${value}`)].join('; ');
  const answer = await app.inject({
    method: 'POST',
    url: '/staff/files/person',
    headers: { ...siteHeaders, cookie },
    payload: { who: WHO, verification: 'question' },
  });
  const files = await unzip(answer.rawPayload);
  const records: Record<string, unknown>[] = JSON.parse(files.get('data.json')?.toString() ?? '');
  return { records, page: files.get('data.html')?.toString() ?? '' };
}

const idOf = async ({ db }: TestServer, reference: string) =>
  (
    await db
      .selectFrom('submissions')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
  ).id;

test('the page has every field of a record, in words', async ({ server, owner }) => {
  const { db } = server;
  const request = await submit(server, 'quotation', makeQuotation({ emailId: WHO, mobileNo: '9800000021' }));
  const other = await submit(
    server,
    'contact',
    makeContact({ emailId: 'nandini.d@example.com', mobileNo: '9800000022' }),
  );
  await converse(server, request);
  const draft = await prepareQuotation(owner, request);
  ok(await sendQuotation(owner, draft));
  const { quotations } = ok(await owner.call('quotations.open', { reference: request }));
  ok(
    await owner.call('quotations.settle', {
      ...{ id: draft.id, version: quotations[0].version, outcome: 'won', reason: 'Other' },
      ...{ note: 'Their neighbour praised us.', agreed: '1,11,000.50' },
    }),
  );
  await prepareQuotation(owner, request, undefined);
  ok(await owner.call('inbox.claimPerson', { reference: request, other, claim: 'same', seen: 'unsaid' }));
  ok(await owner.call('inbox.addNote', { reference: request, text: 'Has two gates.' }));
  await db
    .insertInto('submission_flags')
    .values({ submission_id: await idOf(server, request), flag: 'links' })
    .execute();
  await db
    .updateTable('inbox_entries')
    .set({ status: 'in progress' })
    .where('reference', '=', request)
    .execute();

  const { records, page } = await archive(server, owner);
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
    quotations: [
      ...[
        /Q\/\d{4}-\d\d\/0001</,
        'Won',
        'Guards for two gates',
        '14 Example Road',
        'Security guard, 12 hours',
      ],
      ...['4 × ₹18,500.00', '₹1,18,000.59', 'Agreed', '₹1,11,000.50', 'Other', 'Their neighbour praised us.'],
      ...['Bills are due within 15 days.', '31 March 2099', 'Draft', /0001\/R2|Not numbered yet/],
    ],
    resume: [],
  };
  expect(Object.keys(record).sort()).toEqual(
    Object.keys(said)
      .filter((key) => key !== 'resume')
      .sort(),
  );
  for (const [key, words] of Object.entries(said))
    for (const word of words)
      if (typeof word === 'string') expect(page, key).toContain(word);
      else expect(page, key).toMatch(word);
});

test('the page has words for every action of the history and for every flag', async ({ server, owner }) => {
  const { db } = server;
  const reference = await submit(server, 'contact', makeContact({ emailId: WHO }));
  await archive(server, owner);
  const submission_id = await idOf(server, reference);
  const texts: Partial<Record<InboxAction, string>> = {
    'follow-up': '2099-03-31T04:30:00.000Z',
    merged: 'CB-AAAAAA',
  };
  for (const action of inboxActions)
    if (action !== 'reply' && action !== 'answer')
      await db
        .insertInto('inbox_events')
        .values({ submission_id, member_id: null, action, text: texts[action] ?? '' })
        .execute();
  for (const flag of submissionFlags)
    await db
      .insertInto('submission_flags')
      .values({ submission_id, flag })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const { page } = await archive(server, owner);
  const words = page.replace(/<[^>]*>/g, '\n');
  for (const raw of [...inboxActions, ...submissionFlags]) expect(words, raw).not.toMatch(`: ${raw}\n`);
  for (const flag of submissionFlags) expect(words).not.toContain(flag === 'links' ? '\nlinks' : flag);
  expect(words).toMatch(/: A day to come back to it was set: *\n?31 March 2099 at 10:00 \(India\)/);
  expect(words).toMatch(/: It was joined with another submission of yours: *\n?CB-AAAAAA/);
});
