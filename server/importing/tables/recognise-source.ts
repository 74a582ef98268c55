import { extname } from 'node:path';
import type { SourceKind } from '../../../src/contract/staff/moving-in.ts';
import { OWN_COLUMNS } from './applications.ts';
import { headingsOf } from './cells.ts';
import { isCfdb7Headings } from './cfdb7.ts';
import { findDate } from './dates.ts';
import { likenessOf, plainHeading, subjectsOf } from './heading-words.ts';
import { findSeparator, firstRows } from './separator.ts';
import { textOfStart } from './text-of-bytes.ts';

/** How many bytes of a file tell what it is. Fewer do as well where they are a whole row and some. */
export const RECOGNISED_BY = 64 * 1024;

const FIRST_ELEMENT = /<rss\b[^<>]*/gi;
const EXPORT = /\bxmlns:\w+\s*=\s*["']https?:\/\/wordpress\.org\/export\//i;
const CATALOGUE = /^msgid\s+"/m;
const TABLE_FILES = ['.csv', '.tsv', '.txt', '.tab'];

/** What a file is, by its beginning and for a doubtful table by its name; undefined for nothing that can be moved in. */
export function recogniseSource(firstBytes: Buffer, fileName: string): SourceKind | undefined {
  const bytes = firstBytes.subarray(0, RECOGNISED_BY);
  const start = textOfStart(bytes);
  if (start.trim() === '' || start.includes('\0') || isBinary(start)) return undefined;
  // A server may have written warnings before it.
  if (start.match(FIRST_ELEMENT)?.some((tag) => EXPORT.test(tag)) && /<\?xml\s|^\s*</.test(start))
    return 'wordpress';
  if (start.trimStart().startsWith('<')) return undefined;
  if (CATALOGUE.test(start) && /^msgstr(?:\[\d+\])?\s+"/m.test(start)) return 'catalogue';
  if (/^\s*[{[]/.test(start)) return undefined;
  return kindOfTable(start, fileName);
}

/** Files of other programs have control characters; tables have at most one that somebody pasted. */
const isBinary = (start: string) =>
  (start.match(/(?![\n\r\t])\p{Cc}|\uFFFD/gu)?.length ?? 0) > start.length / 50;

function kindOfTable(start: string, fileName: string): SourceKind | undefined {
  const { separator, skipped } = findSeparator(start);
  const [cells = [], ...rows] = firstRows(start.slice(skipped), separator);
  const headings = headingsOf(cells);
  if (isCfdb7(headings, rows)) return 'cfdb7';
  if (isApplications(headings, rows)) return 'applications';
  if (isFlamingo(headings, rows)) return 'flamingo';
  const isNamed = TABLE_FILES.includes(extname(fileName).toLowerCase());
  return headings.length > 1 || (isNamed && rows.length > 0) ? 'table' : undefined;
}

function isCfdb7(headings: readonly string[], rows: readonly string[][]): boolean {
  if (!isCfdb7Headings(headings)) return false;
  return (
    rows.every(([id = '', date = '']) => /^\d+$/.test(id) && /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(date)) ||
    // Excel writes dates in the way of its country, and leaves the ids and the name of the first column.
    /^form[_ ]id$/i.test(headings[0] ?? '')
  );
}

/** The statuses are words of the plugin, in every language the same. */
const statuses = ['new', 'interviewed', 'offer', 'hired', 'archived', 'rejected', 'publish'];

function isApplications(headings: readonly string[], rows: readonly string[][]): boolean {
  const plain = headings.map(plainHeading);
  if (plain.includes('application date') && plain.includes('job applied for')) return true;
  const looksLike = ([date = '', status = '', , email = '', , , , rating = '']: string[]) =>
    statuses.includes(status) &&
    findDate(date) !== undefined &&
    email.includes('@') &&
    /^[\d.]*$/.test(rating);
  return headings.length >= OWN_COLUMNS && rows.length > 0 && rows.every(looksLike);
}

/** With its zone, as no spreadsheet writes it. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:[+-]\d\d:\d\d|Z)$/;

function isFlamingo(headings: readonly string[], rows: readonly string[][]): boolean {
  if (headings.length < 2) return false;
  const dates = rows.flatMap((row) => (row.length === headings.length ? [row.at(-1) ?? ''] : []));
  const isDated = dates.length > 0 && dates.every((date) => MOMENT.test(date));
  if (dates.length > 0) return isDated && asksForPerson(headings.slice(0, -1));
  return (
    likenessOf(headings.at(-1) ?? '', 'date') === 1_000 && headings.some((heading) => /^your-/.test(heading))
  );
}

function asksForPerson(headings: readonly string[]): boolean {
  const found = subjectsOf(headings);
  return headings.some((heading) => /^your-|-\d+$/.test(heading)) || found.has('email') || found.has('phone');
}
