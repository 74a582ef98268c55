import type { Readable } from 'node:stream';
import { type TableTarget, tableTargets } from '../../../src/contract/staff/moving-in.ts';
import {
  type FoundContent,
  type FoundItem,
  type FoundNote,
  type SourceReader,
  UnreadableSource,
} from '../found-item.ts';
import { changed, cleanCells, dropped, headingsOf, nameOfColumn } from './cells.ts';
import { type Dated, inDateOrder } from './date-order.ts';
import { type FoundDate, findDate } from './dates.ts';
import { fingerprintOf, GivenGuids } from './guids.ts';
import { dateNotes, noDate } from './messages.ts';
import { isBlank, readRows } from './rows.ts';
import { chosenFor, isComplete, proposeColumns } from './table-columns.ts';
import { blogOf, contactOf, jobOf, type RowOfTable } from './table-items.ts';

const makers = { job: jobOf, blog: blogOf, contact: contactOf };
/** The fields that are dates. A row whose required one cannot be read is left out. */
const dateFields = { job: ['postedAt', 'closesOn'], blog: ['publishedAt'], contact: ['sentAt'] } as const;
const requiredDate: Readonly<Record<TableTarget, string | undefined>> = {
  job: undefined,
  blog: undefined,
  contact: 'sentAt',
};

interface Matched {
  target: TableTarget;
  headings: string[];
  /** Of each column its field; undefined for none. */
  fields: (string | undefined)[];
}

interface ReadRow extends ReturnType<typeof cleanCells> {
  table: Matched;
  number: number;
  dates: FoundDate[];
  byField: ReadonlyMap<string, FoundDate>;
  letters: number;
}

/**
 * Reads a table whose columns somebody has matched: `columns` has a field for each heading, and what the rows are under
 * `target`. Without it the columns are matched by the names of their headings.
 */
export const readTable: SourceReader = async function* (source, { columns }) {
  const given = new GivenGuids();
  for await (const dated of inDateOrder(rowsOf(source, columns))) yield itemOf(dated, given);
};

async function* rowsOf(source: Readable, columns: Readonly<Record<string, string>> | undefined) {
  let table: Matched | undefined;
  for await (const row of readRows(source)) {
    if (isBlank(row)) continue;
    if (table === undefined) {
      table = matchedBy(headingsOf(row.cells), columns);
      continue;
    }
    const clean = cleanCells(row.cells, table.headings);
    const byField = new Map<string, FoundDate>();
    for (const field of dateFields[table.target]) {
      const date = findDate(clean.cells[table.fields.indexOf(field)] ?? '');
      if (date !== undefined) byField.set(field, date);
    }
    const letters = row.cells.reduce((sum, { length }) => sum + length, 0);
    const read: ReadRow = {
      ...clean,
      table,
      number: row.number,
      dates: [...byField.values()],
      byField,
      letters,
    };
    yield read;
  }
}

function matchedBy(headings: string[], columns: Readonly<Record<string, string>> | undefined): Matched {
  const proposed = proposeColumns(headings);
  const wanted = columns !== undefined && Object.hasOwn(columns, 'target') ? columns.target : undefined;
  const target = tableTargets.find((each) => each === wanted) ?? proposed.target;
  if (target === null)
    throw new UnreadableSource('Please say what the rows are, and which column is which field.');
  const chosen = columns ?? chosenFor(target, headings);
  const fields = headings.map((heading) =>
    Object.hasOwn(chosen, heading) && chosen[heading] !== '' ? chosen[heading] : undefined,
  );
  const found = Object.fromEntries(headings.map((heading, column) => [heading, fields[column] ?? '']));
  if (!isComplete(target, found)) throw new UnreadableSource('A column that is needed is not in the file.');
  return { target, headings, fields };
}

function itemOf({ each, order, isGuess }: Dated<ReadRow>, given: GivenGuids): FoundItem {
  const { table, cells, notes, isTooLong, number, byField } = each;
  const { target, headings, fields } = table;
  const cellOf = (field: string, between = ' ') =>
    cells.filter((cell, column) => cell !== '' && fields[column] === field).join(between);
  const doubts: FoundNote[] = [];
  for (const field of dateFields[target]) {
    const [written, place] = [cellOf(field), headings[fields.indexOf(field)]];
    const date = byField.get(field);
    if (date !== undefined) doubts.push(...dateNotes(written, date, order, isGuess, place));
    else if (written !== '' || requiredDate[target] === field) doubts.push(dropped(noDate(written), place));
  }
  const unmatched = cells.flatMap((cell, column) =>
    cell === '' || fields[column] !== undefined
      ? []
      : [{ heading: headings[column] ?? nameOfColumn(column), cell }],
  );
  const row: RowOfTable = {
    cellOf,
    unmatched,
    place: (field) => headings[fields.indexOf(field)],
    dayOf: (field) => byField.get(field)?.dayIn(order) ?? null,
    momentOf: (field) => byField.get(field)?.momentIn(order) ?? null,
  };
  const made = makers[target](row);
  const required = requiredDate[target];
  const isLeft =
    isTooLong || (required !== undefined && !byField.has(required)) || made.missing !== undefined;
  const reasons = made.missing === undefined ? [] : [dropped(`It has no ${made.missing}.`)];
  const repeated: FoundNote[] = [];
  return {
    guid: guidOf(target, each, cellOf, given, repeated),
    place: `row ${number}`,
    title: (made.title || `Row ${number}`).slice(0, 200).toWellFormed(),
    content: isLeft ? undefined : (made.content satisfies FoundContent),
    notes: [...notes, ...doubts, ...reasons, ...repeated, ...made.notes],
  };
}

/** By the table's own number or address; else by all that the row says. */
function guidOf(
  target: TableTarget,
  { cells, table: { headings } }: ReadRow,
  cellOf: (field: string) => string,
  given: GivenGuids,
  notes: FoundNote[],
): string {
  const own = cellOf('id') || cellOf('address');
  const fingerprint = fingerprintOf(cells, headings);
  const guid = `${target}:${own === '' ? fingerprint : own.slice(0, 500)}`;
  const count = given.count(guid);
  if (count === 1) return guid;
  if (own === '') return `${guid}:${count}`;
  notes.push(changed(`Another row before it is called ${own.slice(0, 100)} as well.`));
  const other = `${guid}:${fingerprint}`;
  const again = given.count(other);
  return again === 1 ? other : `${other}:${again}`;
}
