import { sql } from 'kysely';
import type { DraftValues, Quotation } from '../../src/contract/staff/quotations.ts';
import { claimStores, type TestServer } from '../environment/app.ts';
import {
  makeQuotationValues,
  openQuotations,
  prepareQuotation,
  sendQuotation,
} from '../factories/quotations.ts';
import { makeQuotation } from '../factories/rows.ts';
import { createMember, ok, type SignedInMember } from '../factories/staff.ts';
import { submit } from '../factories/submit.ts';
import { test as base } from '../inbox/office.ts';

export const test = base.extend<{ second: SignedInMember }>({
  second: [async ({ server }, use) => use(await createMember(server, 'sales')), { scope: 'file' }],
});

/** Asks for a quotation as a visitor does. */
export async function ask(server: TestServer, changes = {}): Promise<string> {
  await claimStores(server);
  return submit(server, 'quotation', makeQuotation({ emailId: 'asha@example.com', ...changes }));
}

export async function newest(member: SignedInMember, reference: string): Promise<Quotation> {
  const [first] = (await openQuotations(member, reference)).quotations;
  if (first === undefined) throw new Error('no quotation');
  return first;
}

/** A request with a quotation that was sent. */
export async function sent(server: TestServer, member: SignedInMember, changes: Partial<DraftValues> = {}) {
  const reference = await ask(server);
  ok(await sendQuotation(member, await prepareQuotation(member, reference, makeQuotationValues(changes))));
  return newest(member, reference);
}

export const settle = (member: SignedInMember, { id, version }: Quotation, outcome: object) =>
  member.call('quotations.settle', { id, version, ...outcome });

export const serialOf = ({ number }: { number: string | null }) => Number(number?.split('/')[2]);

export async function idOf({ db }: TestServer, reference: string): Promise<string> {
  const { rows } = await sql<{
    id: string;
  }>`select id from submissions where reference = ${reference}`.execute(db);
  return rows[0]?.id ?? '';
}
