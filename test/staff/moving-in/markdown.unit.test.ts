import fc from 'fast-check';
import { type MarkdownToJSX, parser, RuleType } from 'markdown-to-jsx/markdown';
import type { BlockContent, PhrasingContent, Root, RootContent } from 'mdast';
import { describe, expect, test } from 'vitest';
import { plainText } from '../../../server/publications/plain-text.ts';
import { markdownOf, plainTextOf } from '../../../server/staff/moving-in/markdown.ts';
import { findUnsafeMark } from '../../../src/contract/staff/safe-markdown.ts';
import { growthAtEightfold } from '../../environment/processor-time.ts';

const as = (address: string) => address;
const same = { resolveLink: as, resolvePicture: as };
const text = (value: string): PhrasingContent => ({ type: 'text', value });
const paragraph = (...children: PhrasingContent[]): BlockContent => ({ type: 'paragraph', children });
const root = (...children: RootContent[]): Root => ({ type: 'root', children });

describe('what is written', () => {
  test('marks, links, pictures, lists and tables', () => {
    const tree = root(
      { type: 'heading', depth: 2, children: [text('Guards & more')] },
      paragraph(
        text('We are '),
        { type: 'strong', children: [text(' always ')] },
        text('there: '),
        { type: 'link', url: 'https://old.example/contact us', children: [text('write')] },
        { type: 'break' },
        { type: 'image', url: 'https://old.example/a.jpg', alt: 'A guard' },
      ),
      {
        type: 'list',
        ordered: true,
        start: 3,
        children: [{ type: 'listItem', children: [paragraph(text('three'))] }],
      },
      {
        type: 'table',
        children: [
          ['City', 'Guards'],
          ['Pune | Nashik', '40'],
        ].map((cells) => ({
          type: 'tableRow',
          children: cells.map((cell) => ({ type: 'tableCell', children: [text(cell)] })),
        })),
      },
    );
    expect(markdownOf(tree, same)).toBe(
      [
        '## Guards & more',
        'We are **always** there: [write](https://old.example/contact%20us)\\\n![A guard](https://old.example/a.jpg)',
        '3. three',
        '| City | Guards |\n| - | - |\n| Pune \\| Nashik | 40 |',
      ].join('\n\n'),
    );
    expect(plainTextOf(tree)).toBe(
      [
        'Guards & more',
        'We are always there: write (https://old.example/contact%20us)',
        '3. three',
        'City | Guards\nPune | Nashik | 40',
      ].join('\n\n'),
    );
  });

  test('addresses that have moved in are replaced, and an unresolved link keeps its words', () => {
    const tree = root(
      paragraph(
        { type: 'link', url: 'https://old.example/jobs', children: [text('jobs')] },
        text(' '),
        { type: 'link', url: 'https://old.example/gone', children: [text('gone')] },
        { type: 'image', url: 'https://old.example/gone.jpg' },
      ),
    );
    const resolveLink = (address: string) => (address.endsWith('jobs') ? '/careers' : undefined);
    expect(markdownOf(tree, { resolveLink, resolvePicture: () => undefined })).toBe('[jobs](/careers) gone');
  });

  test.for([
    'a < b and <b>c</b> &lt;d>',
    '[x](javascript:y) ]: z',
    '# 1. - * _ ` | \\',
    '&copy; &amp;copy;',
    '<3 </p',
  ])('the text %j is read as it was', (words) => {
    const markdown = markdownOf(root(paragraph(text(words))), same);
    expect(findUnsafeMark(markdown)).toBeUndefined();
    // Excerpts are without tags, so the text itself is compared where it has some.
    expect(textsOf(parser(markdown, options)).replace(/\s+/g, ' ')).toBe(words);
  });

  test('code stays code where it is safe, and is text where readers disagree', () => {
    expect(markdownOf(root({ type: 'code', value: 'if (a < b)' }), same)).toBe('```\nif (a < b)\n```');
    const nested: BlockContent = { type: 'blockquote', children: [{ type: 'code', value: '<b>\nc' }] };
    expect(markdownOf(root(nested), same)).toBe('> &lt;b>\\\n> c');
  });
});

test('a deep tree keeps its words, and the time it takes grows with its depth', async () => {
  const growth = await growthAtEightfold(4_000, (levels) => {
    let block: BlockContent = paragraph(text('at the bottom'));
    let mark: PhrasingContent = text('in the middle');
    for (let level = 0; level < levels; level++) {
      block = { type: 'blockquote', children: [block] };
      mark = { type: level % 2 === 0 ? 'emphasis' : 'strong', children: [mark] };
    }
    const tree = root(block, paragraph(mark));
    expect(plainTextOf(tree)).toBe('at the bottom\n\nin the middle');
    expect(plainText(markdownOf(tree, same))).toBe('at the bottom in the middle');
  });
  expect(growth).toBeLessThan(30);
});

const HOSTILE = [
  '<script>alert(1)</script>|<b|<|>|<!-- |-->|&lt;|&|](|]:|[|]|(|)|javascript:a|java&#115;cript:a|data:a|`|```|~~~',
  '\\|\n|\n\n|    |- |1. |# |*|**|_|~~|---|!|\ue001|\ue003|\u0000|\u202e|\ud800|a| |गार्ड|//x.example|https://x.example/(a)',
].flatMap((pieces) => pieces.split('|'));
const words = fc
  .array(fc.oneof(fc.constantFrom(...HOSTILE, '|'), fc.string()), { maxLength: 6 })
  .map((pieces) => pieces.join(''));
const { tree } = fc.letrec((tie) => ({
  mark: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.record({ type: fc.constantFrom('text', 'inlineCode', 'html'), value: words }),
    fc.constant({ type: 'break' }),
    fc.record({ type: fc.constant('image'), url: words, alt: words, title: words }),
    fc.record({
      type: fc.constantFrom('link', 'emphasis', 'strong', 'delete', 'linkReference'),
      url: words,
      title: words,
      children: tie('marks'),
    }),
  ),
  marks: fc.array(tie('mark'), { maxLength: 5 }),
  row: fc.record({
    type: fc.constant('tableRow'),
    children: fc.array(fc.record({ type: fc.constant('tableCell'), children: tie('marks') }), {
      maxLength: 3,
    }),
  }),
  block: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.record({ type: fc.constant('paragraph'), children: tie('marks') }),
    fc.record({ type: fc.constant('heading'), depth: fc.constantFrom(1, 2, 6), children: tie('marks') }),
    fc.record({ type: fc.constantFrom('code', 'html'), value: words, lang: words, meta: words }),
    fc.record({ type: fc.constant('definition'), url: words, identifier: words, label: words }),
    fc.record({
      type: fc.constantFrom('blockquote', 'listItem', 'tableCell', 'list'),
      ordered: fc.boolean(),
      start: fc.integer(),
      children: tie('blocks'),
    }),
    fc.record({ type: fc.constant('table'), children: fc.array(tie('row'), { maxLength: 3 }) }),
    tie('mark'),
  ),
  blocks: fc.array(tie('block'), { maxLength: 5 }),
  tree: tie('blocks').map((children) => ({ type: 'root', children }) as Root),
}));

test('of hostile trees nothing unsafe is written, and the parser of the pages finds no HTML and no script', () => {
  fc.assert(
    fc.property(tree as fc.Arbitrary<Root>, (each) => {
      const markdown = markdownOf(each, same);
      expect(findUnsafeMark(markdown)).toBeUndefined();
      expect(findRunning(parser(markdown, options))).toEqual([]);
      expect(plainTextOf(each)).toBeTypeOf('string');
    }),
    { numRuns: 100, seed: 20 },
  );
});

type Parsed = MarkdownToJSX.ASTNode;
const options = { disableParsingRawHTML: true, sanitizer: (address: string) => address, slugify: () => '' };
const HTML = new Set<number>([RuleType.htmlBlock, RuleType.htmlSelfClosing, RuleType.htmlComment]);

function visit(node: unknown, found: (node: Parsed) => void): void {
  if (Array.isArray(node)) for (const each of node) visit(each, found);
  else if (typeof node === 'object' && node !== null && 'type' in node) {
    found(node as Parsed);
    for (const part of ['children', 'items', 'header', 'cells'] as const)
      if (part in node) visit((node as Record<string, unknown>)[part], found);
  }
}

function findRunning(nodes: Parsed[]): Parsed[] {
  const running: Parsed[] = [];
  visit(nodes, (node) => {
    const target = 'target' in node ? String(node.target) : '';
    if (HTML.has(node.type) || /^(?!https?:|mailto:|tel:)[a-z][a-z0-9+.-]*:/i.test(target))
      running.push(node);
  });
  return running;
}

function textsOf(nodes: Parsed[]): string {
  let texts = '';
  visit(nodes, (node) => {
    if (node.type === RuleType.text) texts += node.text;
  });
  return texts;
}
