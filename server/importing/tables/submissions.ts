import { emptyContact } from '../../../src/contract/contact.ts';
import { asciiDigits, LIMITS, phoneDigits } from '../../../src/contract/fields.ts';
import { emptyJobApplication } from '../../../src/contract/job-application.ts';
import { emptyQuotation } from '../../../src/contract/quotation.ts';
import type { FoundNote, FoundSubmission } from '../found-item.ts';
import { changed } from './cells.ts';
import type { Subject } from './heading-words.ts';

type Form = FoundSubmission['form'];

/** Former sites' forms allowed more than ours. */
const LONGEST_MESSAGE = 20_000;

/** The fields of the forms, by what a column is about. Names are divided or joined as the form has them. */
const fields = {
  contact: {
    name: 'fullName',
    email: 'emailId',
    phone: 'mobileNo',
    company: 'companyName',
    message: 'userMessage',
  },
  quotation: {
    firstName: 'firstName',
    lastName: 'lastName',
    email: 'emailId',
    phone: 'mobileNo',
    address: 'addresss',
    state: 'state',
    city: 'city',
    service: 'servicesType',
  },
  'job-application': {
    position: 'Position',
    name: 'FullName',
    email: 'EmailId',
    phone: 'MobileNo',
    qualification: 'Qualification',
  },
} as const satisfies Record<Form, Partial<Record<Subject, string>>>;

const empty = { contact: emptyContact, quotation: emptyQuotation, 'job-application': emptyJobApplication };

/** The subjects that a message of a form can be about. */
export const ofMessages: readonly Subject[] = [
  ...([
    'name',
    'firstName',
    'lastName',
    'email',
    'phone',
    'company',
    'message',
    'topic',
    'address',
    'city',
  ] as const),
  ...(['state', 'service', 'position', 'qualification', 'resume', 'date', 'id', 'status'] as const),
];

/** Which form it was, by what it asked for. */
export function formOf(asked: ReadonlyMap<Subject, number>): Form {
  if (['position', 'qualification', 'resume'].some((subject) => asked.has(subject as Subject)))
    return 'job-application';
  const ofQuotation = ['service', 'city', 'state', 'address'].filter((subject) =>
    asked.has(subject as Subject),
  );
  return ofQuotation.length >= 2 ? 'quotation' : 'contact';
}

export interface Filled {
  values: FoundSubmission['values'];
  others: FoundSubmission['others'];
  resume?: string;
  notes: FoundNote[];
}

/** Puts the cells of a row into the fields of a form, and what has no field beside them. */
export function fillForm(
  form: Form,
  asked: ReadonlyMap<Subject, number>,
  cells: readonly string[],
  headings: readonly string[],
): Filled {
  const notes: FoundNote[] = [];
  const values: Record<string, string> = { ...empty[form] };
  const used = new Set<number>();
  const cellOf = (subject: Subject) => {
    const column = asked.get(subject);
    return column === undefined ? '' : (cells[column] ?? '');
  };
  const use = (...subjects: Subject[]) => {
    for (const subject of subjects) used.add(asked.get(subject) ?? -1);
  };
  /** What is too long for a field, or not what it takes, is beside it as a whole. */
  const put = (field: string, subject: Subject, value: string, isWhole: boolean) => {
    const limit = subject === 'message' ? LONGEST_MESSAGE : LIMITS.text;
    values[field] = value.slice(0, limit).toWellFormed().trim();
    if (isWhole && value.length <= limit) use(subject);
    else
      notes.push(
        changed(isWhole ? `Only the first ${limit} characters fit.` : TELEPHONE, headingOf(subject)),
      );
  };
  const headingOf = (subject: Subject) => headings[asked.get(subject) ?? -1];
  for (const [subject, field] of Object.entries(fields[form]) as [Subject, string][]) {
    const cell = cellOf(subject);
    const phone = subject === 'phone' ? oneNumber(cell) : undefined;
    if (phone === undefined) put(field, subject, cell, true);
    else put(field, subject, phone.number, phone.isWhole);
  }
  const names = namesOf(cellOf('name'), cellOf('firstName'), cellOf('lastName'));
  if (form === 'quotation') {
    put('firstName', asked.has('firstName') ? 'firstName' : 'name', names.first, true);
    put('lastName', asked.has('lastName') ? 'lastName' : 'name', names.last, true);
  } else if (!asked.has('name')) {
    const field = fields[form].name;
    put(field, 'firstName', names.whole, true);
    use('lastName');
  }
  const [resume = '', ...more] = form === 'job-application' ? cellOf('resume').split(/; (?=\S)/) : [];
  if (resume !== '' && more.length === 0) use('resume');
  const others = headings.flatMap((heading, column) => {
    const cell = cells[column] ?? '';
    return cell === '' || used.has(column) ? [] : [[heading, cell] as const];
  });
  const beyond = cells
    .slice(headings.length)
    .flatMap((cell, at) => (cell === '' ? [] : [[`Column ${headings.length + at + 1}`, cell] as const]));
  if (beyond.length > 0) notes.push(changed(`The row has more cells than the table has columns.`));
  return {
    values,
    others: Object.fromEntries([...others, ...beyond]),
    notes,
    ...(resume !== '' && { resume }),
  };
}

const TELEPHONE =
  'It is no telephone number of ten digits, or not only one. What was written is kept beside it.';

/** The first number of ten digits, and whether that was all. */
function oneNumber(text: string): { number: string; isWhole: boolean } {
  const plain = asciiDigits(text);
  const isPlain = /^[\d\s()+./-]*$/.test(plain);
  const digits = plain.replace(/\D/g, '').replace(/^(?:0{0,2}91|0)(?=\d{10}$)/, '');
  if (isPlain && digits.length <= LIMITS.phoneDigits) return { number: phoneDigits(plain), isWhole: true };
  const [first = ''] = plain
    .split(/[,;/|\n]|\b(?:or|and)\b/i)
    .map((part) => part.replace(/\D/g, '').replace(/^(?:0{0,2}91|0)(?=\d{10}$)/, ''))
    .filter(({ length }) => length === LIMITS.phoneDigits);
  return { number: first, isWhole: false };
}

function namesOf(whole: string, first: string, last: string) {
  if (first !== '' || last !== '') return { first, last, whole: [first, last].filter(Boolean).join(' ') };
  const [one = '', ...rest] = whole.split(/\s+/);
  return { first: one, last: rest.join(' '), whole };
}
