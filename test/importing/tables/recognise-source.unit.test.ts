import { expect, test } from 'vitest';
import { recogniseSource } from '../../../server/importing/tables/recognise-source.ts';
import { growthAtEightfold } from '../../environment/processor-time.ts';
import { climbingZip } from '../hostile-sources.ts';

test.for([
  ['wordpress', `<?xml version="1.0"?><rss version="2.0" xmlns:wp='https://wordpress.org/export/1.2/'>`],
  ['cfdb7', '\uFEFFId,Date,Name\n1,"2024-03-05 10:20:30",A\n'],
  ['applications', 'तारीख,स्थिति,नाम,ईमेल,पद,फ़ाइल,संदेश,रेटिंग\n"5 मार्च, 2024",new,A,a@b.c,Guard,,,0\n'],
  ['flamingo', '"your-name","your-message","तारीख"\r\n"A","B","2024-03-05T10:20:30+05:30"'],
  ['catalogue', 'msgid ""\nmsgstr "Language: hi\\n"\n\nmsgid "Home"\nmsgstr "होम"\n'],
  ['table', 'Id,Date,Title\n1,2024-03-05,Guard\n'],
  ['table', 'नाम;शहर\nरमेश;पुणे\n'],
  [undefined, '<!doctype html><title>Not found</title>'],
  [undefined, '<rss version="2.0"><channel><title>News</title></channel></rss>'],
  [undefined, ''],
] as const)('says %s of a file', ([kind, text]) => {
  expect(recogniseSource(Buffer.from(text), 'export')).toBe(kind);
  const wide = Buffer.from(`\uFEFF${text.replace('\uFEFF', '')}`, 'utf16le');
  expect(recogniseSource(wide, 'export')).toBe(kind);
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

test('takes as long as there is to read, also where all columns have one name', async () => {
  const recognise = (columns: number) => recogniseSource(Buffer.from('emails,'.repeat(columns)), 'a.csv');
  expect(await growthAtEightfold(1_000, recognise)).toBeLessThan(24);
});
