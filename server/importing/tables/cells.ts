import type { FoundNote } from '../found-item.ts';

/** A cell beyond this is no text that a person wrote. */
export const LONGEST_CELL = 1_000_000;

/** The texts of a row as they can be stored, and what had to be changed. */
export interface CleanCells {
  cells: string[];
  notes: FoundNote[];
  /** Too much for anything to be made of it. */
  isTooLong: boolean;
}

/** A formula stays what it is: text. Only a spreadsheet computes it, and nothing here is one. */
export function cleanCells(raw: readonly string[], headings: readonly string[]): CleanCells {
  const notes: FoundNote[] = [];
  let isTooLong = false;
  const cells = raw.map((cell, column) => {
    const place = headings[column] ?? nameOfColumn(column);
    if (cell.length > LONGEST_CELL) {
      isTooLong = true;
      const text = `The cell has ${cell.length} characters; the most is ${LONGEST_CELL}.`;
      notes.push({ outcome: 'dropped', text, place });
      return '';
    }
    const whole = cell.replace(/\r\n?/g, '\n');
    const storable = whole.replace(/(?![\n\t])\p{Cc}/gu, '');
    if (storable.length < whole.length)
      notes.push(changed(`${whole.length - storable.length} control characters were taken out.`, place));
    if (storable.includes('\uFFFD'))
      notes.push(changed('Some letters could not be read, and are shown as �.', place));
    if (/^"[^"]*\n/.test(storable)) notes.push(changed('A quotation mark is in the wrong place.', place));
    return storable.replaceAll('\uFEFF', '').normalize('NFC').trim();
  });
  if (cells.length < headings.length && !isTooLong)
    notes.push(changed(`The row has ${cells.length} cells, the table ${headings.length} columns.`));
  return { cells, notes, isTooLong };
}

export const changed = (text: string, place?: string): FoundNote => ({
  outcome: 'changed',
  text,
  ...(place !== undefined && { place }),
});

export const dropped = (text: string, place?: string): FoundNote => ({
  outcome: 'dropped',
  text,
  ...(place !== undefined && { place }),
});

export const nameOfColumn = (column: number) => `Column ${column + 1}`;

const LONGEST_HEADING = 200;

/** The names of the columns, each of them once. One without a name is called by its number. */
export function headingsOf(cells: readonly string[]): string[] {
  const used = new Set<string>();
  // A file may have the same name ten thousand times.
  const counts = new Map<string, number>();
  return cells.map((cell, column) => {
    const clean = cell
      .replace(/[\p{Cc}\uFEFF]+/gu, ' ')
      .normalize('NFC')
      .trim();
    const unquoted = clean
      .replace(/^"(.*)"$/, '$1')
      .slice(0, LONGEST_HEADING)
      .toWellFormed();
    const name = unquoted === '' ? nameOfColumn(column) : unquoted;
    let heading = name;
    let count = counts.get(name) ?? 1;
    while (used.has(heading)) heading = `${name} (${++count})`;
    counts.set(name, count);
    used.add(heading);
    return heading;
  });
}
