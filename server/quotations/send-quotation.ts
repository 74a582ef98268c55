import type { Transaction } from 'kysely';
import type { z } from 'zod';
import { explainIssue } from '../../src/contract/sentences-in-english.ts';
import { sumsOf } from '../../src/contract/staff/quotation-sums.ts';
import { quotationValues, type sendQuotationInput } from '../../src/contract/staff/quotations.ts';
import { dayInIndia } from '../../src/day-in-india.ts';
import { beginConversation, findMessageAfter } from '../conversation/messages.queries.ts';
import { createReply } from '../conversation/replies.queries.ts';
import { listAddresses } from '../conversation/sender-addresses.ts';
import { createMessageId, createToken } from '../conversation/thread-token.ts';
import type { Database } from '../database/schema.ts';
import { AppError } from '../errors.ts';
import { putFile, resumeKind } from '../files/resume-store.ts';
import { demandOwnStoreForUpload } from '../files/store-owner.ts';
import type { Once } from '../members/creating.ts';
import { printQuotation } from './letterhead/printing.ts';
import { readLogo } from './letterhead/read-logo.ts';
import {
  changedMeanwhile,
  demandQuotation,
  demandRequest,
  type QuotationContext,
  recordQuotation,
} from './quotation-access.ts';
import { financialYearOf, numberText } from './quotation-number.ts';
import type { StoredQuotation } from './quotations.queries.ts';
import { lockQuotation } from './quotations.queries.ts';
import {
  lockEarlierRevisions,
  markQuotationSent,
  replaceEarlierRevisions,
  takeSerial,
} from './send-quotation.queries.ts';

type Input = z.infer<typeof sendQuotationInput>;

/**
 * Gives a draft its number, prints it, stores the PDF and sends it as a reply to the request. All of it is one
 * transaction, so that a number is taken only by what was sent.
 */
export async function sendQuotation(
  ctx: QuotationContext & { once: Once },
  input: Input,
): Promise<{ id: string; number: string }> {
  const { id, version, newestMessage, to, locale, subject, text } = input;
  const draft = await demandQuotation(ctx, id);
  const entry = await demandRequest(ctx, draft.reference);
  if (entry.suspect)
    throw new AppError(
      'BAD_REQUEST',
      'This is suspected spam. Please restore it before you send a quotation.',
    );
  if (!(await listAddresses(ctx.db, entry)).includes(to))
    throw new AppError('BAD_REQUEST', 'is no address of the sender', { field: 'to' });
  await demandOwnStoreForUpload(ctx.db, ctx.resumes, resumeKind);
  const site = ctx.site.current;
  const letterhead = { identity: site.identity, logo: await readLogo(ctx, site) };
  const from = ctx.config.mail?.from.address ?? site.identity.enquiryEmail;

  return ctx.once(async (trx) => {
    // The item first, as every reply locks it: of two members who send at once, the second one is told.
    if ((await findMessageAfter(trx, entry.submission_id, newestMessage)) !== undefined)
      throw new AppError(
        'CONFLICT',
        'There is a newer message in the conversation. Nothing was sent: please read it first.',
      );
    if (!(await lockQuotation(trx, id, version)) || draft.version !== version || draft.state !== 'draft')
      throw await changedMeanwhile({ db: trx }, id);
    const at = new Date();
    const day = dayInIndia(at);
    const values = demandComplete(draft, day);
    const given = await giveNumber(trx, draft, financialYearOf(day));
    const pdf = await printQuotation({
      letterhead,
      values,
      day,
      at,
      number: given.number,
      sender: ctx.signedIn.member.name,
    });
    const name = `Quotation ${given.number.replaceAll('/', '-')}.pdf`;
    const row = await putFile(ctx.resumes, { bytes: pdf, type: 'pdf', name });
    const token = await beginConversation(trx, entry.submission_id, createToken());
    const messageId = await createReply(trx, {
      submissionId: entry.submission_id,
      memberId: ctx.signedIn.member.id,
      name: entry.name,
      to,
      locale,
      isAnswered: true,
      subject: fill(subject, given.number),
      text: fill(text, given.number),
      // Nothing of a stranger is in it but text, so it need not wait for the scanner.
      files: [
        {
          name: row.original_name,
          size: row.size,
          leftOut: undefined,
          row: { ...row, scan_state: 'clean', scanned_at: at },
        },
      ],
      messageId: createMessageId(token, from.slice(from.lastIndexOf('@') + 1)),
    });
    await markQuotationSent(trx, {
      id,
      version,
      messageId,
      memberId: ctx.signedIn.member.id,
      financialYear: given.financialYear,
      serial: given.serial,
      fileId: row.id,
      sums: sumsOf(values.lines, values.gstPercent),
    });
    if (draft.number !== null) await replaceEarlierRevisions(trx, { ...given, id });
    await recordQuotation({ ...ctx, db: trx }, 'quotation sent', { ...draft, number: given.number });
    return { id, number: given.number };
  });
}

/** @throws {AppError} BAD_REQUEST for the first field that is missing or wrong. */
function demandComplete({ values }: StoredQuotation, today: string) {
  const parsed = quotationValues.safeParse(values);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new AppError('BAD_REQUEST', issue === undefined ? 'is not complete' : explainIssue(issue), {
      field: issue?.path.join('.') ?? 'values',
    });
  }
  if (parsed.data.validUntil < today)
    throw new AppError('BAD_REQUEST', 'must not be over', { field: 'validUntil' });
  return parsed.data;
}

/** A revision keeps the number of the one before. */
async function giveNumber(trx: Transaction<Database>, draft: StoredQuotation, thisYear: string) {
  const [, financialYear, serialText] = /^Q\/([\d-]+)\/(\d+)/.exec(draft.number ?? '') ?? [];
  if (financialYear === undefined) {
    const serial = await takeSerial(trx, thisYear);
    return withNumber(thisYear, serial, draft.revision);
  }
  const given = withNumber(financialYear, Number(serialText), draft.revision);
  const earlier = await lockEarlierRevisions(trx, { ...given, id: draft.id });
  if (earlier.some(({ state }) => state === 'won'))
    throw new AppError(
      'CONFLICT',
      'An earlier revision of this quotation was won meanwhile. Nothing was sent: please look at it first.',
    );
  return given;
}

function withNumber(financialYear: string, serial: number, revision: number) {
  const number = numberText({ financial_year: financialYear, serial, revision }) ?? '';
  return { financialYear, serial, number };
}

const fill = (text: string, number: string) => text.replaceAll('{number}', number);
