import { randomUUID } from 'node:crypto';
import type { DraftValues, Quotation, QuotationsOfRequest } from '../../src/contract/staff/quotations.ts';
import { ok, type SignedInMember } from './staff.ts';

/** What an office fills in. The last day is far away, so that no test depends on today. */
export const makeQuotationValues = (changes: Partial<DraftValues> = {}): DraftValues => ({
  addressee: 'आशा मेनन, Example Mills',
  address: '14 Example Road\nPune, Maharashtra',
  subject: 'Guards for two gates',
  lines: [
    { service: 'Security guard, 12 hours', count: '4', rate: '18,500' },
    { service: 'सुरक्षा पर्यवेक्षक (Supervisor)', count: '1', rate: '26000.50' },
  ],
  gstPercent: '18',
  validUntil: '2099-03-31',
  terms: 'Rates are per month.\nBills are due within 15 days.',
  ...changes,
});

export const openQuotations = async (
  member: SignedInMember,
  reference: string,
): Promise<QuotationsOfRequest> => ok(await member.call('quotations.open', { reference }));

/** Begins a draft and fills it in. @returns it as it is stored then. */
export async function prepareQuotation(
  member: SignedInMember,
  reference: string,
  values = makeQuotationValues(),
): Promise<Quotation> {
  const draft: Quotation = ok(await member.call('quotations.begin', { reference }));
  const { version } = ok(
    await member.call('quotations.save', { id: draft.id, version: draft.version, values }),
  );
  return { ...draft, version, values };
}

/** Sends a draft to the address of its request. */
export async function sendQuotation(
  member: SignedInMember,
  { id, version, reference }: Pick<Quotation, 'id' | 'version' | 'reference'>,
  key = randomUUID(),
) {
  const { addresses, newestMessage, cover } = await openQuotations(member, reference);
  return member.call('quotations.send', { id, version, newestMessage, to: addresses[0], ...cover }, key);
}
