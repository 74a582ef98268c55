import { expect, test } from 'vitest';
import { readTable } from '../../../server/importing/tables/table.ts';
import { readTableColumns } from '../../../server/importing/tables/table-columns.ts';
import { fileOf, notesOf, readAll, submissionOf } from '../read-source.ts';
import { FORMULA, SCRIPT } from '../scripts-in-sources.ts';

const text = (...paragraphs: string[]) => ({
  type: 'root',
  children: paragraphs.map((value) => ({ type: 'paragraph', children: [{ type: 'text', value }] })),
});

test.for([
  [
    'contact',
    'First Name,Last Name,E-mail ID,Mobile No.,Name of your company,Query,Submitted On',
    ['fullName', 'fullName', 'emailId', 'mobileNo', 'companyName', 'userMessage', 'sentAt'],
  ],
  [
    'blog',
    'Title,Excerpt,Content,Date,Featured image,Permalink',
    ['heading', 'subheading', 'text', 'publishedAt', 'picture', 'address'],
  ],
  ['job', 'पद,स्थान,वेतन,अंतिम तिथि,विवरण', ['position', 'location', 'salary', 'closesOn', 'text']],
] as const)('proposes %s by the headings %s', async ([target, headings, fields]) => {
  const { target: proposed, chosen } = await readTableColumns(fileOf(`${headings}\n`));
  expect(proposed).toBe(target);
  expect(chosen).toEqual(Object.fromEntries(headings.split(',').map((heading, at) => [heading, fields[at]])));
});

test('reads jobs by the columns that somebody has matched', async () => {
  const file =
    'No;What;Where;Pay;Until;Kind;About;Vacancies\r\n7;Guard;"Pune, MH";"₹15,000 - 18,000 per month";31/12/2026;Full Time, Night;"One.\r\n\r\nTwo\r\nlines.";4\r\n';
  const columns = {
    target: 'job',
    No: 'id',
    What: 'position',
    Where: 'location',
    Pay: 'salary',
    Until: 'closesOn',
    Kind: 'types',
    About: 'text',
  };
  const [item] = await readAll(readTable, file, { columns });
  expect(item).toEqual({
    guid: 'job:7',
    place: 'row 2',
    title: 'Guard',
    content: {
      kind: 'job',
      address: '',
      position: 'Guard',
      text: {
        type: 'root',
        children: [
          { type: 'paragraph', children: [{ type: 'text', value: 'One.' }] },
          {
            type: 'paragraph',
            children: [{ type: 'text', value: 'Two' }, { type: 'break' }, { type: 'text', value: 'lines.' }],
          },
        ],
      },
      location: 'Pune, MH',
      company: '',
      salary: { amount: '₹15,000 - 18,000 per month', currency: 'INR', unit: '' },
      types: ['Full Time', 'Night'],
      categories: [],
      postedAt: null,
      closesOn: '2026-12-31',
      isFilled: false,
      isDraft: false,
    },
    notes: [{ outcome: 'dropped', text: 'No field takes it: 4', place: 'Vacancies' }],
  });
});

test('reads what is filled, what is a draft, and what a salary is for', async () => {
  const file = 'Position,Status,Salary,Salary unit\nA,Filled,500,per day\nB,draft,15000,मासिक\nC,open,,\n';
  const items = await readAll(readTable, file);
  expect(items.map(({ content }) => content)).toMatchObject([
    { isFilled: true, isDraft: false, salary: { amount: '500', currency: 'INR', unit: 'DAY' } },
    { isFilled: false, isDraft: true, salary: { amount: '15000', unit: 'MONTH' } },
    { isFilled: false, isDraft: false, salary: null },
  ]);
});

test('reads blogs, and of HTML the text', async () => {
  const html = `<h2>Night</h2><p>Two &amp; <b>three</b></p>${SCRIPT.slice(3)}`;
  const file = `Title,Content,Date\n"Night duty","${html}",5 March 2024\n,Without a title,\nUndated,a < b,\n`;
  const [blog, untitled, undated] = await readAll(readTable, file);
  expect(blog?.content).toMatchObject({
    kind: 'blog',
    heading: 'Night duty',
    text: text('Night', 'Two & three'),
    publishedAt: '2024-03-04T18:30:00.000Z',
  });
  expect(notesOf(blog)).toBe('The HTML is taken over as plain paragraphs.');
  expect(untitled).toMatchObject({ content: undefined, notes: [{ text: 'It has no title.' }] });
  expect(undated).toMatchObject({ content: { text: text('a < b'), publishedAt: null }, notes: [] });
});

test('reads contacts, their names from two columns, and keeps the columns that nobody asked for', async () => {
  const file = `First name,Last name,Phone,Date,Source\nRamesh,Kumar,98450 12345,5/13/2024,${FORMULA}\n`;
  const [item] = await readAll(readTable, file);
  expect(submissionOf(item)).toMatchObject({
    sentAt: '2024-05-12T18:30:00.000Z',
    values: { fullName: 'Ramesh Kumar', mobileNo: '9845012345', emailId: '' },
    others: { Source: FORMULA },
  });
});

test('tells two rows of one number apart, and knows them again', async () => {
  const file = 'Id,Title,Content\n1,A,One\n1,B,Two\n,C,Three\n,C,Three\n';
  const items = await readAll(readTable, file);
  expect(new Set(items.map(({ guid }) => guid)).size).toBe(4);
  expect(items.map(notesOf)).toEqual(['', 'Another row before it is called 1 as well.', '', '']);
  expect((await readAll(readTable, file)).map(({ guid }) => guid)).toEqual(items.map(({ guid }) => guid));
});

test('says what is missing before it reads anything', async () => {
  await expect(readAll(readTable, 'Colour,Size\nred,4\n')).rejects.toThrow('Please say what the rows are');
  const columns = { target: 'blog', Colour: 'heading' };
  await expect(readAll(readTable, 'Colour,Size\nred,4\n', { columns })).rejects.toThrow(
    'A column that is needed',
  );
  await expect(readAll(readTable, '')).rejects.toThrow('The file is empty.');
});
