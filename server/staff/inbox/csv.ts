import { stringify } from 'csv-stringify/sync';

/** With it Excel reads UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Lines as RFC 4180 has them. Every cell is quoted, since people write line breaks, and one that a spreadsheet would
 * take for a formula is led by an apostrophe.
 */
export function csvLines(rows: (string | null)[][]): string {
  return stringify(rows, {
    quoted: true,
    quoted_empty: true,
    record_delimiter: 'windows',
    escape_formulas: true,
  });
}

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** `2026-11-21 14:05`, as clocks in India say. */
export function csvTime(time: Date): string {
  return clock.format(time);
}
