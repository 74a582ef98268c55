import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { remindOfQuotations } from '../../server/quotations/quotation-reminders.ts';
import type { Quotation } from '../../src/contract/staff/quotations.ts';
import { dayInIndia } from '../../src/day-in-india.ts';
import { prepareQuotation } from '../factories/quotations.ts';
import { ok, type SignedInMember } from '../factories/staff.ts';
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
