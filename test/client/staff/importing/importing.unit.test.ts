import { describe, expect, test } from 'vitest';
import { findImportFault } from '../../../../client/staff/importing/file-faults.ts';
import {
  type Counts,
  describeImport,
  describeOutcome,
  describeUndo,
  listKinds,
} from '../../../../client/staff/importing/import-words.ts';
import { findMatchFaults } from '../../../../client/staff/importing/match-columns.ts';

type Count = Counts[number];
const count = (kind: Count['kind'], act: Count['act'], items: number, done = 0, failed = 0): Count => ({
  kind,
  act,
  items,
  done,
  failed,
});

describe('the words of an import', () => {
  test('name what it will write, in the right number', () => {
    const counts = [
      count('page', 'make', 1),
      count('submission', 'make', 1_20_400),
      count('job', 'make', 2),
      count('blog', 'change', 3),
    ];
    expect(listKinds(counts, 'items', 'make')).toBe('1 page, 1,20,400 submissions and 2 jobs');
    expect(describeImport(counts, 0, [])).toBe(
      'This makes 1 page, 1,20,400 submissions and 2 jobs. It changes 3 blogs that an earlier import made. Nobody is mailed.',
    );
  });

  test('count only what was written', () => {
    // A line that was left out or kept counts as done as well.
    const counts = [
      count('blog', 'make', 5, 4, 1),
      count('job', 'change', 2, 2),
      count('blog', 'ask', 9, 9),
      count(null, 'leave', 8, 8),
    ];
    expect(describeOutcome(counts)).toBe(
      '4 blogs and 2 jobs have come over. 1 item failed; each says why below.',
    );
    expect(describeUndo(counts)).toMatch(
      /^4 blogs made by this import will be removed.* in 2 jobs is put back\./,
    );
    expect(describeOutcome([count('blog', 'make', 1, 1)])).toBe('1 blog has come over.');
  });
});

describe('the columns of a table', () => {
  const table = {
    columns: ['Job_Title', 'place', 'सैलरी', 'Constructor'].map((heading) => ({ heading, examples: [] })),
    fields: {
      job: [
        { field: 'jobTitle', label: 'Position', isRequired: true, isJoined: false },
        { field: 'location', label: 'Place', isRequired: true, isJoined: false },
        { field: 'salary', label: 'सैलरी', isRequired: false, isJoined: false },
      ],
      blog: [{ field: 'heading', label: 'Heading', isRequired: true, isJoined: false }],
      contact: [{ field: 'name', label: 'Name', isRequired: true, isJoined: true }],
    },
  };

  test('must be matched once, and what is needed must be there', () => {
    expect(findMatchFaults(table, 'job', { Job_Title: 'jobTitle', place: 'location' })).toEqual([]);
    expect(findMatchFaults(table, 'job', { Job_Title: 'jobTitle', place: 'jobTitle' })).toEqual([
      'Position is chosen for 2 columns. Choose it for one.',
      'No column is Place yet, and it is needed.',
    ]);
    // A first and a last name are one.
    expect(findMatchFaults(table, 'contact', { Job_Title: 'name', place: 'name' })).toEqual([]);
    // A remembered choice of a column that is not in this table counts for nothing.
    expect(findMatchFaults(table, 'blog', { Gone: 'heading' })).toEqual([
      'No column is Heading yet, and it is needed.',
    ]);
  });
});

describe('a file', () => {
  test.for([
    ['JOBS.CSV', 1, undefined],
    ['export.xml', 0, /empty/],
    ['export.xml', 1024 ** 3 + 1, /1 GB is the most/],
    ['jobs.xlsx', 1, /save it as CSV/],
    ['export.tar.gz', 1, /unpack/],
    ['photo.jpg', 1, /XML, CSV or PO/],
  ] as const)('%s of %s bytes is refused before it is sent, or not', ([name, size, fault]) => {
    const found = findImportFault({ name, size });
    if (fault === undefined) expect(found).toBeUndefined();
    else expect(found).toMatch(fault);
  });
});
