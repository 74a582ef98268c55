import fc from 'fast-check';
import { type MarkdownToJSX, parser, RuleType } from 'markdown-to-jsx/markdown';
import { expect, test } from 'vitest';
import { findUnsafeMark } from '../../src/contract/staff/safe-markdown.ts';

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
    { numRuns: 3_000, seed: 16 },
  );
});

test.for([
  '<b>a</b>',
  '[x](javascript:a)',
  '![x](data:a)',
  '- > [x][y]\n\n[y]: javascript:a',
  '|a|\n|-|\n|<i>b</i>|',
])('the parser finds it in %j', (markdown) => {
  expect(findParsed(markdown)).not.toEqual([]);
});
