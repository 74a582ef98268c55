import { expect, test } from 'vitest';
import { readCfdb7 } from '../../../../server/staff/moving-in/tables/cfdb7.ts';
import { endlessLine, unclosedTable } from '../hostile-sources.ts';
import { fileOf, notesOf, readAll, readUntilError, submissionOf } from '../read-source.ts';

test('puts what asks for a service at a place into the quotation form', async () => {
  const file =
    '\uFEFFForm_id,Form_date,Name,Email,Phone,City,State,Service,Message\n17,"2024-03-05 10:20:30","Sunita Devi Sharma",s@example.com,"""+91 98450 12345""",Pune,Maharashtra,Drivers,"He said ""yes"""\n';
  const [item] = await readAll(readCfdb7, file);
  expect(item).toMatchObject({ guid: 'cfdb7:17', place: 'row 2', title: 'Sunita Devi Sharma', notes: [] });
  expect(submissionOf(item)).toEqual({
    kind: 'submission',
    form: 'quotation',
    sentAt: '2024-03-05T04:50:30.000Z',
    values: {
      firstName: 'Sunita',
      lastName: 'Devi Sharma',
      emailId: 's@example.com',
      mobileNo: '9845012345',
      addresss: '',
      state: 'Maharashtra',
      city: 'Pune',
      servicesType: 'Drivers',
    },
    others: { Message: 'He said "yes"' },
  });
});

test('reads the headings again where they come again, with other columns', async () => {
  const file =
    '\uFEFFId,Date,Name,Message\n2,2024-03-05 10:20:30,B,Two\n\uFEFFId,Date,Message,Name\n1,2024-03-04 10:20:30,One,A\n';
  const items = await readAll(readCfdb7, file);
  expect(items.map((item) => [item.place, submissionOf(item).values.fullName])).toEqual([
    ['row 2', 'B'],
    ['row 4', 'A'],
  ]);
});

test('takes a row that comes a second time once', async () => {
  const row = '2,2024-03-05 10:20:30,B,Two\n';
  const items = await readAll(readCfdb7, `Id,Date,Name,Message\n${row}${row}`);
  expect(items.map(({ guid, content }) => [guid, content?.kind])).toEqual([
    ['cfdb7:2', 'submission'],
    ['cfdb7:2:2', undefined],
  ]);
  expect(notesOf(items[1])).toBe('The row is there a second time: Id 2.');
});

test('reads an older one with semicolons and in Mac Roman', async () => {
  const text =
    'Form_id;Form_date;Name;Message\n3;2016-03-05 10:20:30;Jos\x8e Fern\x87ndez;It\xd5s for D\xd5Souza\n';
  const [item] = await readAll(readCfdb7, Buffer.from(text, 'latin1'));
  expect(submissionOf(item).values).toMatchObject({
    fullName: 'José Fernández',
    userMessage: 'It’s for D’Souza',
  });
});

test('counts an application as one, with its resume', async () => {
  const file =
    'Id,Date,Name,Phone,Position,Resume\n9,2024-03-05 10:20:30,Anil,9845012345,Guard,https://old.example/wp-content/uploads/cfdb7_uploads/cv.pdf\n';
  const [item] = await readAll(readCfdb7, file);
  expect(submissionOf(item)).toMatchObject({
    form: 'job-application',
    values: { FullName: 'Anil', MobileNo: '9845012345', Position: 'Guard' },
    others: {},
    resume: 'https://old.example/wp-content/uploads/cfdb7_uploads/cv.pdf',
  });
});

test('says in which row a quotation mark opens that is never closed, after the rows before it', async () => {
  const { items, error } = await readUntilError(readCfdb7, unclosedTable());
  expect(items).toHaveLength(25);
  expect(error.message).toBe('row 27: a quotation mark opens here and is never closed.');
});

test('gives up on a line without an end after some megabytes', async () => {
  const { items, error } = await readUntilError(readCfdb7, endlessLine(1024 ** 3));
  expect(items).toEqual([]);
  expect(error.message).toMatch(/^row 2: the row is longer than 16 MB\./);
});

test('gives up on a row of separators', async () => {
  const { error } = await readUntilError(readCfdb7, `Id,Date,Name\n${','.repeat(100_000)}`);
  expect(error.message).toBe('row 2: the row has more than 2000 columns.');
});

test('leaves a row out that has a cell of more than a million characters, and goes on', async () => {
  const huge = 'x'.repeat(1_000_001);
  const file = Buffer.from(`Id,Date,Name\n1,2024-03-05 10:20:30,${huge}\n2,2024-03-05 10:20:30,B\n`);
  const items = await readAll(readCfdb7, fileOf(file, 64 * 1024));
  expect(items.map(({ content }) => content?.kind)).toEqual([undefined, 'submission']);
  expect(notesOf(items[0])).toBe('The cell has 1000001 characters; the most is 1000000.');
});

test('keeps what is in rows that are too long, and says which are too short', async () => {
  const file = 'Id,Date,Name,Message\n1,2024-03-05 10:20:30,A,Hello,more,\n2,2024-03-05 10:20:30,B\n';
  const [long, short] = await readAll(readCfdb7, file);
  expect(submissionOf(long).others).toEqual({ 'Column 5': 'more' });
  expect(notesOf(long)).toBe('The row has more cells than the table has columns.');
  expect(notesOf(short)).toBe('The row has 3 cells, the table 4 columns.');
});

test('takes out what cannot be stored, and says so', async () => {
  const [item] = await readAll(readCfdb7, 'Id,Date,Name\n1,2024-03-05 10:20:30,A\0B\x07\n');
  expect(submissionOf(item).values.fullName).toBe('AB');
  expect(notesOf(item)).toBe('2 control characters were taken out.');
});

test('keeps a column that is called like a part of every object', async () => {
  const [item] = await readAll(readCfdb7, 'Id,Date,__proto__,constructor\n1,2024-03-05 10:20:30,a,b\n');
  expect(Object.entries(submissionOf(item).others)).toEqual([
    ['__proto__', 'a'],
    ['constructor', 'b'],
  ]);
});
