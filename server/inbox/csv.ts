import { stringify } from 'csv-stringify/sync';

/** The byte order mark that makes Excel read UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * CSV according to RFC 4180. Every cell is quoted, since texts contain line breaks, and a cell that a spreadsheet
 * would execute as a formula starts with an apostrophe.
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

/** The time in India: `2026-11-21 14:05`. */
export function csvTime(time: Date): string {
  return clock.format(time);
}
