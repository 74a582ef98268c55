import { describe, expect, test } from 'vitest';
import { UnreadableSource } from '../../../server/importing/found-item.ts';
import { growthAtEightfold } from '../../environment/processor-time.ts';
import { item, readAll, readText, wxr } from './wxr.ts';

const messageOf = (error: unknown) =>
  error instanceof UnreadableSource ? error.message : `not refused: ${error}`;

test('Windows-1252 is read where the file says so, and where it says that it is UTF-8', async () => {
  const latin = (declared: string) =>
    Buffer.from(
      wxr(item({ title: 'Caf\u00e9 \u0093a\u0094', content: 'x' })).replace('UTF-8', declared),
      'latin1',
    );
  const said = await readAll(latin('windows-1252'));
  expect(said.items[0]).toMatchObject({ title: 'Café “a”', notes: [] });
  const unsaid = await readAll(latin('UTF-8'));
  expect(unsaid.items[0]).toMatchObject({
    title: 'Café “a”',
    notes: [{ text: 'Lines here are not in the encoding of the file, and were read as Windows-1252.' }],
  });
});

describe('files that cannot be read', () => {
  const one = item({ id: 1, content: 'x' });
  test.for([
    [
      'an end within an item',
      wxr(one, item({ id: 2 })).slice(0, -150),
      /^line \d+: the file ends within an item$/,
    ],
    [
      'an end after an item',
      wxr(one).replace('</channel>\n</rss>', ''),
      /^line \d+: the file ends within its list of items$/,
    ],
    [
      'an item that is not closed',
      wxr(one, '<item><title>x'),
      /^line \d+: an element ends here that was not begun/,
    ],
  ] as const)('%s: what stands before it was given', async ([, file, message]) => {
    const { items, error } = await readAll(file);
    expect(messageOf(error)).toMatch(message);
    expect(items[0]?.content?.kind).toBe('blog');
  });

  test.for([
    ['nothing', '', 'line 1: this is no export of WordPress'],
    ['a web page', '<html><body>Hello</body></html>', 'line 1: this is no export of WordPress'],
    [
      'entities, of a file or of words within words,',
      wxr(one).replace(
        '<rss',
        '<!DOCTYPE rss SYSTEM "file:///etc/passwd" [<!ENTITY x SYSTEM "file:///etc/passwd">]><rss',
      ),
      // The declaration of XML stands in a line of its own.
      'line 2: the file defines entities, which no export of WordPress does',
    ],
  ] as const)('%s is refused', async ([, file, message]) => {
    const { items, error } = await readAll(file);
    expect(messageOf(error)).toBe(message);
    expect(items).toEqual([]);
  });
});

test('faults that leave no doubt are read as what was meant, and noted', async () => {
  const file = wxr(item({ id: 1, content: 'x' })).replace('/post-1/', '/post-1/?a=1&b=2');
  const { items, error } = await readAll(file);
  expect(error).toBeUndefined();
  expect(items[0]?.content).toMatchObject({ address: 'https://old.example/post-1/?a=1&b=2' });
  expect(items[0]?.notes[0]?.text).toMatch(/^A fault in the file was read as what it must have meant/);
});

test('CDATA that ends within a text, control characters and old namespaces are read', async () => {
  const split = wxr(item({ title: 'a ]]> b \u0007\u202e]]>', content: 'x' })).replaceAll(
    'http://wordpress.org/export/1.2/',
    'https://wordpress.org/export/1.0/',
  );
  expect((await readAll(split)).items[0]?.title).toBe('a ]]> b ]]>');
  const unsplit = wxr(
    '<item><title><![CDATA[a <![CDATA[ b ]]> c]]></title><wp:post_id>1</wp:post_id></item>',
  );
  expect((await readAll(unsplit)).items[0]?.title).toBe('a <![CDATA[ b c]]>');
});

describe('the time that a text takes grows with its length, and no faster', () => {
  test.for([
    ['elements within each other', (n) => '<div>'.repeat(n)],
    ['marks that are opened again in each paragraph', (n) => '<b id=1><p>'.repeat(n / 4)],
    ['attributes', (n) => `<p ${Array.from({ length: n }, (_, at) => `a${at}=1`).join(' ')}>word`],
    ['cells of many rows', (n) => `<table>${'<tr><td rowspan=65534 colspan=1000>a'.repeat(n / 50)}`],
    ['brackets', (n) => '['.repeat(n)],
    ['words in brackets', (n) => '[a]'.repeat(5 * n)],
    ['shortcodes within each other', (n) => `${'[vc_row]'.repeat(n / 4)}${'[/vc_row]'.repeat(n / 4)}`],
    ['comments that are not closed', (n) => '<!--'.repeat(n)],
  ] as [string, (n: number) => string][])('%s', async ([, html]) => {
    const read = (length: number) => readText(`<p>First</p>${html(length)}`);
    expect(await growthAtEightfold(1_000, read)).toBeLessThan(24);
  });

  test('of what is nested too deeply, the words come over', async () => {
    const { markdown, notes } = await readText(
      `<p>A &amp; b</p><script>c</script>${'<div>'.repeat(20_000)}Last`,
    );
    expect(markdown).toBe('A & b\n\nLast');
    expect(notes).toEqual(['changed: Its HTML is too large or too deeply nested; only its words came over.']);
  });
});
