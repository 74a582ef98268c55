import { type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import { sumsOf, type TypedLine } from '../../src/contract/staff/quotation-sums.ts';
import type { DraftValues, Outcome, Quotation } from '../../src/contract/staff/quotations.ts';
import type { Database } from '../database/schema.ts';
import { deliveryOf, lastAnswerOf } from '../mail/delivery.queries.ts';
import { numberText } from './quotation-number.ts';

/** A quotation as the staff sees it, with what only the server needs. */
export interface StoredQuotation extends Quotation {
  submissionId: string;
  fileId: string | null;
}

const columns = (db: Kysely<Database>) =>
  db
    .selectFrom('quotations as quotation')
    .innerJoin('submissions', 'submissions.id', 'quotation.submission_id')
    .leftJoin('staff_members as editor', 'editor.id', 'editor_id')
    .leftJoin('staff_members as sender', 'sender.id', 'sender_id')
    .leftJoin('mails as mail', 'mail.reply_id', 'quotation.message_id')
    .select([
      'quotation.id',
      'reference',
      'quotation.version',
      'state',
      'financial_year',
      'serial',
      'revision',
    ])
    .select(['addressee', 'quotation.address', 'subject', 'lines', 'gst_percent', 'terms', 'reason', 'note'])
    .select(['net_paise', 'tax_paise', 'total_paise', 'sent_at', 'quotation.settled_at', 'resume_id'])
    .select('quotation.submission_id')
    .select(['editor.name as editor', 'sender.name as sender', 'agreed_paise'])
    .select(['mail.status', 'mail.attempts', lastAnswerOf(sql.ref('mail.id')).as('lastAnswer')])
    .select(sql<string | null>`valid_until::text`.as('valid_until'));

type Row = Awaited<ReturnType<ReturnType<typeof columns>['executeTakeFirstOrThrow']>>;

export async function findQuotation(db: Kysely<Database>, id: string): Promise<StoredQuotation | undefined> {
  const row = await columns(db).where('quotation.id', '=', id).executeTakeFirst();
  return row && toQuotation(row);
}

/** The quotations for a request, the newest first. */
export async function listQuotationsOf(
  db: Kysely<Database>,
  submissionId: string,
): Promise<StoredQuotation[]> {
  const rows = await columns(db)
    .where('quotation.submission_id', '=', submissionId)
    .orderBy('quotation.id', 'desc')
    .execute();
  return rows.map(toQuotation);
}

function toQuotation(row: Row): StoredQuotation {
  const { addressee, address, subject, lines, terms } = row;
  return {
    id: row.id,
    reference: row.reference,
    version: row.version,
    state: row.state,
    number: numberText(row),
    revision: row.revision,
    addressee,
    net: Number(row.net_paise),
    tax: Number(row.tax_paise),
    total: Number(row.total_paise),
    validUntil: row.valid_until ?? '',
    sentAt: row.sent_at?.toISOString() ?? null,
    sender: row.sender,
    editor: row.editor,
    settledAt: row.settled_at?.toISOString() ?? null,
    reason: row.reason,
    agreed: row.agreed_paise === null ? null : Number(row.agreed_paise),
    note: row.note,
    delivery: deliveryOf(row),
    values: {
      addressee,
      address,
      subject,
      lines,
      terms,
      gstPercent: row.gst_percent,
      validUntil: row.valid_until ?? '',
    },
    submissionId: row.submission_id,
    fileId: row.resume_id,
  };
}

/** Locks a quotation until the end of the transaction. @returns whether it still has this version. */
export async function lockQuotation(
  trx: Transaction<Database>,
  id: string,
  version: number,
): Promise<boolean> {
  const row = await trx
    .selectFrom('quotations')
    .select('version')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row?.version === version;
}

/** What the first draft for a request takes from it. */
export interface RequestWords {
  address: string;
  /** The terms of the last quotation that was sent to anybody; undefined before the first. */
  terms: string | undefined;
}

export async function findRequestWords(db: Kysely<Database>, submissionId: string): Promise<RequestWords> {
  const request = await db
    .selectFrom('quotation_requests')
    .select(['address', 'city', 'state'])
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();
  const last = await db
    .selectFrom('quotations')
    .select('terms')
    .where('serial', 'is not', null)
    .where('state', '<>', 'draft')
    .orderBy('financial_year', 'desc')
    .orderBy('serial', 'desc')
    .limit(1)
    .executeTakeFirst();
  const place = [request?.city, request?.state].filter(Boolean).join(', ');
  return { address: [request?.address, place].filter(Boolean).join('\n'), terms: last?.terms };
}

export interface NewDraft {
  submissionId: string;
  memberId: string;
  values: DraftValues;
  /** The quotation of which it is a revision. */
  revisionOf: string | undefined;
}

/** @returns the id of the new draft, or of the one that the request has already. */
export async function createDraft(
  trx: Transaction<Database>,
  { submissionId, memberId, values, revisionOf }: NewDraft,
): Promise<{ id: string; isNew: boolean }> {
  const { rows } = await sql<{ id: string }>`
    insert into quotations (submission_id, editor_id, addressee, address, subject, lines, gst_percent, valid_until,
      terms, net_paise, tax_paise, total_paise, financial_year, serial, revision)
    select ${submissionId}::bigint, ${memberId}, ${values.addressee}, ${values.address}, ${values.subject},
      ${JSON.stringify(values.lines)}::jsonb, ${values.gstPercent}, ${values.validUntil || null}::date, ${values.terms},
      ${paise(values).net_paise}::bigint, ${paise(values).tax_paise}::bigint, ${paise(values).total_paise}::bigint,
      before.financial_year, before.serial, coalesce(before.last, 0) + 1
    from (select 1) as one left join (
      select earlier.financial_year, earlier.serial, (select max(revision) from quotations as each
        where each.financial_year = earlier.financial_year and each.serial = earlier.serial) as last
      from quotations as earlier where earlier.id = ${revisionOf ?? null}::bigint
    ) as before on true
    on conflict (submission_id) where state = 'draft' do nothing
    returning id
  `.execute(trx);
  const [made] = rows;
  if (made !== undefined) return { id: made.id, isNew: true };
  const { id } = await trx
    .selectFrom('quotations')
    .select('id')
    .where('submission_id', '=', submissionId)
    .where('state', '=', 'draft')
    .executeTakeFirstOrThrow();
  return { id, isNew: false };
}

interface Seen {
  id: string;
  version: number;
}

/** @returns the new version; undefined where the draft has another one by now, or was sent. */
export async function updateDraft(
  trx: Transaction<Database>,
  { id, version }: Seen,
  memberId: string,
  values: DraftValues,
): Promise<number | undefined> {
  const row = await trx
    .updateTable('quotations')
    .set({
      version: version + 1,
      editor_id: memberId,
      addressee: values.addressee,
      address: values.address,
      subject: values.subject,
      lines: JSON.stringify(values.lines),
      gst_percent: values.gstPercent,
      valid_until: values.validUntil || null,
      terms: values.terms,
      ...paise(values),
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state', '=', 'draft')
    .returning('version')
    .executeTakeFirst();
  return row?.version;
}

/** @returns whether there was a draft of this version. */
export async function removeDraft(trx: Transaction<Database>, { id, version }: Seen): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('quotations')
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state', '=', 'draft')
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

interface Settlement {
  outcome: Outcome | null;
  reason: string;
  note: string;
  /** What was agreed, in paise; null for what was offered. */
  agreed: number | null;
}

/** @returns the new version; undefined where it has another one by now, or is no quotation that can be decided. */
export async function settleQuotation(
  trx: Transaction<Database>,
  { id, version }: Seen,
  { outcome, reason, note, agreed }: Settlement,
): Promise<number | undefined> {
  const row = await trx
    .updateTable('quotations')
    .set({
      version: version + 1,
      state: outcome ?? 'sent',
      settled_at: outcome === null ? null : sql<Date>`now()`,
      reason: outcome === null ? '' : reason,
      agreed_paise: outcome === 'won' ? agreed : null,
      note,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .where(sql<SqlBool>`state in ('sent', 'won', 'lost')`)
    .returning('version')
    .executeTakeFirst();
  return row?.version;
}

/** Says in the request's history what became of it, which also tells the colleagues who have the item open. */
export async function addHistoryNote(
  trx: Transaction<Database>,
  submissionId: string,
  memberId: string,
  text: string,
): Promise<void> {
  await trx
    .insertInto('inbox_events')
    .values({ submission_id: submissionId, member_id: memberId, action: 'note', text })
    .execute();
}

/** The largest sum that the columns take: a draft may be senseless, as long as it is not sent. */
const MOST = 9e15;

function paise({ lines, gstPercent }: { lines: readonly TypedLine[]; gstPercent: string }) {
  const { net, tax, total } = sumsOf(lines, gstPercent);
  const isTooLarge = total > MOST;
  return {
    net_paise: isTooLarge ? 0 : net,
    tax_paise: isTooLarge ? 0 : tax,
    total_paise: isTooLarge ? 0 : total,
  };
}
