import type { SourceReader } from '../found-item.ts';
import { type MessageFormat, readMessages } from './messages.ts';

/** `Id` and `Date` since 2021, `Form_id` and `Form_date` before. */
const IDS = ['form_id', 'form id', 'id'];
const DATES = ['form_date', 'form date', 'date'];

/** Whether a row is the headings, which stand there again after each 1,000 rows, with other columns perhaps. */
export function isCfdb7Headings([id = '', date = '']: readonly string[]): boolean {
  return IDS.includes(plain(id)) && DATES.includes(plain(date));
}
const plain = (cell: string) =>
  cell
    .replace(/[\uFEFF"]/g, '')
    .trim()
    .toLowerCase();

/** A value that a spreadsheet could compute has quotation marks of its own. */
export const withoutQuotes = (cell: string) => cell.replace(/^"([=+\-@;][\s\S]*)"$/, '$1');

/** @see arshidkv12/contact-form-cfdb7 inc/export-csv.php: the id and the date first, then the fields without `your-`. */
const format: MessageFormat = {
  name: 'cfdb7',
  columnsOf: () => ({ id: 0, date: 1 }),
  isHeadings: isCfdb7Headings,
  repair: withoutQuotes,
};

export const readCfdb7: SourceReader = (source) => readMessages(source, format);
