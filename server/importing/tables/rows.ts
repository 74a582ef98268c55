import type { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { UnreadableSource } from '../found-item.ts';
import { findSeparator, LINE_ENDS } from './separator.ts';
import { textOfBytes } from './text-of-bytes.ts';

/** One row may have as much as a long blog many times over; beyond it something is broken. */
export const LONGEST_ROW = 16 * 1024 * 1024;
const MOST_COLUMNS = 2_000;
/** For each row its fingerprint is remembered. */
const MOST_ROWS = 2_000_000;
/** As much as is looked at to find what divides the cells. */
const START = 64 * 1024;

export interface Row {
  /** As a spreadsheet counts them: the headings are in row 1. */
  number: number;
  cells: string[];
}

/**
 * Reads the rows of a CSV file in any encoding and with any separator, empty ones included. A quotation mark in the wrong
 * place is taken as a letter.
 * @throws {UnreadableSource} after the rows before the place from where it cannot be read.
 */
export async function* readRows(source: Readable): AsyncGenerator<Row> {
  const texts = textOfBytes(source);
  try {
    yield* rowsOf(await readStart(texts), texts);
  } finally {
    // Whoever has read enough, or cannot read on, leaves no open file behind.
    source.destroy();
  }
}

async function* rowsOf(start: string, texts: AsyncGenerator<string>): AsyncGenerator<Row> {
  if (start.trim() === '') throw new UnreadableSource('The file is empty.');
  const { separator, skipped } = findSeparator(start);
  const waiting: string[][] = [];
  const parser = parse({
    delimiter: separator,
    record_delimiter: LINE_ENDS,
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: LONGEST_ROW,
    cast: (cell, { index }) => {
      if (index >= MOST_COLUMNS) throw new TooManyColumns();
      return cell;
    },
    // A stream that fails forgets what it has not given yet, so the rows are not given by the stream.
    on_record: (cells: string[]) => {
      waiting.push(cells);
      return null;
    },
  });
  parser.on('error', () => {}).resume();
  let number = 0;
  for await (const text of together(start.slice(skipped), texts)) {
    const error = await fed((done) => parser.write(text, done));
    for (const cells of waiting.splice(0)) {
      number += 1;
      if (number > MOST_ROWS)
        throw new UnreadableSource(`The file has more than ${MOST_ROWS} rows. Please divide it.`);
      yield { number, cells };
    }
    if (error) throw unreadable(error, number + 1);
  }
  const error = await fed((done) => parser.end(done));
  for (const cells of waiting) {
    number += 1;
    yield { number, cells };
  }
  if (error) throw unreadable(error, number + 1);
}

/** Waits until the parser has read what it is given. */
const fed = (give: (done: (error?: Error | null) => void) => void) =>
  new Promise<Error | undefined>((resolve) => give((error) => resolve(error ?? undefined)));

class TooManyColumns extends Error {}

function unreadable(error: unknown, number: number): unknown {
  const at = `row ${number}`;
  if (error instanceof TooManyColumns)
    return new UnreadableSource(`${at}: the row has more than ${MOST_COLUMNS} columns.`);
  if (!(error instanceof CsvError)) return error;
  if (error.code === 'CSV_QUOTE_NOT_CLOSED')
    return new UnreadableSource(`${at}: a quotation mark opens here and is never closed.`);
  if (error.code === 'CSV_MAX_RECORD_SIZE')
    return new UnreadableSource(
      `${at}: the row is longer than ${LONGEST_ROW / 1024 / 1024} MB. Perhaps a quotation mark opens here and is never closed.`,
    );
  return new UnreadableSource(`${at}: ${error.message}`, { cause: error });
}

async function readStart(texts: AsyncGenerator<string>): Promise<string> {
  let start = '';
  while (start.length < START) {
    const next = await texts.next();
    if (next.done) break;
    start += next.value;
  }
  return start;
}

async function* together(start: string, texts: AsyncGenerator<string>): AsyncGenerator<string> {
  yield start;
  yield* texts;
}

export const isBlank = ({ cells }: Row) => cells.every((cell) => cell.trim() === '');
