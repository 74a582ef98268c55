import { describe, expect } from 'vitest';
import { indexAgain } from '../../server/inbox/entries.queries.ts';
import { takeInAll } from '../../server/inbox/inbox-intake.ts';
import { postLegacy } from '../doors/doors.ts';
import type { TestServer } from '../environment/app.ts';
import { makeContact, makeQuotation } from '../factories/rows.ts';
import { ok } from '../factories/staff.ts';
import { receiptOf } from '../factories/stored.ts';
import { legacyPaths, submit } from '../factories/submit.ts';
import { list, referencesOf, test } from './office.ts';

let count = 0;
/** A contact with that name; the same text twice would count as a repeat. */
const contactOf = (inbox: TestServer, fullName: string, values: Record<string, unknown> = {}) =>
  submit(inbox, 'contact', {
    ...makeContact({
      fullName,
      companyName: 'BOLT UNLIMITED',
      emailId: `sender${++count}@example.com`,
      userMessage: `Guards are needed around the area, please ${count}`,
    }),
    ...values,
  });

describe('the search of the inbox', () => {
  test('finds all words in whatever field, whole or begun', async ({ inbox, owner }) => {
    const reference = await contactOf(inbox, 'KAVITA VERMA', {
      companyName: 'Textiles/Exports (P) Ltd',
      emailId: 'kavita.verma@mail.example.com',
      mobileNo: '9811122233',
      userMessage: 'Guards for a warehouse',
    });
    await contactOf(inbox, 'Tim Moss');
    const searches =
      'kavi|verma textiles|kavita.verma@mail.example.com|mail.example|98111|98 111|warehouse|VERMA';
    for (const search of [...searches.split('|'), reference, reference.slice(3)]) {
      expect(await list(owner, { search }), search).toEqual([reference]);
      expect(await list(owner, { search: `${search} zebra` }), search).toEqual([]);
    }
    expect(await list(owner, { search: reference.slice(3, 7).toLowerCase() })).toContain(reference);
  });

  test.for([
    ['Ramesh Yadav', 'Rames Yadv', 'रमेश यादव', 'Ramehs'],
    ['Priya Nair', 'preey'],
    ['Arjun Rao', 'ar', 'Ar ra'],
    ['Ashok Kumar', 'ashoka'],
    ['José Fernandes', 'jose'],
    ['रवि', 'रव'],
  ])('finds %s with %j', async ([name = '', ...searches], { inbox, owner }) => {
    const reference = await contactOf(inbox, name);
    await contactOf(inbox, 'Tim Moss');
    for (const search of searches) {
      expect(await list(owner, { search }), search).toEqual([reference]);
      expect(await list(owner, { search: `${search} zebra` })).toEqual([]);
    }
  });

  test('finds a company, a city and a service by sound', async ({ inbox, owner }) => {
    const company = await contactOf(inbox, 'Tim Moss', { companyName: 'Shree Lakshmi Mills' });
    const city = await submit(inbox, 'quotation', makeQuotation({ city: 'Vadodara', firstName: 'Tim' }));
    expect(await list(owner, { search: 'sri laxmi' })).toEqual([company]);
    expect(await list(owner, { search: 'wadodra' })).toEqual([]);
    expect(await list(owner, { search: 'wadodara' })).toEqual([city]);
    expect(await list(owner, { search: 'va' })).toEqual([city]);
  });

  test('ranks words, beginnings, sounds, then misspellings', async ({ inbox, owner }) => {
    const exact = await contactOf(inbox, 'Kavita Rao');
    const beginning = await contactOf(inbox, 'Kavitaben Shah');
    const sound = await contactOf(inbox, 'Kawitha Nair');
    const misspelt = await contactOf(inbox, 'Kevita Bose');
    const newest = await contactOf(inbox, 'Kavita Menon');
    expect(await list(owner, { search: 'kavita' })).toEqual([newest, exact, beginning, sound, misspelt]);
  });

  test('pages through several tiers without loss or repetition', async ({ inbox, owner }) => {
    const expected: string[] = [];
    for (const fullName of [...Array(20).fill('Preeya Sen'), ...Array(35).fill('Priya Sen')])
      expected.unshift(
        receiptOf(await postLegacy(inbox.app, legacyPaths.contact, makeContact({ fullName }))).reference,
      );
    await takeInAll(inbox.db);
    const seen: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = ok(await owner.ask('inbox.list', { search: 'priya', cursor }));
      seen.push(...referencesOf(page.entries));
      cursor = page.next;
    }
    expect(seen).toEqual(expected);
  });

  test('finds a number by a part of it, however it is written', async ({ inbox, owner }) => {
    const reference = await contactOf(inbox, 'Tim Moss', { mobileNo: '9845012345' });
    await contactOf(inbox, 'Tim Moss', { mobileNo: '9811176543' });
    const searches = '4501|012345|45012345|+91 98450 12345|098450-12345|९८४५०१२३४५|moss 0123';
    for (const search of searches.split('|'))
      expect(await list(owner, { search }), search).toEqual([reference]);
  });

  test('finds notes, until one is changed, removed or erased', async ({ inbox, owner }) => {
    const reference = await contactOf(inbox, 'Tim Moss', { emailId: 'moss@example.com' });
    const other = await contactOf(inbox, 'Tim Moss');
    const find = async (search: string) => {
      await indexAgain(inbox.db, 100);
      return list(owner, { search });
    };
    ok(await owner.call('inbox.addNote', { reference, text: 'Wants a kennel. Call 022 2345 6789.' }));
    expect(await find('kennel')).toEqual([reference]);
    expect(await find('3456')).toEqual([reference]);
    expect(await find('tim moss')).toEqual([other, reference]);
    const notes = inbox.db.updateTable('inbox_events').set({ text: 'Wants a stable.' });
    await notes.where('action', '=', 'note').execute();
    expect(await find('kennel')).toEqual([]);
    expect(await find('stable')).toEqual([reference]);
    await inbox.db.deleteFrom('inbox_events').where('action', '=', 'note').execute();
    expect(await find('stable')).toEqual([]);
    expect(await indexAgain(inbox.db, 100)).toBe(0);
    ok(await owner.call('inbox.addNote', { reference, text: 'Wants a kennel.' }));
    const person = { who: 'moss@example.com', verification: 'question' };
    ok(await owner.call('people.erase', { ...person, references: [reference] }));
    expect(await find('kennel')).toEqual([]);
    expect(await find('tim moss')).toEqual([other]);
  });

  test('answers whatever is typed, without results', async ({ inbox, owner }) => {
    await contactOf(inbox, 'Laxmi Rao', { userMessage: 'Two gates, day and night.' });
    const signs = `(((((((\n- - - - -\n\\'\n:*\n& | !\n<->\n++91\n......9\n%\n%_%_%\n::::----____\n%'@%\nािीुू\n़़़्््\n\ud83d`;
    const long = [
      '.',
      '\\',
      '9',
      'a b ',
      'laxmi',
      '😀',
      "'\\':*&|!<->()",
      'ka kb kc kd ke kf kg kh ki kj kk kl ',
    ];
    const longest = long.map((text) => text.repeat(200).slice(0, 200));
    for (const search of [...signs.split('\n'), ...longest]) {
      const answer = await owner.ask('inbox.list', { search });
      expect(answer.statusCode, search).toBe(200);
      expect(ok(answer).entries, search).toEqual([]);
    }
    for (const search of ['la\u0000xmi', 'x'.repeat(201)])
      expect((await owner.ask('inbox.list', { search })).statusCode).toBe(400);
  });

  test('indexes whatever somebody sends', async ({ inbox, owner }) => {
    const wild = `${'\u{20000}'.repeat(70)} ${"%_\\' ".repeat(100)} ${'x'.repeat(3000)} ${'🙂'.repeat(300)}`;
    const reference = await contactOf(inbox, 'Laxmi Rao', { userMessage: `${wild} kennel ${count}` });
    await contactOf(inbox, '।।', { userMessage: wild });
    expect(await list(owner, { search: 'kennel' })).toEqual([reference]);
  });
});
