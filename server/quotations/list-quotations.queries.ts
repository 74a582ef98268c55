import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import {
  ENDS_SOON_DAYS,
  type ListedQuotation,
  QUOTATION_PAGE,
  type QuotationState,
  type QuotationTotals,
  type QuotationView,
} from '../../src/contract/staff/quotations.ts';
import { pageOf } from '../database/page-of.ts';
import type { Database } from '../database/schema.ts';
import { numberText } from './quotation-number.ts';

/** Written like the conditions of the indexes, so that they are used. */
function isInView(view: QuotationView, today: string): RawBuilder<SqlBool> {
  const open = sql`quotation.state = 'sent'`;
  const conditions: Record<QuotationView, RawBuilder<SqlBool>> = {
    open: sql`${open}`,
    soon: sql`${open} and valid_until between ${today}::date and ${today}::date + ${ENDS_SOON_DAYS}::integer`,
    ended: sql`${open} and valid_until < ${today}::date`,
    won: sql`quotation.state = 'won'`,
    lost: sql`quotation.state = 'lost'`,
    drafts: sql`quotation.state = 'draft'`,
    all: sql`true`,
  };
  return conditions[view];
}

/** The open ones by their last day, since that asks for work; the others by age, the newest first. */
const byLastDay: readonly QuotationView[] = ['open', 'soon', 'ended'];

interface ListInput {
  view: QuotationView;
  search: string;
  cursor: string | undefined;
  today: string;
}

export async function listQuotations(
  db: Kysely<Database>,
  { view, search, cursor, today }: ListInput,
): Promise<{ quotations: ListedQuotation[]; next: string | null }> {
  const isByDay = byLastDay.includes(view);
  const [day = '', id = ''] = cursor?.split(' ') ?? [];
  const isAfter = !/^\d{1,18}$/.test(id)
    ? sql<SqlBool>`true`
    : isByDay && /^\d{4}-\d{2}-\d{2}$/.test(day)
      ? sql<SqlBool>`(valid_until, quotation.id) > (${day}::date, ${id}::bigint)`
      : sql<SqlBool>`quotation.id < ${id}::bigint`;
  const order = isByDay ? sql`quotation.valid_until, quotation.id` : sql`quotation.id desc`;
  // Any part of a word is found.
  const words = wordsOf(search).map((word) => sql`position(${word} in found_by) > 0`);
  const { rows } = await sql<Row>`
    select quotation.id, reference, state, financial_year, serial, revision, addressee, subject, net_paise, tax_paise,
      total_paise, agreed_paise, valid_until::text as valid_until, sent_at, sender.name as sender, reason,
      coalesce(state = 'sent' and valid_until < ${today}::date, false) as is_over
    from quotations as quotation
      join submissions on submissions.id = quotation.submission_id
      left join staff_members as sender on sender.id = sender_id
    where ${sql.join([isInView(view, today), isAfter, ...words], sql` and `)}
    order by ${order} limit ${QUOTATION_PAGE + 1}
  `.execute(db);
  const { page, next } = pageOf(rows, QUOTATION_PAGE, (row) => `${row.valid_until ?? '-'} ${row.id}`);
  return {
    quotations: page.map((row) => ({
      id: row.id,
      reference: row.reference,
      number: numberText(row),
      revision: row.revision,
      state: row.state,
      addressee: row.addressee,
      service: row.subject,
      net: Number(row.net_paise),
      tax: Number(row.tax_paise),
      total: Number(row.total_paise),
      validUntil: row.valid_until ?? '',
      isOver: row.is_over,
      sentAt: row.sent_at?.toISOString() ?? null,
      sender: row.sender,
      reason: row.reason,
      agreed: row.agreed_paise === null ? null : Number(row.agreed_paise),
    })),
    next,
  };
}

interface Row {
  id: string;
  reference: string;
  state: QuotationState;
  financial_year: string | null;
  serial: number | null;
  revision: number;
  addressee: string;
  subject: string;
  net_paise: string;
  tax_paise: string;
  total_paise: string;
  agreed_paise: string | null;
  valid_until: string | null;
  sent_at: Date | null;
  sender: string | null;
  reason: string;
  is_over: boolean;
}

/** More words than anybody types. */
const MOST_WORDS = 8;

/** Every word occurs in the addressee, the subject, the number or the reference. */
const wordsOf = (search: string) => search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);

/** Only one that was won has an agreed amount, and only the index of states has it. */
const amountOf = (view: QuotationView) =>
  view === 'won' ? sql`coalesce(agreed_paise, total_paise)` : sql`total_paise`;

export async function countQuotations(db: Kysely<Database>, today: string): Promise<QuotationTotals> {
  const counted = ['open', 'soon', 'ended', 'won', 'lost', 'drafts'] as const;
  const { rows } = await sql<{ view: (typeof counted)[number]; count: number; total: string }>`
    ${sql.join(
      counted.map(
        (view) => sql`
      select ${sql.lit(view)} as view, count(*)::integer as count, coalesce(sum(${amountOf(view)}), 0)::text as total
      from quotations as quotation where ${isInView(view, today)}`,
      ),
      sql` union all `,
    )}
  `.execute(db);
  const totals = rows.map(({ view, count, total }) => [view, { count, total: Number(total) }] as const);
  return Object.fromEntries(totals) as QuotationTotals;
}
