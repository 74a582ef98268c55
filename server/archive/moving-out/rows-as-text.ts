import { stringify } from 'csv-stringify/sync';

/** The byte order mark that makes Excel read UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A cell that a spreadsheet would execute as a formula starts with an apostrophe. */
const csv = (rows: string[][]) =>
  stringify(rows, { quoted: true, quoted_empty: true, record_delimiter: 'windows', escape_formulas: true });

/** One JSON array with a row on each line. */
export async function* asArray(batches: AsyncIterable<string[]>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const rows of batches) {
    yield before + rows.join(',\n');
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

export async function* asCsv(names: string[], batches: AsyncIterable<string[]>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csv([names]);
  for await (const rows of batches)
    yield csv(
      rows.map((row) => {
        const values = JSON.parse(row) as Record<string, unknown>;
        return names.map((name) => cell(values[name]));
      }),
    );
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
