import type { ColumnType, Generated } from 'kysely';
import type { TypedLine } from '../../../src/contract/staff/quotation-sums.ts';
import type { QuotationState } from '../../../src/contract/staff/quotations.ts';
import type { BigintKey, BigintReference, OptionalTimestamp, Timestamp } from './columns.ts';

export interface QuotationTables {
  quotations: QuotationsTable;
  quotation_numbers: QuotationNumbersTable;
  quotation_reminders: QuotationRemindersTable;
}

type OptionalReference = ColumnType<string | null, string | bigint | null | undefined, string | null>;
/** Paise. It is read as text, as every int8. */
type Paise = ColumnType<string, number | undefined, number>;

/** A quotation for a request. Once it is sent, only its state, outcome, agreed amount and note change. */
interface QuotationsTable {
  id: BigintKey;
  submission_id: BigintReference;
  /** Raised by each change. */
  version: Generated<number>;
  state: Generated<QuotationState>;
  /** Such as 2026-27; with the serial, the number. Null for a first draft. */
  financial_year: string | null;
  serial: number | null;
  revision: Generated<number>;
  addressee: string;
  address: string;
  subject: string;
  lines: ColumnType<TypedLine[], string, string>;
  gst_percent: string;
  /** The last day on which it holds. */
  valid_until: ColumnType<string | null, string | null, string | null>;
  terms: string;
  net_paise: Paise;
  tax_paise: Paise;
  total_paise: Paise;
  begun_at: Timestamp;
  /** Who saved it last. */
  editor_id: string | null;
  sent_at: OptionalTimestamp;
  sender_id: ColumnType<string | null, string | null | undefined, string | null>;
  /** The PDF as it was sent, in the resume store. */
  resume_id: ColumnType<string | null, string | null | undefined, string | null>;
  message_id: OptionalReference;
  /** When it was won or lost. */
  settled_at: OptionalTimestamp;
  /** What was agreed, where it was won and this was said. */
  agreed_paise: ColumnType<string | null, number | null | undefined, number | null>;
  reason: Generated<string>;
  note: Generated<string>;
  /** What it is found by, in small letters. A trigger sets it. */
  found_by: ColumnType<string, never, never>;
}

/** The last number of each financial year. */
interface QuotationNumbersTable {
  financial_year: string;
  last: number;
}

/** A reminder that was given. Its mail is deleted with it. */
interface QuotationRemindersTable {
  id: BigintKey;
  quotation_id: BigintReference;
  /** One of `REMINDER_DAYS`. */
  days: number;
  at: Timestamp;
}
