import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { listRecords } from '../../../server/staff/people/records.queries.ts';
import type { Quotation, QuotationTotals } from '../../../src/contract/staff/quotations.ts';
import { test as base, claimStores, type TestServer } from '../../environment/app.ts';
import { openQuotations, prepareQuotation, sendQuotation } from '../../factories/quotations.ts';
import { makeQuotation } from '../../factories/rows.ts';
import { createMember, ok, type SignedInMember } from '../../factories/staff.ts';
import { submit } from '../../factories/submit.ts';

const test = base.extend<{ sales: SignedInMember }>({
  sales: [async ({ server }, use) => use(await createMember(server, 'sales')), { scope: 'file' }],
});

const OFFERED = 11_800_059;

const newest = async (member: SignedInMember, reference: string): Promise<Quotation> => {
  const [first] = (await openQuotations(member, reference)).quotations;
  if (first === undefined) throw new Error('no quotation');
  return first;
};

async function sent(server: TestServer, member: SignedInMember): Promise<Quotation> {
  await claimStores(server);
  const reference = await submit(server, 'quotation', makeQuotation({ emailId: 'asha@example.com' }));
  ok(await sendQuotation(member, await prepareQuotation(member, reference)));
  return newest(member, reference);
}

const settle = (member: SignedInMember, { id, version }: Quotation, outcome: object) =>
  member.call('quotations.settle', { id, version, reason: 'Price', ...outcome });
const notesOf = async (member: SignedInMember, reference: string): Promise<string[]> =>
  ok(await member.call('inbox.open', { reference })).events.map(({ text }: { text: string }) => text);
const totalsOf = async (member: SignedInMember): Promise<QuotationTotals> =>
  ok(await member.ask('quotations.totals'));

describe('the amount for which a quotation was won', () => {
  test('may differ from what was offered, in the history, the list, the sums and the exports', async ({
    server,
    sales,
  }) => {
    const owner = await createMember(server, 'owner');
    const quotation = await sent(server, sales);
    const { reference, number } = quotation;
    expect(quotation).toMatchObject({ total: OFFERED, agreed: null });
    const before = await totalsOf(sales);
    ok(await settle(sales, quotation, { outcome: 'won', agreed: '1,00,000.50' }));
    expect(await newest(sales, reference)).toMatchObject({
      state: 'won',
      total: OFFERED,
      agreed: 10_000_050,
    });
    const words = `${number} won: Price; agreed ₹1,00,000.50 a month, offered ₹1,18,000.59`;
    expect(await notesOf(sales, reference)).toContain(words);
    const { lines } = ok(await owner.ask('auditLog.search', { action: 'quotation won', subject: reference }));
    expect(lines[0].detail).toContain('agreed ₹1,00,000.50 a month');
    const { quotations } = ok(await sales.ask('quotations.list', { view: 'won' }));
    expect(quotations[0]).toMatchObject({ reference, total: OFFERED, agreed: 10_000_050 });
    const after = await totalsOf(sales);
    expect(after.won.total - before.won.total).toBe(10_000_050);
    const { rows } = await sql<{
      id: string;
    }>`select id from submissions where reference = ${reference}`.execute(server.db);
    const [record] = await listRecords(server.db, [rows[0]?.id ?? '']);
    expect(JSON.stringify(record)).toContain('"agreedPaise":10000050');

    // Open again, nothing is agreed any more.
    ok(await settle(sales, await newest(sales, reference), { outcome: null }));
    expect(await newest(sales, reference)).toMatchObject({ state: 'sent', agreed: null });
    ok(
      await settle(sales, await newest(sales, reference), {
        outcome: 'lost',
        reason: 'No answer',
        agreed: '5',
      }),
    );
    expect(await newest(sales, reference)).toMatchObject({ state: 'lost', agreed: null });
  });

  test('is what was offered unless another is given', async ({ server, sales }) => {
    const quotation = await sent(server, sales);
    const before = await totalsOf(sales);
    ok(await settle(sales, quotation, { outcome: 'won' }));
    expect(await newest(sales, quotation.reference)).toMatchObject({ state: 'won', agreed: null });
    expect(await notesOf(sales, quotation.reference)).toContain(`${quotation.number} won: Price`);
    expect((await totalsOf(sales)).won.total - before.won.total).toBe(OFFERED);
    const same = await sent(server, sales);
    ok(await settle(sales, same, { outcome: 'won', agreed: '1,18,000.59' }));
    expect(await notesOf(sales, same.reference)).toContain(`${same.number} won: Price`);
  });

  test('is an amount', async ({ server, sales }) => {
    const quotation = await sent(server, sales);
    for (const agreed of ['0', '-5', 'a lakh', '1.234', '99999999999999', `${'9'.repeat(40)}`]) {
      const answer = await settle(sales, quotation, { outcome: 'won', agreed });
      expect(answer.statusCode, agreed).toBe(400);
    }
    expect(await newest(sales, quotation.reference)).toMatchObject({ state: 'sent', agreed: null });
  });
});
