import { parse } from 'csv-parse/sync';

/** What divides the cells of a row. Excel writes semicolons where the decimal mark is a comma. */
export const separators = [',', ';', '\t', '|'] as const;

export const LINE_ENDS = ['\r\n', '\n', '\r'];

/** Excel's own way of saying it, as the first line. */
const SAID = /^sep=(.)\r?\n/i;

/** What divides the cells, found in the beginning of a table, and how many characters of it are no row. */
export function findSeparator(start: string): { separator: string; skipped: number } {
  const said = SAID.exec(start);
  if (said?.[1] !== undefined) return { separator: said[1], skipped: said[0].length };
  const [best] = separators
    .map((separator) => ({ separator, points: pointsOf(firstRows(start, separator)) }))
    .sort((a, b) => b.points - a.points);
  return { separator: best?.separator ?? ',', skipped: 0 };
}

/** The first rows, without the last one, which may be cut. Fewer where the beginning is broken. */
export function firstRows(start: string, separator: string, count = 25): string[][] {
  const rows: string[][] = [];
  try {
    parse(start, {
      delimiter: separator,
      record_delimiter: LINE_ENDS,
      relax_quotes: true,
      relax_column_count: true,
      to: count,
      skip_empty_lines: true,
      on_record: (row) => {
        rows.push(row);
        return null;
      },
    });
  } catch {
    // A quotation mark whose end is further on: what stands before it is enough.
  }
  // Read to the end of what there is: the last row may go on behind it.
  if (rows.length > 2 && rows.length < count && !/[\r\n]$/.test(start)) rows.pop();
  return rows;
}

/** The share of rows with as many cells as the headings, and then the number of cells. */
function pointsOf([headings = [], ...rows]: string[][]): number {
  if (headings.length < 2) return 0;
  const equal = rows.filter(({ length }) => length === headings.length).length;
  return (1 + equal) / (1 + rows.length) + Math.min(headings.length, 100) / 1_000;
}
