import { expect, test } from 'vitest';
import { readFlamingo } from '../../../server/importing/tables/flamingo.ts';
import { notesOf, readAll, submissionOf } from '../read-source.ts';

const ALERT =
  '(Security Alert: Suspicious content is detected. See https://contactform7.com/heads-up-about-spreadsheet-vulnerabilities for details.)';
const HEADINGS = '"your-name","your-email","tel-425","your-company","your-subject","your-message","Date"';

test('puts the fields of a message into those of the contact form', async () => {
  const row = `"Ramesh ""Ram"" Kumar","ramesh@example.com","${ALERT} +91 98450-12345","Shakti, Pune","Rates","Line 1\nLine 2","2024-03-05T10:20:30+05:30"`;
  const [item] = await readAll(readFlamingo, `${HEADINGS}\r\n${row}`);
  expect(item).toMatchObject({ place: 'row 2', title: 'Ramesh "Ram" Kumar', notes: [] });
  expect(submissionOf(item)).toEqual({
    kind: 'submission',
    form: 'contact',
    sentAt: '2024-03-05T04:50:30.000Z',
    values: {
      fullName: 'Ramesh "Ram" Kumar',
      emailId: 'ramesh@example.com',
      mobileNo: '9845012345',
      companyName: 'Shakti, Pune',
      userMessage: 'Line 1\nLine 2',
    },
    others: { 'your-subject': 'Rates' },
  });
});

test('knows a message again among others and with other columns, and two that are the same apart', async () => {
  const row = '"A","a@example.com","2024-03-05T10:20:30+05:30"';
  const before = await readAll(readFlamingo, `"your-name","your-email","Date"\r\n${row}\r\n${row}`);
  const later = await readAll(
    readFlamingo,
    `"your-email","your-name","new-field","Date"\r\n"b@example.com","B","x","2024-04-05T10:20:30+05:30"\r\n"a@example.com","A","","2024-03-05T10:20:30+05:30"`,
  );
  expect(new Set(before.map(({ guid }) => guid)).size).toBe(2);
  expect(later[1]?.guid).toBe(before[0]?.guid);
});

test('leaves a row without a date out, and says why', async () => {
  const file = '"your-name","Date"\r\n"A",""\r\n"B","yesterday"\r\n"C","2024-03-05T10:20:30+05:30"';
  const items = await readAll(readFlamingo, file);
  expect(items.map(({ content }) => content?.kind)).toEqual([undefined, undefined, 'submission']);
  expect(notesOf(items[0])).toBe('It has no date, and today would be wrong.');
  expect(notesOf(items[1])).toBe('“yesterday” cannot be read as a date.');
});

test('keeps a number that is none, and a name that is too long, beside the field', async () => {
  const long = 'a'.repeat(10_000);
  const file = `"your-name","phone","Date"\r\n"${long}","98450 12345 or 98450 54321","2024-03-05T10:20:30+05:30"\r\n"B","+1 212 555 0100","2024-03-05T10:20:30+05:30"`;
  const [item, foreign] = await readAll(readFlamingo, file);
  const { values, others } = submissionOf(item);
  expect(values.fullName).toHaveLength(200);
  expect(values.mobileNo).toBe('9845012345');
  expect(others).toEqual({ 'your-name': long, phone: '98450 12345 or 98450 54321' });
  expect(item?.notes.map(({ outcome }) => outcome)).toEqual(['changed', 'changed']);
  expect(submissionOf(foreign)).toMatchObject({
    values: { mobileNo: '' },
    others: { phone: '+1 212 555 0100' },
  });
});
