import { describe, expect, test } from 'vitest';
import { findUnsafeMark } from '../../src/contract/staff/safe-markdown.ts';
import { millisecondsOf } from '../environment/processor-time.ts';

const LENGTH = 200_000;
const filled = (text: string) => text.repeat(Math.ceil(LENGTH / text.length)).slice(0, LENGTH);
const runs = (sign: string, joint: string) =>
  Array.from({ length: 630 }, (_, at) => sign.repeat(633 - at)).join(joint);

/** Each made a pattern of an earlier release, or one much like it, look at everything again from everywhere. */
const hostile: [string, string][] = [
  ['line breaks', filled('\n')],
  ['blanks and line breaks', filled(' \n')],
  ['brackets in lines', filled('[\n')],
  ['references', filled('[a]:')],
  ['links', filled('](')],
  ['links with words', filled('](a ')],
  ['links that are entities', filled('](&#x6a')],
  ['one endless entity', `](&#${filled('1')}`],
  ['fences', filled('```\n````x\n')],
  ['fences of tildes', filled('~~~\n')],
  ['fences that get shorter', runs('~', 'x\n')],
  ['nested fences', filled('> ```\n')],
  ['backticks that get fewer', runs('`', 'x')],
  ['backticks one and two', filled('` `` ')],
  ['escaped backticks', filled('\\`')],
  ['addresses', filled('http://`')],
  ['addresses without end', filled('http://')],
  ['angle brackets', filled('< ')],
  ['list marks', filled('- > ')],
];

describe('the look at a blog’s text', () => {
  test.for(hostile)('takes no longer for 200 kB of %s', ([, text]) => {
    const best = Math.min(...[1, 2, 3].map(() => millisecondsOf(() => findUnsafeMark(text))));
    expect(best).toBeLessThan(150);
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
  ])('does not take HTML for code after %s', ([, text]) => {
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
  ])('finds nothing in %j', (text) => {
    expect(findUnsafeMark(text)).toBeUndefined();
  });
});
