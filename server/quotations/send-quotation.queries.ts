import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';

/**
 * The next number of a financial year. The year's row stays locked until the end of the transaction, so that two
 * members who send at the same moment get two numbers, and one that fails to send leaves none out.
 */
export async function takeSerial(trx: Transaction<Database>, financialYear: string): Promise<number> {
  const { last } = await trx
    .insertInto('quotation_numbers')
    .values({ financial_year: financialYear, last: 1 })
    .onConflict((conflict) =>
      conflict.column('financial_year').doUpdateSet({ last: sql<number>`quotation_numbers.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

export interface EarlierRevision {
  state: 'sent' | 'won' | 'lost' | 'replaced';
}

/** The earlier revisions of a number that were sent, locked until the end of the transaction. */
export async function lockEarlierRevisions(
  trx: Transaction<Database>,
  { financialYear, serial, id }: { financialYear: string; serial: number; id: string },
): Promise<EarlierRevision[]> {
  const rows = await trx
    .selectFrom('quotations')
    .select('state')
    .where('financial_year', '=', financialYear)
    .where('serial', '=', serial)
    .where('id', '<>', id)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows as EarlierRevision[];
}

/** A later revision takes their place. What they were lost for stays in their note only as long as they were lost. */
export async function replaceEarlierRevisions(
  trx: Transaction<Database>,
  { financialYear, serial, id }: { financialYear: string; serial: number; id: string },
): Promise<void> {
  await trx
    .updateTable('quotations')
    .set({ state: 'replaced', settled_at: null, version: sql<number>`version + 1` })
    .where('financial_year', '=', financialYear)
    .where('serial', '=', serial)
    .where('id', '<>', id)
    .where('state', 'in', ['sent', 'lost'])
    .execute();
}

export interface SentDraft {
  id: string;
  version: number;
  memberId: string;
  financialYear: string;
  serial: number;
  fileId: string;
  messageId: string;
  sums: { net: number; tax: number; total: number };
}

export async function markQuotationSent(trx: Transaction<Database>, sent: SentDraft): Promise<void> {
  const { id, version, memberId, financialYear, serial, fileId, messageId, sums } = sent;
  await trx
    .updateTable('quotations')
    .set({
      state: 'sent',
      version: version + 1,
      financial_year: financialYear,
      serial,
      sent_at: sql<Date>`now()`,
      sender_id: memberId,
      resume_id: fileId,
      message_id: messageId,
      net_paise: sums.net,
      tax_paise: sums.tax,
      total_paise: sums.total,
    })
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
