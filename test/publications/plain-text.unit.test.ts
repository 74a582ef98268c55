import { describe, expect, test } from 'vitest';
import { plainText } from '../../server/publications/plain-text.ts';
import { growthAtEightfold } from '../environment/processor-time.ts';

describe('a Markdown text without its marks', () => {
  test.for<[string, string]>([
    ['## A heading\n\nand *a* **paragraph**', 'A heading and a paragraph'],
    ['- one\n- two\n  - three\n\n1. four\n2. five', 'one two three four five'],
    ['> a quotation\n\n---\n\nand ~~less~~', 'a quotation and less'],
    ['a [link](https://example.com/a_(b)), ![a picture](a.png)', 'a link, a picture'],
    ['a [reference][1]\n\n[1]: https://example.com', 'a reference'],
    ['`code` and\n\n```js\nmore();\n```', 'code and more();'],
    ['| a | b |\n|---|---|\n| 1 | 2 |', 'a b 1 2'],
    ['snake_case_word, 5 < 6 and 7 > 6, \\*not\\*', 'snake_case_word, 5 < 6 and 7 > 6, *not*'],
    ['R&amp;D, 2 &lt; 3', 'R&D, 2 < 3'],
    ['one  \ntwo\r\nthree', 'one two three'],
    ['<b>bold</b>, a </title> <!-- note -->and <br/>more', 'bold, a and more'],
    ['<!-- --> <![CDATA[x]]> <?xml?> &amp; more', '& more'],
  ])('%j', ([markdown, text]) => {
    expect(plainText(markdown)).toBe(text);
  });

  test.for(['- > ', '>', '[', '![', '[a](', '`` ` ', '< ', '**a', 'a**b', '*_a_', '[\n'])(
    'takes about eight times as long for the eightfold of %j',
    async (part) => {
      const read = async (length: number) => plainText(part.repeat(length / part.length));
      // Marks that are nested too deeply are refused.
      const growth = await growthAtEightfold(2_000, (length) => read(length).catch(() => ''));
      expect(growth).toBeLessThan(24);
    },
  );
});
