import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { takeInAnswer } from '../../server/conversation/answers/take-in-answer.ts';
import type { PersonEntry } from '../../src/contract/staff/people.ts';
import type { TestServer } from '../environment/app.ts';
import { answerParts, converse } from '../factories/conversation.ts';
import { makeReceivedMail } from '../factories/received-mails.ts';
import { makeContact } from '../factories/rows.ts';
import { ok, type SignedInMember } from '../factories/staff.ts';
import { submit } from '../factories/submit.ts';
import { test } from '../inbox/office.ts';
import { unzip } from './unzip.ts';

const PHONE = '9811111111';
const verified = { who: PHONE, verification: 'question' };

const call = (server: TestServer, emailId: string, mobileNo = PHONE) =>
  submit(server, 'contact', { ...makeContact({ emailId, mobileNo }) });
const claim = async (owner: SignedInMember, [reference, other]: [string, string], said: string) =>
  ok(await owner.call('inbox.claimPerson', { reference, other, claim: said, seen: 'unsaid' }));

/** The references that are found, each with the number of its person. */
async function find(owner: SignedInMember, who: string): Promise<Record<string, number>> {
  const { entries } = ok(await owner.call('people.find', { who }));
  return Object.fromEntries(entries.map(({ reference, person }: PersonEntry) => [reference, person]));
}

const erase = (owner: SignedInMember, input: object) => owner.call('people.erase', { ...verified, ...input });
const askForArchive = (owner: SignedInMember, input: object) =>
  owner.post('/staff/files/person', { ...verified, ...input });

async function archived(owner: SignedInMember, input: object) {
  const answer = await askForArchive(owner, input);
  const data = JSON.parse(String((await unzip(answer.rawPayload)).get('data.json')));
  return data as { reference: string; samePersonAs: string[]; history: { what: string }[] }[];
}

const left = async ({ db }: TestServer) =>
  (await db.selectFrom('submissions').select('reference').orderBy('id').execute()).map(
    ({ reference }) => reference,
  );
const linksIn = ({ db }: TestServer) => db.selectFrom('person_links').selectAll().execute();

describe('a person of several addresses', () => {
  test('is found, archived and erased with what is said to be the same', async ({ inbox: server, owner }) => {
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
    expect(await archived(owner, {})).toMatchObject([
      { reference: one, samePersonAs: [other], history: [{ what: 'merged', text: other }] },
      { reference: other, samePersonAs: [one] },
    ]);
    expect((await erase(owner, { references: [one] })).statusCode).toBe(400);
    ok(await erase(owner, { references: [one, other] }));
    expect([await left(server), await linksIn(server)]).toEqual([[stranger], []]);
  });

  test('is found by the address of an answer, but not by a mail server’s', async ({
    inbox: server,
    owner,
  }) => {
    const reference = await call(server, 'a@example.com');
    await converse(server, reference);
    const { message_id } = await server.db
      .selectFrom('messages')
      .select('message_id')
      .where('direction', '=', 'sent')
      .executeTakeFirstOrThrow();
    const headers = { 'In-Reply-To': message_id, 'Message-ID': '<h@home>' };
    const from = { From: 'Asha <Asha.Home@Example.com>', ...headers };
    await takeInAnswer(answerParts(server), makeReceivedMail({ text: 'From home.', headers: from }));
    expect(await find(owner, 'asha.home@example.COM')).toEqual({ [reference]: 1 });
    expect(ok(await owner.call('people.find', { who: PHONE })).others).toContain('asha.home@example.com');
    await sql`update messages set nature = 'bounce' where lower(address) = 'asha.home@example.com'`.execute(
      server.db,
    );
    expect(await find(owner, 'asha.home@example.com')).toEqual({});
  });
});

describe('persons who share a number', () => {
  test('are apart, and none is exported or erased with another unless chosen', async ({
    inbox: server,
    owner,
  }) => {
    const mother = await call(server, 'mother@example.com');
    const [son, again] = [await call(server, 'son@example.com'), await call(server, 'son@example.com')];
    await claim(owner, [mother, son], 'different');
    const persons = await find(owner, PHONE);
    expect(persons[son]).toBe(persons[again]);
    expect(persons[mother]).not.toBe(persons[son]);
    expect(await find(owner, 'mother@example.com')).toEqual({ [mother]: 1 });

    expect((await askForArchive(owner, {})).statusCode).toBe(400);
    for (const references of [[son], [son, mother], [again, 'CB-000000'], ['nonsense']])
      expect((await askForArchive(owner, { references })).statusCode).toBe(400);
    // Who else the son is not is not his.
    expect(await archived(owner, { references: [son, again] })).toMatchObject([
      { reference: son, samePersonAs: [], history: [] },
      { reference: again },
    ]);
    expect(await archived(owner, { references: [son, again, mother] })).toHaveLength(3);

    for (const input of [
      { references: [son, again, mother] },
      { references: [son], kept: [again, mother] },
      { references: [son, again] },
      { references: [son, again], kept: [mother], persons: 2 },
    ])
      expect((await erase(owner, input)).statusCode, JSON.stringify(input)).toBe(400);
    ok(await erase(owner, { references: [son, again], kept: [mother] }));
    expect([await left(server), await linksIn(server)]).toEqual([[mother], []]);
    expect(await find(owner, PHONE)).toEqual({ [mother]: 1 });
  });
});
