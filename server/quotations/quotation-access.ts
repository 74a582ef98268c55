import type { AuditAction } from '../../src/contract/staff/audit.ts';
import { AppError } from '../errors.ts';
import { findEntry } from '../inbox/inbox-item.queries.ts';
import { record } from '../inbox/inbox-record.ts';
import { procedureFor, type SignedIn, type StaffContext } from '../members/access/staff-procedures.ts';
import { creatingProcedureFor } from '../members/creating.ts';
import { findQuotation, type StoredQuotation } from './quotations.queries.ts';

/** Those who work on the requests for quotations. */
export const quotationProcedure = procedureFor('manageQuotations');
export const creatingQuotationProcedure = creatingProcedureFor('manageQuotations');

export type QuotationContext = StaffContext & { signedIn: SignedIn };

/** @throws {AppError} NOT_FOUND */
export async function demandRequest(ctx: QuotationContext, reference: string) {
  const entry = await findEntry(ctx.db, reference, ['quotation']);
  if (entry !== undefined) return entry;
  await record(ctx, 'refused', [reference], `as ${ctx.signedIn.member.roles.join(', ')}`);
  throw new AppError('NOT_FOUND', 'There is no such request for a quotation.');
}

/** @throws {AppError} NOT_FOUND */
export async function demandQuotation(ctx: Pick<StaffContext, 'db'>, id: string): Promise<StoredQuotation> {
  const quotation = await findQuotation(ctx.db, id);
  if (quotation === undefined)
    throw new AppError('NOT_FOUND', 'There is no such quotation. Somebody may have deleted the draft.');
  return quotation;
}

/** What the second of two people is told. The client keeps what was entered, and loads what is stored now. */
export async function changedMeanwhile(ctx: Pick<StaffContext, 'db'>, id: string): Promise<AppError> {
  const now = await demandQuotation(ctx, id);
  const who = now.editor ?? 'Somebody';
  const what = now.state === 'draft' ? `${who} has changed this draft` : `This quotation is ${now.state}`;
  return new AppError('CONFLICT', `${what} meanwhile. Nothing was changed: please look at it first.`);
}

/** Adds a line to the audit log, under the request's reference. */
export function recordQuotation(
  ctx: Pick<QuotationContext, 'db' | 'address' | 'signedIn'>,
  action: AuditAction,
  { reference, number, id }: { reference: string; number: string | null; id: string },
  detail = '',
): Promise<void> {
  return record(ctx, action, [reference], [number ?? `draft ${id}`, detail].filter(Boolean).join('; '));
}
