import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { remindOfQuotations } from '../../../server/chores/quotation-reminders.ts';
import type { Quotation } from '../../../src/contract/staff/quotations.ts';
import { dayInIndia } from '../../../src/day-in-india.ts';
import { makeQuotationValues, prepareQuotation } from '../../factories/quotations.ts';
import { ok, type SignedInMember } from '../../factories/staff.ts';
import { ask, newest, sent, settle, test } from './office.ts';

const listIds = async (member: SignedInMember, input: object): Promise<string[]> =>
  ok(await member.ask('quotations.list', input)).quotations.map(({ id }: Quotation) => id);

describe('the list', () => {
  test('has views with sums, and finds words', async ({ server, sales }) => {
    const soon = await sent(server, sales, { validUntil: dayInIndia(new Date()), addressee: 'Konkan Mills' });
    const far = await sent(server, sales);
    ok(await settle(sales, await sent(server, sales), { outcome: 'won', reason: 'Price' }));
    await prepareQuotation(sales, await ask(server));
    const list = (input: object) => listIds(sales, input);
    expect(await list({})).toEqual([soon.id, far.id]);
    expect(await list({ view: 'soon' })).toEqual([soon.id]);
    expect(await list({ view: 'won' })).toHaveLength(1);
    expect(await list({ view: 'drafts' })).toHaveLength(1);
    expect(await list({ view: 'all' })).toHaveLength(4);
    expect(await list({ view: 'all', search: 'konkan' })).toEqual([soon.id]);
    expect(await list({ view: 'all', search: far.number?.toLowerCase() })).toEqual([far.id]);
    expect(await list({ search: far.reference })).toEqual([far.id]);
    expect(await list({ search: '%' })).toEqual([]);
    expect(ok(await sales.ask('quotations.totals'))).toMatchObject({
      open: { count: 2, total: 2 * 11_800_059 },
      soon: { count: 1 },
      ended: { count: 0, total: 0 },
      won: { count: 1 },
      drafts: { count: 1 },
    });
    await sql`update quotations set valid_until = '2020-01-01' where id = ${far.id}::bigint`.execute(
      server.db,
    );
    const { quotations } = ok(await sales.ask('quotations.list', { view: 'ended' }));
    expect(quotations).toMatchObject([{ id: far.id, isOver: true }]);
  });

  test('finds parts of words, of the reference and of the number', async ({ server, sales }) => {
    const search = (words: string, view = 'all') => listIds(sales, { search: words, view });
    const values = { addressee: "ज़ोया Änand, O'Neill & Søns (Q7X)", subject: 'Wächter für Zehlendorf' };
    const first = await sent(server, sales, values);
    const { id, reference } = first;
    const number = String(first.number);
    const parts = ['nand', 'ÄN', 'ज़ो', 'या', "o'neill", '&', 'øn', 'ønS', '(q7x)', 'q7', 'hlend', 'ächter'];
    const ofReference = [reference, reference.slice(3), reference.slice(1, 6).toLowerCase()];
    const found = [...parts, ...ofReference, 'für änand zehlendorf q7x'];
    for (const each of [...found, number, number.slice(4), `${number} wächter`])
      expect(await search(each), each).toContain(id);
    for (const each of ['zehlendorff', 'dorf hlendx', 'wächter%', 'w_chter', `${reference}x`, 'anand', '\\'])
      expect(await search(each), each).not.toContain(id);
    expect(await search('hlend', 'open')).toEqual([id]);
    expect(await search('hlend', 'won')).toEqual([]);

    // It follows a draft that is changed, and finds the number of a revision.
    const draft: Quotation = ok(await sales.call('quotations.begin', { reference }));
    expect(await search('hlend')).toEqual([draft.id, id]);
    const changed = makeQuotationValues({ subject: 'Loud Numbatgate' });
    ok(await sales.call('quotations.save', { id: draft.id, version: draft.version, values: changed }));
    expect(await search('hlend')).toEqual([id]);
    expect(await search('batgate', 'drafts')).toEqual([draft.id]);
    expect(await search(`${number}/R2`)).toEqual([draft.id]);
  });

  test('pages through what a word finds', async ({ server, sales }) => {
    const { id } = await sent(server, sales);
    await sql`
      with files as (
        insert into resumes (id, sha256, size, type, original_name, scan_state)
        select md5(number::text)::uuid, '', 1, 'pdf', 'old.pdf', 'clean' from generate_series(1, 140) as number
      )
      insert into quotations (submission_id, addressee, address, subject, lines, gst_percent, terms, state, financial_year,
        serial, valid_until, sent_at, resume_id, settled_at)
      select submission_id, case when number % 2 = 0 then 'Pangolin' else 'Badger' end, '', 'Nightwatch', lines,
        gst_percent, '', 'lost', '1999-00', number, '2000-01-01', now(), md5(number::text)::uuid, now()
      from quotations, generate_series(1, 140) as number where id = ${id}::bigint order by number
    `.execute(server.db);
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const input = { view: 'lost', search: 'nightwatch ngolin', cursor };
      const { quotations, next } = ok(await sales.ask('quotations.list', input));
      found.push(...quotations.map((quotation: Quotation) => quotation.id));
      cursor = next ?? undefined;
    } while (cursor !== undefined);
    expect(new Set(found).size).toBe(70);
    expect(found).toEqual([...found].sort((one, other) => Number(other) - Number(one)));
    await server.db.deleteFrom('quotations').execute();
  });
});

describe('the reminders', () => {
  const DAY_MS = 24 * 60 * 60_000;
  const day = (distance: number) => dayInIndia(new Date(Date.now() + distance * DAY_MS));

  test('go once, three days before and on the last day', async ({ server, smtp, send, sales, second }) => {
    await server.db.deleteFrom('quotations').execute();
    const { number, reference } = await sent(server, sales, { validUntil: day(10) });
    await send();
    const at = (distance: number) => remindOfQuotations(server.db, new Date(Date.now() + distance * DAY_MS));
    const mails = () => smtp.received.filter(({ subject }) => subject?.startsWith(`${number} for`));
    const receivers = () => mails().map(({ envelope }) => envelope.to);
    expect(await at(6)).toBe(0);
    expect((await Promise.all([at(7), at(7)])).sort()).toEqual([0, 1]);
    expect(await at(8)).toBe(0);
    await send();
    expect(receivers()).toEqual([[sales.email]]);
    expect(mails()[0]?.text).toContain(`/staff/quotations/${reference}`);
    // The second goes to whom the request is assigned meanwhile.
    const { version } = ok(await sales.call('inbox.open', { reference }));
    ok(await sales.call('inbox.assign', { items: [{ reference, version }], assignee: second.id }));
    expect(await at(10)).toBe(1);
    expect(await at(11)).toBe(0);
    await send();
    expect(receivers()).toEqual([[sales.email], [second.email]]);
    const list = ok(await sales.call('mail.list', { role: 'quotation' })).mails;
    expect(list).toMatchObject([{ reference }, { reference }]);
  });

  test('are not given on the day of sending, nor sent for one that is won', async ({
    server,
    send,
    sales,
  }) => {
    await server.db.deleteFrom('quotations').execute();
    await sent(server, sales, { validUntil: day(3) });
    const { reference } = await sent(server, sales, { validUntil: day(4) });
    await send();
    expect(await remindOfQuotations(server.db)).toBe(0);
    expect(await remindOfQuotations(server.db, new Date(Date.now() + DAY_MS))).toBe(1);
    ok(await settle(sales, await newest(sales, reference), { outcome: 'won', reason: 'Price' }));
    expect(await send()).toEqual({ sent: 0, failed: 0, parked: 1 });
  });
});
