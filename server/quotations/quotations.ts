import { done } from '../../src/contract/staff/member.ts';
import { parsePaise } from '../../src/contract/staff/quotation-sums.ts';
import {
  beginInput,
  quotation,
  quotationListInput,
  quotationPage,
  quotationsOfRequest,
  quotationTotals,
  referenceInput,
  removeQuotationInput,
  saveQuotationInput,
  sendQuotationInput,
  sentQuotation,
  settleInput,
  versionOnly,
} from '../../src/contract/staff/quotations.ts';
import { OTHER_REASON } from '../../src/contract/staff/reasons.ts';
import { dayInIndia } from '../../src/day-in-india.ts';
import { rupeeText } from '../../src/rupees.ts';
import { listAddresses } from '../conversation/sender-addresses.ts';
import { runTransaction } from '../database/run-transaction.ts';
import { AppError } from '../errors.ts';
import { findReasons } from '../inbox/reasons/reasons.queries.ts';
import { router } from '../trpc.ts';
import { beginQuotation } from './begin-quotation.ts';
import { writeCover } from './cover-words.ts';
import { countQuotations, listQuotations } from './list-quotations.queries.ts';
import { findNewestMessage } from './newest-message.queries.ts';
import {
  changedMeanwhile,
  creatingQuotationProcedure,
  demandQuotation,
  demandRequest,
  quotationProcedure,
  recordQuotation,
} from './quotation-access.ts';
import {
  addHistoryNote,
  listQuotationsOf,
  removeDraft,
  settleQuotation,
  updateDraft,
} from './quotations.queries.ts';
import { sendQuotation } from './send-quotation.ts';

/** The quotations that the office makes for requests. */
export const quotationsRouter = router({
  list: quotationProcedure
    .input(quotationListInput)
    .output(quotationPage)
    .query(({ ctx, input: { view, search, cursor } }) =>
      listQuotations(ctx.db, { view, search, cursor: cursor ?? undefined, today: dayInIndia(new Date()) }),
    ),

  totals: quotationProcedure
    .output(quotationTotals)
    .query(({ ctx }) => countQuotations(ctx.db, dayInIndia(new Date()))),

  /** A mutation, since reading is recorded in the audit log. */
  open: quotationProcedure
    .input(referenceInput)
    .output(quotationsOfRequest)
    .mutation(async ({ ctx, input: { reference } }) => {
      const entry = await demandRequest(ctx, reference);
      const quotations = await listQuotationsOf(ctx.db, entry.submission_id);
      await recordQuotation(ctx, 'quotations read', {
        reference,
        number: `quotations ${quotations.length}`,
        id: '',
      });
      return {
        reference,
        name: entry.name,
        about: entry.about,
        suspect: entry.suspect,
        cover: writeCover(ctx, entry),
        addresses: await listAddresses(ctx.db, entry),
        isMailSetUp: ctx.config.mail !== undefined,
        newestMessage: await findNewestMessage(ctx.db, entry.submission_id),
        quotations: quotations.map((each) => quotation.parse(each)),
      };
    }),

  begin: creatingQuotationProcedure
    .input(beginInput)
    .output(quotation)
    .mutation(({ ctx, input: { reference } }) => beginQuotation(ctx, reference)),

  save: quotationProcedure
    .input(saveQuotationInput)
    .output(versionOnly)
    .mutation(async ({ ctx, input: { id, version, values } }) => {
      const before = await demandQuotation(ctx, id);
      return runTransaction(ctx.db, async (trx) => {
        const saved = await updateDraft(trx, { id, version }, ctx.signedIn.member.id, values);
        if (saved === undefined) throw await changedMeanwhile({ db: trx }, id);
        await recordQuotation({ ...ctx, db: trx }, 'quotation edited', before);
        return { version: saved };
      });
    }),

  remove: quotationProcedure
    .input(removeQuotationInput)
    .output(done)
    .mutation(async ({ ctx, input: { id, version } }) => {
      const before = await demandQuotation(ctx, id);
      await runTransaction(ctx.db, async (trx) => {
        if (!(await removeDraft(trx, { id, version }))) throw await changedMeanwhile({ db: trx }, id);
        await recordQuotation({ ...ctx, db: trx }, 'quotation removed', { ...before, number: null });
      });
      return { done: true as const };
    }),

  send: creatingQuotationProcedure
    .input(sendQuotationInput)
    .output(sentQuotation)
    .mutation(({ ctx, input }) => sendQuotation(ctx, input)),

  /** Sets the outcome of a quotation that was sent, or takes it back. */
  settle: quotationProcedure
    .input(settleInput)
    .output(versionOnly)
    .mutation(async ({ ctx, input: { id, version, outcome, reason, note, ...input } }) => {
      const before = await demandQuotation(ctx, id);
      if (outcome !== null && ![...(await findReasons(ctx.db))[outcome], OTHER_REASON].includes(reason))
        throw new AppError('BAD_REQUEST', reason === '' ? 'must be chosen' : 'must be one of the choices', {
          field: 'reason',
        });
      const agreed = outcome === 'won' && input.agreed !== '' ? parsePaise(input.agreed) : null;
      if (before.state === 'draft') throw new AppError('BAD_REQUEST', 'This quotation was not sent yet.');
      return runTransaction(ctx.db, async (trx) => {
        const settled = await settleQuotation(trx, { id, version }, { outcome, reason, note, agreed });
        if (settled === undefined) throw await changedMeanwhile({ db: trx }, id);
        // The note may name people, and nothing can be erased from the log.
        const action = outcome === null ? 'quotation reopened' : (`quotation ${outcome}` as const);
        const isOther = agreed !== null && agreed !== before.total;
        const amount = isOther
          ? `agreed ${rupeeText(agreed)} a month, offered ${rupeeText(before.total)}`
          : '';
        const why = [reason, amount].filter(Boolean).join('; ');
        await recordQuotation({ ...ctx, db: trx }, action, before, why);
        const words = `${before.number} ${outcome ?? 'open again'}${why === '' ? '' : `: ${why}`}`;
        await addHistoryNote(trx, before.submissionId, ctx.signedIn.member.id, words);
        return { version: settled };
      });
    }),
});
