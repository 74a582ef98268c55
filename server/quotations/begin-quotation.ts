import { FIRST_GST, firstTerms, HOLDS_DAYS } from '../../src/contract/staff/quotation-terms.ts';
import type { DraftValues, Quotation } from '../../src/contract/staff/quotations.ts';
import { quotation } from '../../src/contract/staff/quotations.ts';
import { dayInIndia } from '../../src/day-in-india.ts';
import type { Once } from '../members/creating.ts';
import {
  demandQuotation,
  demandRequest,
  type QuotationContext,
  recordQuotation,
} from './quotation-access.ts';
import { createDraft, findRequestWords, listQuotationsOf } from './quotations.queries.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Begins a draft. If something was sent already, it begins with that: as its next revision, or, once that was won, as a
 * quotation of its own. A request has one draft at most, so whoever comes second gets the first one's.
 */
export async function beginQuotation(
  ctx: QuotationContext & { once: Once },
  reference: string,
): Promise<Quotation> {
  const entry = await demandRequest(ctx, reference);
  return ctx.once(async (trx) => {
    const [newest] = (await listQuotationsOf(trx, entry.submission_id)).filter(
      ({ state }) => state !== 'draft',
    );
    const words = await findRequestWords(trx, entry.submission_id);
    const values: DraftValues = {
      addressee: entry.name,
      address: words.address,
      subject: `Quotation for ${entry.about}`,
      lines: [{ service: entry.about, count: '', rate: '' }],
      gstPercent: FIRST_GST,
      terms: words.terms ?? firstTerms,
      ...newest?.values,
      validUntil: dayInIndia(new Date(Date.now() + HOLDS_DAYS * DAY_MS)),
    };
    const { id, isNew } = await createDraft(trx, {
      submissionId: entry.submission_id,
      memberId: ctx.signedIn.member.id,
      values,
      revisionOf: newest === undefined || newest.state === 'won' ? undefined : newest.id,
    });
    const made = await demandQuotation({ db: trx }, id);
    if (isNew) await recordQuotation({ ...ctx, db: trx }, 'quotation begun', made);
    return quotation.parse(made);
  });
}
