import type { emptyContact } from '../../../src/contract/contact.ts';
import type { FoundBlog, FoundContent, FoundJob, FoundNote, FoundSubmission } from '../found-item.ts';
import { dropped } from './cells.ts';
import type { Subject } from './heading-words.ts';
import { paragraphsOf } from './paragraphs.ts';
import { fillForm } from './submissions.ts';

/** A row by the fields that its columns were matched with. */
export interface RowOfTable {
  /** Of several columns with the same field, all that is in them. */
  cellOf(field: string, between?: string): string;
  place(field: string): string | undefined;
  dayOf(field: string): string | null;
  momentOf(field: string): string | null;
  /** What is in columns that were matched with nothing. */
  unmatched: readonly { heading: string; cell: string }[];
}

interface Made {
  title: string;
  content: FoundContent;
  notes: FoundNote[];
  /** What it cannot be made without. */
  missing?: string;
}

const filled = ['filled', 'closed', 'expired', 'no longer open', 'भर गया', 'बंद', 'समाप्त'];
const yes = ['1', 'yes', 'true', 'हाँ', 'हां'];
const draft = ['draft', 'pending', 'unpublished', 'प्रारूप'];

export function jobOf(row: RowOfTable): Made {
  const text = paragraphsOf(row.cellOf('text', '\n\n'), row.place('text'));
  const position = row.cellOf('position');
  const salary = row.cellOf('salary');
  const status = row.cellOf('status').toLowerCase();
  // A column called Filled says yes; one called Status says filled.
  const isFilled =
    filled.includes(status) || (/filled/i.test(row.place('status') ?? '') && yes.includes(status));
  const content: FoundJob = {
    kind: 'job',
    address: row.cellOf('address'),
    position,
    text: text.root,
    location: row.cellOf('location', ', '),
    company: row.cellOf('company'),
    salary:
      salary === '' ? null : { amount: salary, currency: 'INR', unit: unitOf(row.cellOf('salaryUnit')) },
    types: listOf(row.cellOf('types', ', ')),
    categories: listOf(row.cellOf('categories', ', ')),
    postedAt: row.momentOf('postedAt'),
    closesOn: row.dayOf('closesOn'),
    isFilled,
    isDraft: draft.includes(status),
  };
  const notes = [...text.notes, ...withoutField(row)];
  return { title: position, content, notes, ...(position === '' && { missing: 'position' }) };
}

export function blogOf(row: RowOfTable): Made {
  const text = paragraphsOf(row.cellOf('text', '\n\n'), row.place('text'));
  const heading = row.cellOf('heading');
  const picture = row.cellOf('picture');
  const content: FoundBlog = {
    kind: 'blog',
    address: row.cellOf('address'),
    heading,
    subheading: row.cellOf('subheading'),
    text: text.root,
    publishedAt: row.momentOf('publishedAt'),
    ...(picture !== '' && { picture }),
  };
  const notes = [...text.notes, ...withoutField(row)];
  return { title: heading, content, notes, ...(heading === '' && { missing: 'title' }) };
}

/** The fields of the contact form, and beside them whatever else the table has. */
const asked: readonly [field: keyof typeof emptyContact, subject: Subject][] = [
  ['fullName', 'name'],
  ['emailId', 'email'],
  ['mobileNo', 'phone'],
  ['companyName', 'company'],
  ['userMessage', 'message'],
];

export function contactOf(row: RowOfTable): Made {
  const cells = asked.map(([field]) => row.cellOf(field, field === 'userMessage' ? '\n\n' : ' '));
  const headings = asked.map(([field]) => row.place(field) ?? field);
  const columns = new Map(asked.map(([, subject], column) => [subject, column]));
  const { values, others, notes } = fillForm('contact', columns, cells, headings);
  const content: FoundSubmission = {
    kind: 'submission',
    form: 'contact',
    sentAt: row.momentOf('sentAt') ?? '',
    values,
    others: Object.fromEntries([
      ...Object.entries(others),
      ...row.unmatched.map(({ heading, cell }) => [heading, cell] as const),
    ]),
  };
  const isEmpty = cells.every((cell) => cell === '');
  return { title: cells.find(Boolean) ?? '', content, notes, ...(isEmpty && { missing: 'name or message' }) };
}

const withoutField = ({ unmatched }: RowOfTable): FoundNote[] =>
  unmatched.map(({ heading, cell }) => dropped(`No field takes it: ${shortened(cell)}`, heading));

const shortened = (cell: string) => (cell.length <= 200 ? cell : `${cell.slice(0, 200).toWellFormed()}…`);

const listOf = (cell: string) =>
  cell
    .split(/[,;|]/)
    .map((each) => each.trim())
    .filter(Boolean);

const units: readonly [unit: string, words: RegExp][] = [
  ['MONTH', /month|p\.?m|माह|महीना|मासिक/i],
  ['YEAR', /year|annum|annual|p\.?a|वर्ष|साल|वार्षिक/i],
  ['WEEK', /week|सप्ताह/i],
  ['DAY', /day|daily|दिन|दैनिक/i],
  ['HOUR', /hour|घंट/i],
];
const unitOf = (text: string) => units.find(([, words]) => words.test(text))?.[0] ?? text;
