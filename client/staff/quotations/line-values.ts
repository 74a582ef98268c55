import type { TypedLine } from '../../../src/contract/staff/quotation-sums.ts';
import type { DraftValues, Quotation } from '../../../src/contract/staff/quotations.ts';

/** The fields of the form. The lines are one field, as JSON: of two people's changes, one side's lines are kept. */
export type QuotationFields = Record<Exclude<keyof DraftValues, 'lines'> | 'lines', string>;

export const fieldLabels = [
  ['addressee', 'To'],
  ['address', 'Address'],
  ['subject', 'Subject'],
  ['lines', 'Services'],
  ['gstPercent', 'GST'],
  ['validUntil', 'Valid until'],
  ['terms', 'Terms'],
] as const satisfies readonly (readonly [keyof QuotationFields, string])[];

export const toFields = ({ values }: Pick<Quotation, 'values'>): QuotationFields => ({
  ...values,
  lines: JSON.stringify(values.lines),
});

export const toValues = (fields: QuotationFields): DraftValues => ({
  ...fields,
  lines: parseLines(fields.lines),
});

export const parseLines = (json: string): TypedLine[] => JSON.parse(json) as TypedLine[];
