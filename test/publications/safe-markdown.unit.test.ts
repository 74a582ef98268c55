import { describe, expect, test } from 'vitest';
import { findUnsafeMark } from '../../src/contract/staff/safe-markdown.ts';
import { growthAtEightfold } from '../environment/processor-time.ts';

type OfLength = (length: number) => string;

const filled =
  (text: string): OfLength =>
  (length) =>
    text.repeat(Math.ceil(length / text.length)).slice(0, length);

/** A run of signs, then one that is shorter by one, and so on to a single sign: together of about the length. */
const runs =
  (sign: string, joint: string): OfLength =>
  (length) => {
    const count = Math.floor(Math.sqrt(2 * length));
    return Array.from({ length: count }, (_, at) => sign.repeat(count - at)).join(joint);
  };

/** Each of these made an earlier release look at the whole text again and again. */
const hostile: [string, OfLength][] = [
  ['links that are entities', filled('](&#x6a')],
  ['fences', filled('```\n````x\n')],
  ['fences of tildes', filled('~~~\n')],
  ['fences that get shorter', runs('~', 'x\n')],
  ['nested fences', filled('> ```\n')],
  ['backticks that get fewer', runs('`', 'x')],
  ['backticks one and two', filled('` `` ')],
  ['escaped backticks', filled('\\`')],
  ['addresses', filled('http://`')],
];

describe('the check of a blog’s text', () => {
  test.for(hostile)('takes about eight times as long for the eightfold of %s', async ([, ofLength]) => {
    expect(await growthAtEightfold(4_000, (length) => findUnsafeMark(ofLength(length)))).toBeLessThan(24);
  });

  test.for<[string, string]>([
    ['a span that begins in the line before', 'See `a\nb` <script>alert(1)</script> `c`'],
    ['an escaped backtick', '\\` <script>alert(1)</script> `'],
    ['two backticks of which one is escaped', '\\`` a ` <script>alert(1)</script> `'],
    ['a fence that is closed by an indented one', '```\na\n  ```\n<script>alert(1)</script>\n```'],
    ['a fence that is opened by an indented one', ' ```\n```\n<script>alert(1)</script>\n```'],
    ['a fence within a list', '- ```\n  a\n  ```\n<script>alert(1)</script>\n```'],
    ['a fence that a longer one closes', '```\na\n````\n<script>alert(1)</script>\n```'],
    ['a fence that is never closed', '```\n<script>alert(1)</script>'],
    ['an address that goes on with backticks', 'https://example.com```<script>alert(1)</script>```'],
    ['backticks of another number', '`` <script>alert(1)</script> `'],
  ])('does not mistake HTML for code after %s', ([, text]) => {
    expect(findUnsafeMark(text)).toBe('HTML: <script');
  });

  test.for<[string, string]>([
    ['before another', '[x](a [y](javascript:alert(1))'],
    ['of a picture in a link', '[![x](a.png)](javascript:alert(1))'],
    ['in a reference of several lines', '[a\nb]: javascript:alert(1)'],
    ['in a reference after one that is empty', '[a]:\n\n[b]: javascript:alert(1)'],
    ['in a reference’s next line', '[a]:\njavascript:alert(1)'],
  ])('finds a script in a link %s', ([, text]) => {
    expect(findUnsafeMark(text)).toBe('links to javascript:');
  });

  test.for([
    '`<a>` and ``<b> ` <c>`` and \\`d\\`',
    '~~~html\n<script>alert(1)</script>\n~~~\n\n````\n```\n<a>\n````',
    '```\r\n<script>\r\n```\r\n',
    'a`b\n\n`<c>`',
    'See https://example.com, and `<c>`',
    '[x](/a) at [10:30]: https://example.com',
    'Fewer than 5 < 10 guards & more > 3. At 10:30: see [times](#javascript).',
    '[Mail](mailto:a@example.com), [call](tel:+911800000000), [web](https://example.com/a:b), [here](/blog)',
  ])('finds nothing in %j', (text) => {
    expect(findUnsafeMark(text)).toBeUndefined();
  });
});
