import { describe, expect } from 'vitest';
import { reasonsOfRelease } from '../../../src/contract/staff/reasons.ts';
import { test } from '../../environment/outbox.ts';
import { prepareQuotation, sendQuotation } from '../../factories/quotations.ts';
import { makeQuotation } from '../../factories/rows.ts';
import { createMember, ok } from '../../factories/staff.ts';
import { submit } from '../../factories/submit.ts';

describe('the reasons', () => {
  test('are those of the release until an owner changes them, and again when that is taken back', async ({
    server,
  }) => {
    const [owner, sales] = [await createMember(server, 'owner'), await createMember(server, 'sales')];
    const list = async () => ok(await sales.ask('reasons.list'));
    const { rejected } = await list();
    expect(rejected.reasons).toEqual(reasonsOfRelease.rejected);
    const reasons = ['Below the height', 'क़द कम है'];
    const save = (version: string, saved: string[] | null) =>
      owner.call('reasons.save', { what: 'rejected', version, reasons: saved });
    const after = ok(await save(rejected.version, reasons));
    expect(after.rejected.reasons).toEqual(reasons);
    expect((await list()).withdrawn.reasons).toEqual(reasonsOfRelease.withdrawn);
    // The second of two people is told what the first has saved.
    const late = await save(rejected.version, ['Too late']);
    expect(late.statusCode).toBe(409);
    expect(late.json().error.message).toContain('Below the height, क़द कम है');
    ok(await save(after.rejected.version, null));
    expect((await list()).rejected).toEqual(rejected);
    const lines = await server.db
      .selectFrom('staff_audit')
      .select(['subject', 'detail'])
      .where('action', '=', 'reasons set')
      .orderBy('id')
      .execute();
    expect(lines).toEqual([
      { subject: 'reasons rejected', detail: reasons.join(', ') },
      { subject: 'reasons rejected', detail: '' },
    ]);
  });

  test('are not blank, twice, none at all or “Other”', async ({ server }) => {
    const owner = await createMember(server, 'owner');
    const { version } = ok(await owner.ask('reasons.list')).lost;
    for (const reasons of [[], [' '], ['Price', 'price'], ['Other'], ['x'.repeat(101)]])
      expect((await owner.call('reasons.save', { what: 'lost', version, reasons })).statusCode).toBe(400);
  });

  test('of a lost quotation are those that the office offers, and Other with a note', async ({ server }) => {
    const [owner, sales] = [await createMember(server, 'owner'), await createMember(server, 'sales')];
    const reference = await submit(server, 'quotation', makeQuotation());
    const draft = await prepareQuotation(sales, reference);
    const { id } = ok(await sendQuotation(sales, draft));
    const { version } = ok(await owner.ask('reasons.list')).lost;
    ok(await owner.call('reasons.save', { what: 'lost', version, reasons: ['Kept their own guards'] }));
    const settle = async (reason: string, note = '') => {
      const { quotations } = ok(await sales.call('quotations.open', { reference }));
      return sales.call('quotations.settle', {
        ...{ id, version: quotations[0].version, outcome: 'lost', reason, note },
      });
    };
    expect((await settle('Price too high')).statusCode).toBe(400);
    expect((await settle('Other')).statusCode).toBe(400);
    ok(await settle('Kept their own guards'));
    const { quotations } = ok(await sales.call('quotations.open', { reference }));
    expect(quotations[0]).toMatchObject({ state: 'lost', reason: 'Kept their own guards' });
  });
});
