import fc from 'fast-check';
import { type MarkdownToJSX, parser, RuleType } from 'markdown-to-jsx/markdown';
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

/** Each of these made a regular expression of an earlier release, or a similar one, backtrack over the whole text. */
const hostile: [string, OfLength][] = [
  ['line breaks', filled('\n')],
  ['blanks and line breaks', filled(' \n')],
  ['brackets in lines', filled('[\n')],
  ['references', filled('[a]:')],
  ['links', filled('](')],
  ['links with words', filled('](a ')],
  ['links that are entities', filled('](&#x6a')],
  ['one endless entity', (length) => `](&#${filled('1')(length)}`],
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
  ])('finds nothing in %j', (text) => {
    expect(findUnsafeMark(text)).toBeUndefined();
  });
});

type Node = MarkdownToJSX.ASTNode;

const HTML = new Set<number>([RuleType.htmlBlock, RuleType.htmlSelfClosing, RuleType.htmlComment]);
const SAFE = /^(?:(?:https?|mailto|tel):|(?![a-z][a-z0-9+.-]*:))/i;

/** The nodes that our renderer's own parser takes for HTML, or for a link with a scheme that runs code. */
function findParsed(markdown: string): unknown[] {
  const found: unknown[] = [];
  const visit = (node: Node | Node[] | Node[][] | undefined): void => {
    if (node === undefined) return;
    if (Array.isArray(node)) {
      for (const each of node) visit(each);
      return;
    }
    if (HTML.has(node.type)) found.push(node);
    if ('target' in node && !SAFE.test(String(node.target))) found.push(node);
    if ('children' in node) visit(node.children);
    if ('items' in node) visit(node.items);
    if ('header' in node) for (const row of [node.header, ...node.cells]) visit(row);
  };
  visit(parser(markdown, { sanitizer: (address) => address }));
  return found;
}

/** The building blocks of Markdown, and of attempts to hide a script in it. */
const piece = fc.constantFrom(
  ...['<script>alert(1)</script>', '<b', '<!-- a -->', '<a href="x">', '</p>', '<javascript:a>', 'a < b'],
  ...[
    '[x](javascript:a)',
    '![x](data:a)',
    '](vbscript:a)',
    '[x]: javascript:a',
    '[x]:\n',
    'java&#115;cript:a',
  ],
  ...['[x](', '[x]', '[', ']', '(', ')', '(<', '>', 'javascript:a', 'javascript&colon;a', 'java\\script:a'],
  ...['`', '``', '```', '```\n', '~~~\n', '\\', '\\`', '\n', '\n\n', '\n    ', '\t', '- ', '> ', '1. ', '# '],
  ...['*', '**', '_', '~~', '|', '|-|\n', '---\n', 'a', ' ', 'https://example.com', '[^1]', '[^1]: '],
);
const text = fc.array(piece, { minLength: 1, maxLength: 14 }).map((pieces) => pieces.join(''));

test('no text is let through in which the parser finds HTML or a link that runs something', () => {
  fc.assert(
    fc.property(text, (markdown) => {
      fc.pre(findUnsafeMark(markdown) === undefined);
      expect(findParsed(markdown)).toEqual([]);
    }),
    { numRuns: 100 },
  );
});

// As the property would not say if the parser changed.
test.for([
  '<b>a</b>',
  '[x](javascript:a)',
  '![x](data:a)',
  '- > [x][y]\n\n[y]: javascript:a',
  '|a|\n|-|\n|<i>b</i>|',
])('the parser finds it in %j', (markdown) => {
  expect(findParsed(markdown)).not.toEqual([]);
});
