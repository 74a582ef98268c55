import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { reasonsOfRelease } from '../../../src/contract/staff/reasons.ts';
import { test } from '../../environment/app.ts';
import { prepareQuotation, sendQuotation } from '../../factories/quotations.ts';
import { makeQuotation } from '../../factories/rows.ts';
import { createMember, ok } from '../../factories/staff.ts';
import { submit } from '../../factories/submit.ts';

describe('the reasons', () => {
  test('are those of the release until an owner changes them, and again later', async ({ server }) => {
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
    const { rows } = await sql`
      select subject, detail from staff_audit where action = 'reasons set' order by id`.execute(server.db);
    const subject = 'reasons rejected';
    expect(rows).toEqual([
      { subject, detail: reasons.join(', ') },
      { subject, detail: '' },
    ]);
    for (const wrong of [[], [' '], ['Price', 'price'], ['Other'], ['x'.repeat(101)]])
      expect((await save(rejected.version, wrong)).statusCode, wrong.join()).toBe(400);
  });

  test('of a lost quotation are those that the office offers, and Other with a note', async ({ server }) => {
    const [owner, sales] = [await createMember(server, 'owner'), await createMember(server, 'sales')];
    const reference = await submit(server, 'quotation', makeQuotation());
    const { id } = ok(await sendQuotation(sales, await prepareQuotation(sales, reference)));
    const { version } = ok(await owner.ask('reasons.list')).lost;
    const kept = 'Kept their own guards';
    ok(await owner.call('reasons.save', { what: 'lost', version, reasons: [kept] }));
    const newest = async () => ok(await sales.call('quotations.open', { reference })).quotations[0];
    const settle = async (reason: string) => {
      const seen = { id, version: (await newest()).version };
      return sales.call('quotations.settle', { ...seen, outcome: 'lost', reason, note: '' });
    };
    for (const reason of ['Price too high', 'Other']) expect((await settle(reason)).statusCode).toBe(400);
    ok(await settle(kept));
    expect(await newest()).toMatchObject({ state: 'lost', reason: kept });
  });
});
