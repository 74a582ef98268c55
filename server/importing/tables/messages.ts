import type { Readable } from 'node:stream';
import type { FoundItem, FoundSubmission } from '../found-item.ts';
import { changed, cleanCells, dropped, headingsOf } from './cells.ts';
import { inDateOrder } from './date-order.ts';
import { type DateOrder, type FoundDate, findDate } from './dates.ts';
import { fingerprintOf, GivenGuids } from './guids.ts';
import { type Subject, subjectsOf } from './heading-words.ts';
import { isBlank, type Row, readRows } from './rows.ts';
import { fillForm, formOf, ofMessages } from './submissions.ts';

/** How a plugin writes its table of messages. */
export interface MessageFormat {
  /** What guids begin with. */
  name: string;
  columnsOf(headings: string[], asked: ReadonlyMap<Subject, number>): MessageColumns;
  /** Whether a row after the first one has headings again. */
  isHeadings?(cells: readonly string[]): boolean;
  /** The cell as the visitor had written it. */
  repair?(cell: string): string;
  /** Whether the same id means the same message. */
  form?: FoundSubmission['form'];
}

export interface MessageColumns {
  date: number;
  id?: number;
  asked?: ReadonlyMap<Subject, number>;
  /** Columns that change after the message was sent, and are therefore no part of what it is. */
  changing?: readonly number[];
}

interface Table extends MessageColumns {
  headings: string[];
  asked: ReadonlyMap<Subject, number>;
  form: FoundSubmission['form'];
}

interface ReadMessage extends ReturnType<typeof cleanCells> {
  table: Table;
  number: number;
  dates: FoundDate[];
  letters: number;
}

/** Reads a plugin's messages, one item for each row that has anything. */
export async function* readMessages(source: Readable, format: MessageFormat): AsyncGenerator<FoundItem> {
  const given = new GivenGuids();
  for await (const { each, order, isGuess } of inDateOrder(messagesOf(source, format)))
    yield itemOf(format, each, order, isGuess, given);
}

async function* messagesOf(source: Readable, format: MessageFormat): AsyncGenerator<ReadMessage> {
  let table: Table | undefined;
  let first: readonly string[] = [];
  for await (const row of readRows(source)) {
    if (isBlank(row)) continue;
    if (table === undefined || format.isHeadings?.(row.cells) || isSame(row.cells, first)) {
      table = tableOf(row, format);
      first = row.cells;
      continue;
    }
    const clean = cleanCells(row.cells, table.headings);
    const cells = format.repair === undefined ? clean.cells : clean.cells.map(format.repair);
    const date = findDate(cells[table.date] ?? '');
    const letters = row.cells.reduce((sum, { length }) => sum + length, 0);
    yield { ...clean, cells, table, number: row.number, dates: date === undefined ? [] : [date], letters };
  }
}

function tableOf({ cells }: Row, format: MessageFormat): Table {
  const headings = headingsOf(cells);
  const guessed = subjectsOf(headings, ofMessages);
  const columns = format.columnsOf(headings, guessed);
  const asked = new Map(columns.asked ?? guessed);
  // A field of the form may be called Date or Id as well, and is then like any other.
  for (const subject of ['date', 'id', 'status'] as const) asked.delete(subject);
  for (const [subject, column] of asked)
    if (column === columns.date || column === columns.id) asked.delete(subject);
  return { ...columns, headings, asked, form: format.form ?? formOf(asked) };
}

const isSame = (cells: readonly string[], others: readonly string[]) =>
  cells.length === others.length && cells.every((cell, column) => cell === others[column]);

function itemOf(
  { name }: MessageFormat,
  { table, cells, notes, isTooLong, number, dates: [date] }: ReadMessage,
  order: DateOrder,
  isGuess: boolean,
  given: GivenGuids,
): FoundItem {
  const { headings, asked, form, changing = [] } = table;
  const id = table.id === undefined ? '' : (cells[table.id] ?? '');
  const said = cells.map((cell, column) => (changing.includes(column) ? '' : cell));
  const own = `${name}:${id === '' ? fingerprintOf(said, headings) : id.slice(0, 100)}`;
  const count = given.count(own);
  const item = { guid: count === 1 ? own : `${own}:${count}`, place: `row ${number}` };
  const isAgain = count > 1 && id !== '';
  const written = cells[table.date] ?? '';
  if (isTooLong || isAgain || date === undefined) {
    const reasons = [
      ...(isAgain ? [dropped(`The row is there a second time: ${headings[table.id ?? 0]} ${id}.`)] : []),
      ...(date === undefined ? [dropped(noDate(written), headings[table.date])] : []),
    ];
    return {
      ...item,
      title: titleOf(cells, asked, number),
      content: undefined,
      notes: [...notes, ...reasons],
    };
  }
  const isOwn = (column: number) => column === table.date || column === table.id;
  const filled = fillForm(
    form,
    asked,
    cells.map((cell, column) => (isOwn(column) ? '' : cell)),
    headings,
  );
  const content: FoundSubmission = {
    kind: 'submission',
    form,
    sentAt: date.momentIn(order),
    values: filled.values,
    others: filled.others,
    ...(filled.resume !== undefined && { resume: filled.resume }),
  };
  const doubts = dateNotes(written, date, order, isGuess, headings[table.date]);
  return {
    ...item,
    title: titleOf(cells, asked, number),
    content,
    notes: [...notes, ...doubts, ...filled.notes],
  };
}

function titleOf(cells: readonly string[], asked: ReadonlyMap<Subject, number>, number: number): string {
  const cellOf = (subject: Subject) => cells[asked.get(subject) ?? -1] ?? '';
  const names = [cellOf('firstName'), cellOf('lastName')].filter(Boolean).join(' ');
  const title = cellOf('name') || names || cellOf('email') || cellOf('phone') || `Row ${number}`;
  return title.slice(0, 200).toWellFormed();
}

export const noDate = (written: string) =>
  written === ''
    ? 'It has no date, and today would be wrong.'
    : `“${written.slice(0, 60).toWellFormed()}” cannot be read as a date.`;

/** What the office should know about how a date was read. */
export function dateNotes(
  written: string,
  date: FoundDate,
  order: DateOrder,
  isGuess: boolean,
  place: string | undefined,
) {
  if (date.orders.length === 2 && isGuess)
    return [
      changed(
        `${written} is read as ${date.dayIn(order)}: the file does not tell whether it writes the day or the month first.`,
        place,
      ),
    ];
  if (date.orders.length === 1 && date.orders[0] !== order)
    return [
      changed(
        `${written} is read as ${date.dayIn(order)}, in another order than the file's other dates.`,
        place,
      ),
    ];
  return [];
}
