import { describe, expect } from 'vitest';
import { indexAgain } from '../../../server/staff/inbox/entries.queries.ts';
import { takeInAll } from '../../../server/staff/inbox/inbox-intake.ts';
import { postLegacy } from '../../doors/doors.ts';
import { test as base, type TestServer } from '../../environment/app.ts';
import { makeContact, makeQuotation } from '../../factories/rows.ts';
import { createMember, ok, type SignedInMember } from '../../factories/staff.ts';
import { legacyPaths, submit } from '../../factories/submit.ts';

/** A test with an empty inbox. */
const test = base.extend<{ owner: SignedInMember; inbox: TestServer }>({
  owner: [async ({ server }, use) => use(await createMember(server, 'owner')), { scope: 'file' }],
  inbox: async ({ server }, use) => {
    await server.db.deleteFrom('submissions').execute();
    await use(server);
  },
});

const list = async (member: SignedInMember, input: Record<string, unknown>): Promise<string[]> =>
  ok(await member.ask('inbox.list', input)).entries.map(({ reference }: { reference: string }) => reference);

let count = 0;
/** A contact with that name; the same text twice would count as a repeat. */
const contactOf = (inbox: TestServer, fullName: string, values: Record<string, unknown> = {}) =>
  submit(
    inbox,
    'contact',
    makeContact({
      fullName,
      companyName: 'BOLT UNLIMITED',
      emailId: `sender${++count}@example.com`,
      userMessage: `Guards are needed around the area, please ${count}`,
      ...values,
    }),
  );

describe('the search of the inbox', () => {
  test.for([
    ['Ramesh Yadav', 'Rames Yadv'],
    ['Ramesh Yadav', 'yadv'],
    ['Ramesh Yadav', 'रमेश यादव'],
    ['Ramesh Yadav', 'Rameshh Yadhav'],
    ['Ramesh Yadav', 'Ramehs'],
    ['रमेश यादव', 'ramesh yadav'],
    ['Priya Nair', 'Preeya'],
    ['Priya Nair', 'preey'],
    ['Lakshmi Narayan', 'Laxmi'],
    ['Laxmi Narayan', 'Lakshmi'],
    ['लक्ष्मी नारायण', 'laxmi'],
    ['Arjun Rao', 'ar'],
    ['Arjun Rao', 'Ar ra'],
    ['Vikash Choudhary', 'wikas chaudhari'],
    ['Zakir Phatak', 'jakir fatak'],
    ['Qureshi', 'kureshi'],
    ['Aakash Gupta', 'akaash goopta'],
    ['Ashok Kumar', 'ashoka'],
    ['José Fernandes', 'jose'],
    ['राजकुमार', 'rajkumar'],
    ['रवि', 'रव'],
  ])('finds %s with %j', async ([name = '', search = ''], { inbox, owner }) => {
    const reference = await contactOf(inbox, name);
    await contactOf(inbox, 'Tim Moss');
    expect(await list(owner, { search })).toEqual([reference]);
    expect(await list(owner, { search: `${search} zebra` })).toEqual([]);
  });

  test('finds a company, a city and a service by sound', async ({ inbox, owner }) => {
    const company = await contactOf(inbox, 'Tim Moss', { companyName: 'Shree Lakshmi Mills' });
    const city = await submit(inbox, 'quotation', makeQuotation({ city: 'Vadodara', firstName: 'Tim' }));
    expect(await list(owner, { search: 'sri laxmi' })).toEqual([company]);
    expect(await list(owner, { search: 'wadodra' })).toEqual([]);
    expect(await list(owner, { search: 'wadodara' })).toEqual([city]);
    expect(await list(owner, { search: 'va' })).toEqual([city]);
  });

  test('ranks exact words first, then beginnings, sounds and misspellings, on every page', async ({
    inbox,
    owner,
  }) => {
    const exact = await contactOf(inbox, 'Kavita Rao');
    const beginning = await contactOf(inbox, 'Kavitaben Shah');
    const sound = await contactOf(inbox, 'Kawitha Nair');
    const misspelt = await contactOf(inbox, 'Kevita Bose');
    const newest = await contactOf(inbox, 'Kavita Menon');
    expect(await list(owner, { search: 'kavita' })).toEqual([newest, exact, beginning, sound, misspelt]);
  });

  test('pages through several tiers without loss or repetition', async ({ inbox, owner }) => {
    const expected: string[] = [];
    for (const name of [...Array(30).fill('Preeya Sen'), ...Array(60).fill('Priya Sen')])
      expected.unshift(await contactOf(inbox, name));
    const seen: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = ok(await owner.ask('inbox.list', { search: 'priya', cursor }));
      seen.push(...page.entries.map(({ reference }: { reference: string }) => reference));
      cursor = page.next;
    }
    expect(seen).toEqual(expected);
  });

  test.for([
    '4501',
    '012345',
    '45012345',
    '+91 98450 12345',
    '098450-12345',
    '९८४५०१२३४५',
    'moss 0123',
    '98450 12345',
  ])('finds the number 9845012345 with %j', async (search, { inbox, owner }) => {
    const reference = await contactOf(inbox, 'Tim Moss', { mobileNo: '9845012345' });
    await contactOf(inbox, 'Tim Moss', { mobileNo: '9811176543' });
    expect(await list(owner, { search })).toEqual([reference]);
  });

  test('finds a reference by part of it', async ({ inbox, owner }) => {
    const reference = await contactOf(inbox, 'Tim Moss');
    await contactOf(inbox, 'Asha Rao');
    expect(await list(owner, { search: reference.slice(3) })).toEqual([reference]);
    expect(await list(owner, { search: reference.slice(3, 7).toLowerCase() })).toContain(reference);
  });

  test('finds the text of notes, until a note is changed or removed', async ({ inbox, owner }) => {
    const reference = await contactOf(inbox, 'Tim Moss');
    const other = await contactOf(inbox, 'Tim Moss');
    ok(await owner.call('inbox.addNote', { reference, text: 'Wants a kennel. Call 022 2345 6789.' }));
    await indexAgain(inbox.db, 100);
    expect(await list(owner, { search: 'kennel' })).toEqual([reference]);
    expect(await list(owner, { search: '3456' })).toEqual([reference]);
    expect(await list(owner, { search: 'tim moss' })).toEqual([other, reference]);
    const notes = inbox.db.updateTable('inbox_events').set({ text: 'Wants a stable.' });
    await notes.where('action', '=', 'note').execute();
    await indexAgain(inbox.db, 100);
    expect(await list(owner, { search: 'kennel' })).toEqual([]);
    expect(await list(owner, { search: 'stable' })).toEqual([reference]);
    await inbox.db.deleteFrom('inbox_events').where('action', '=', 'note').execute();
    await indexAgain(inbox.db, 100);
    expect(await list(owner, { search: 'stable' })).toEqual([]);
    expect(await indexAgain(inbox.db, 100)).toBe(0);
  });

  test('forgets an erased person, with everything that was indexed', async ({ inbox, owner }) => {
    const reference = await contactOf(inbox, 'Ramesh Yadav', { emailId: 'ramesh@example.com' });
    ok(await owner.call('inbox.addNote', { reference, text: 'Wants a kennel.' }));
    await indexAgain(inbox.db, 100);
    const person = { who: 'ramesh@example.com', verification: 'question' };
    ok(await owner.call('people.erase', { ...person, references: [reference] }));
    await indexAgain(inbox.db, 100);
    for (const search of ['rames', 'kennel', '9845']) expect(await list(owner, { search })).toEqual([]);
    expect(await inbox.db.selectFrom('inbox_entries').select('reference').execute()).toEqual([]);
  });

  test.for([
    ['a sign that LIKE reads', '%'],
    ['several', '%_%_%'],
    ['dots', '.'.repeat(200)],
    ['backslashes', '\\'.repeat(200)],
    ['quotes', "'\\':*&|!<->()".repeat(10)],
    ['emoji', '😀'.repeat(50)],
    ['marks without a letter', '::::----____'],
    ['two hundred words', 'a b '.repeat(50)],
    ['words that all begin alike', 'ka kb kc kd ke kf kg kh ki kj kk kl km kn '.repeat(4)],
    ['one long word', 'laxmi'.repeat(40)],
    ['half a letter', '\ud83d'],
    ['vowel signs alone', 'ािीुू'],
    ['signs of no script', '़़़्््'],
    ['nothing but digits', '9'.repeat(200)],
    ['an address of signs', "%'@%"],
  ])('answers %s at once, without results', async ([, search = ''], { inbox, owner }) => {
    await contactOf(inbox, 'Laxmi Rao');
    const answer = await owner.ask('inbox.list', { search: search.slice(0, 200) });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(ok(answer).entries).toEqual([]);
  });

  test('refuses text that cannot be stored or is too long', async ({ inbox, owner }) => {
    await contactOf(inbox, 'Laxmi Rao');
    for (const search of ['la\u0000xmi', 'x'.repeat(201)])
      expect((await owner.ask('inbox.list', { search })).statusCode).toBe(400);
  });

  test('indexes whatever somebody sends', async ({ inbox, owner }) => {
    const wild = `${'\u{20000}'.repeat(70)} ${"%_\\' ".repeat(100)} ${'x'.repeat(3000)} ${'🙂'.repeat(300)}`;
    const reference = await contactOf(inbox, 'Laxmi Rao', { userMessage: `${wild} kennel ${count}` });
    expect(await list(owner, { search: 'kennel' })).toEqual([reference]);
    await postLegacy(inbox.app, legacyPaths.contact, makeContact({ fullName: '।।', userMessage: wild }));
    await takeInAll(inbox.db);
  });
});
