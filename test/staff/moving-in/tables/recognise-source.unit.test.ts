import { expect, test } from 'vitest';
import { recogniseSource } from '../../../../server/staff/moving-in/tables/recognise-source.ts';
import { formerFlamingo, formerWordPress } from '../former-company.ts';
import { climbingZip } from '../hostile-sources.ts';

test('knows the start of a file, wherever it was cut', () => {
  const size = { pages: 1, posts: 1, pictures: 0, menuLinks: 0, jobs: 0 };
  for (const [kind, text] of [
    ['wordpress', formerWordPress(size)],
    ['flamingo', formerFlamingo(100)],
  ] as const)
    for (let bytes = 1_200; bytes < 2_000; bytes += 13)
      expect(recogniseSource(Buffer.from(text).subarray(0, bytes), 'export'), `${bytes}`).toBe(kind);
});

test.for([
  ['wordpress', `<?xml version="1.0"?><rss version="2.0" xmlns:wp='https://wordpress.org/export/1.2/'>`],
  ['cfdb7', '\uFEFFId,Date,Name\n1,"2024-03-05 10:20:30",A\n'],
  ['cfdb7', 'Form_id;Form_date;Name\n1;05/03/2024 10:20;A\n'],
  ['applications', 'तारीख,स्थिति,नाम,ईमेल,पद,फ़ाइल,संदेश,रेटिंग\n"5 मार्च, 2024",new,A,a@b.c,Guard,,,0\n'],
  ['flamingo', '"your-name","your-message","तारीख"\r\n"A","B","2024-03-05T10:20:30+05:30"'],
  ['flamingo', '"your-name","your-message","Date"'],
  ['catalogue', 'msgid ""\nmsgstr "Language: hi\\n"\n\nmsgid "Home"\nmsgstr "होम"\n'],
  ['catalogue', '# by Weblate\n#, fuzzy\nmsgctxt "a"\nmsgid "Home"\nmsgstr ""\n'],
  ['table', 'Id,Date,Title\n1,2024-03-05,Guard\n'],
  ['table', 'नाम;शहर\nरमेश;पुणे\n'],
  ['table', 'sep=;\nName;City\nA;B\n'],
  [undefined, '<!doctype html><title>Not found</title>'],
  [undefined, '<rss version="2.0"><channel><title>News</title></channel></rss>'],
  [undefined, '{"name": "a, b"}'],
  [undefined, ''],
  [undefined, ' \n\n'],
] as const)('says %s of a file', ([kind, text]) => {
  expect(recogniseSource(Buffer.from(text), 'export')).toBe(kind);
  const wide = Buffer.from(`\uFEFF${text.replace('\uFEFF', '')}`, 'utf16le');
  expect(recogniseSource(wide, 'export')).toBe(kind);
});

test('says so of a list with one column only by its name', () => {
  const list = Buffer.from('Name\nA\nB\n');
  expect(recogniseSource(list, 'guards.csv')).toBe('table');
  expect(recogniseSource(list, 'letter')).toBeUndefined();
});

test('says nothing of files of other programs', () => {
  expect(recogniseSource(climbingZip(), 'table.csv')).toBeUndefined();
  expect(recogniseSource(Buffer.alloc(1_000), 'table.csv')).toBeUndefined();
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d]);
  expect(recogniseSource(png, 'a.csv')).toBeUndefined();
  const noise = Buffer.from(
    Array.from({ length: 5_000 }, (_, at) => (at * 7_919 + (at >> 3) * 104_729) % 256 || 1),
  );
  expect(recogniseSource(noise, 'a.csv')).toBeUndefined();
});
