import { expect, test } from 'vitest';
import { readCfdb7 } from '../../../server/importing/tables/cfdb7.ts';
import { emptyQuotation } from '../../../src/contract/quotation.ts';
import { unclosedTable } from '../hostile-sources.ts';
import { notesOf, readAll, readUntilError, submissionOf } from '../read-source.ts';

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
      ...emptyQuotation,
      firstName: 'Sunita',
      lastName: 'Devi Sharma',
      emailId: 's@example.com',
      mobileNo: '9845012345',
      state: 'Maharashtra',
      city: 'Pune',
      servicesType: 'Drivers',
    },
    others: { Message: 'He said "yes"' },
  });
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
