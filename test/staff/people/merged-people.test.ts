import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { removeSubmissions } from '../../../server/privacy/erasure/erasure.queries.ts';
import { takeInAnswer } from '../../../server/staff/conversation/answers/take-in-answer.ts';
import type { PersonEntry } from '../../../src/contract/staff/people.ts';
import { siteHeaders } from '../../doors/doors.ts';
import { test as base, type TestServer } from '../../environment/app.ts';
import { answerParts, converse } from '../../factories/conversation.ts';
import { makeReceivedMail } from '../../factories/received-mails.ts';
import { makeContact } from '../../factories/rows.ts';
import { createMember, ok, type SignedInMember } from '../../factories/staff.ts';
import { submit } from '../../factories/submit.ts';
import { unzip } from './unzip.ts';

const PHONE = '9811111111';

const test = base.extend<{ owner: SignedInMember }>({
  owner: async ({ server }, use) => {
    await server.db.deleteFrom('submissions').execute();
    await use(await createMember(server, 'owner'));
  },
});

const call = (server: TestServer, emailId: string, mobileNo = PHONE) =>
  submit(server, 'contact', { ...makeContact({ emailId, mobileNo }) });
const claim = async (owner: SignedInMember, [reference, other]: [string, string], said: string) =>
  ok(await owner.call('inbox.claimPerson', { reference, other, claim: said, seen: 'unsaid' }));

async function find(owner: SignedInMember, who: string): Promise<Record<string, number>> {
  const { entries } = ok(await owner.call('people.find', { who }));
  return Object.fromEntries(entries.map(({ reference, person }: PersonEntry) => [reference, person]));
}

const erase = (owner: SignedInMember, input: object) =>
  owner.call('people.erase', { who: PHONE, verification: 'question', ...input });

function askForArchive({ app }: TestServer, { cookies }: SignedInMember, input: object) {
  const cookie = [siteHeaders.cookie, ...[...cookies].map(([name, value]) => `${name}=${value}`)].join('; ');
  return app.inject({
    method: 'POST',
    url: '/staff/files/person',
    headers: { ...siteHeaders, cookie },
    payload: { who: PHONE, verification: 'question', ...input },
  });
}

async function archived(server: TestServer, owner: SignedInMember, input: object) {
  const answer = await askForArchive(server, owner, input);
  const data = JSON.parse((await unzip(answer.rawPayload)).get('data.json')?.toString() ?? '');
  return data as { reference: string; samePersonAs: string[]; history: { what: string }[] }[];
}

const left = async ({ db }: TestServer) =>
  (await db.selectFrom('submissions').select('reference').orderBy('id').execute()).map(
    ({ reference }) => reference,
  );

describe('a person of several addresses', () => {
  test('is found, archived and erased with what is said to be the same', async ({ server, owner }) => {
    const one = await call(server, 'a@example.com');
    const other = await call(server, 'b@example.com', '9822222222');
    const stranger = await call(server, 'c@example.com', '9833333333');
    await claim(owner, [one, other], 'same');
    const { entries, others } = ok(await owner.call('people.find', { who: PHONE }));
    expect(entries).toMatchObject([
      { reference: other, person: 1, isMerged: true },
      { reference: one, person: 1, isMerged: false },
    ]);
    expect(others.toSorted()).toEqual(['9822222222', 'a@example.com', 'b@example.com']);
    expect(await archived(server, owner, {})).toMatchObject([
      { reference: one, samePersonAs: [other], history: [{ what: 'merged', text: other }] },
      { reference: other, samePersonAs: [one] },
    ]);
    expect((await erase(owner, { references: [one] })).statusCode).toBe(400);
    ok(await erase(owner, { references: [one, other] }));
    expect(await left(server)).toEqual([stranger]);
    expect(await server.db.selectFrom('person_links').selectAll().execute()).toEqual([]);
  });

  test('is found by the address that an answer came from, but not by a mail server’s', async ({
    server,
    owner,
  }) => {
    const reference = await call(server, 'a@example.com');
    await converse(server, reference);
    const { message_id } = await server.db
      .selectFrom('messages')
      .select('message_id')
      .where('direction', '=', 'sent')
      .executeTakeFirstOrThrow();
    await takeInAnswer(
      answerParts(server),
      makeReceivedMail({
        text: 'From home.',
        headers: {
          From: 'Asha <Asha.Home@Example.com>',
          'In-Reply-To': message_id,
          'Message-ID': '<h@home>',
        },
      }),
    );
    expect(await find(owner, 'asha.home@example.COM')).toEqual({ [reference]: 1 });
    expect(ok(await owner.call('people.find', { who: PHONE })).others).toContain('asha.home@example.com');
    await sql`update messages set nature = 'bounce' where lower(address) = 'asha.home@example.com'`.execute(
      server.db,
    );
    expect(await find(owner, 'asha.home@example.com')).toEqual({});
  });
});

describe('persons who share a number', () => {
  test('are shown apart, and none is exported or erased with another unless chosen', async ({
    server,
    owner,
  }) => {
    const mother = await call(server, 'mother@example.com');
    const son = await call(server, 'son@example.com');
    const again = await call(server, 'son@example.com');
    await claim(owner, [mother, son], 'different');
    const persons = await find(owner, PHONE);
    expect(persons[son]).toBe(persons[again]);
    expect(persons[mother]).not.toBe(persons[son]);
    expect(await find(owner, 'mother@example.com')).toEqual({ [mother]: 1 });

    expect((await askForArchive(server, owner, {})).statusCode).toBe(400);
    for (const references of [[son], [son, mother], [again, 'CB-000000'], ['nonsense']])
      expect((await askForArchive(server, owner, { references })).statusCode).toBe(400);
    const sons = await archived(server, owner, { references: [son, again] });
    expect(sons.map(({ reference }) => reference)).toEqual([son, again]);
    // Who else the son is not is not his.
    expect(sons[0]).toMatchObject({ samePersonAs: [], history: [] });
    expect(await archived(server, owner, { references: [son, again, mother] })).toHaveLength(3);

    for (const input of [
      { references: [son, again, mother] },
      { references: [son], kept: [again, mother] },
      { references: [son, again] },
      { references: [son, again], kept: [mother], persons: 2 },
    ])
      expect((await erase(owner, input)).statusCode, JSON.stringify(input)).toBe(400);
    ok(await erase(owner, { references: [son, again], kept: [mother] }));
    expect(await left(server)).toEqual([mother]);
    expect(await server.db.selectFrom('person_links').selectAll().execute()).toEqual([]);
    expect(await find(owner, PHONE)).toEqual({ [mother]: 1 });
  });

  test('are not erased together when one was split while the owner looked', async ({ server, owner }) => {
    const mother = await call(server, 'mother@example.com');
    const son = await call(server, 'son@example.com');
    const references = [mother, son];
    await claim(owner, [mother, son], 'different');
    expect((await erase(owner, { references })).statusCode).toBe(400);
    expect(await left(server)).toEqual(references);
    ok(await erase(owner, { references, persons: 2 }));
    expect(await left(server)).toEqual([]);
  });
});

describe('what the staff said', () => {
  test('stays when one in the middle becomes too old, and goes with the last', async ({ server, owner }) => {
    const [a, b, c, d] = [
      await call(server, 'a@example.com', '9800000001'),
      await call(server, 'b@example.com', '9800000002'),
      await call(server, 'c@example.com', '9800000003'),
      await call(server, 'd@example.com', '9800000004'),
    ];
    await claim(owner, [a, b], 'same');
    await claim(owner, [b, c], 'same');
    await claim(owner, [b, d], 'different');
    const remove = async (...references: string[]) => {
      const rows = await server.db
        .selectFrom('submissions')
        .select('id')
        .where('reference', 'in', references)
        .execute();
      await server.db.transaction().execute((trx) =>
        removeSubmissions(
          trx,
          rows.map(({ id }) => id),
        ),
      );
    };
    await remove(b);
    const { entries, others } = ok(await owner.ask('inbox.listSamePerson', { reference: c }));
    expect(entries).toMatchObject([{ reference: a, claim: 'same' }]);
    expect(others).toMatchObject([{ reference: d, claim: 'different' }]);
    await remove(a, c);
    expect(await server.db.selectFrom('person_links').selectAll().execute()).toEqual([]);
    expect(await left(server)).toEqual([d]);
  });
});
