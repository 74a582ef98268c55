import { type MarkdownToJSX, parser, RuleType } from 'markdown-to-jsx/markdown';
import type { BlockContent, PhrasingContent, Root, RootContent } from 'mdast';
import { describe, expect, test, vi } from 'vitest';
import { markdownOf, plainTextOf } from '../../server/importing/markdown.ts';
import { noNewAddresses, shapeMarkdown } from '../../server/importing/shape-text.ts';
import { findUnsafeMark } from '../../src/contract/staff/safe-markdown.ts';

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

  test('a part for which there is no room is not written to find that out', () => {
    const link = vi.fn(() => undefined);
    const part = paragraph(text('x'.repeat(50)), {
      type: 'link',
      url: 'https://a.in',
      children: [text('y')],
    });
    expect(shapeMarkdown(root(part), 50, { ...noNewAddresses, link })).toMatchObject({
      text: '',
      notes: [{}],
    });
    expect(link).not.toHaveBeenCalled();
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

type Parsed = MarkdownToJSX.ASTNode;
const options = { disableParsingRawHTML: true, sanitizer: (address: string) => address, slugify: () => '' };

function visit(node: unknown, found: (node: Parsed) => void): void {
  if (Array.isArray(node)) for (const each of node) visit(each, found);
  else if (typeof node === 'object' && node !== null && 'type' in node) {
    found(node as Parsed);
    for (const part of ['children', 'items', 'header', 'cells'] as const)
      if (part in node) visit((node as Record<string, unknown>)[part], found);
  }
}

function textsOf(nodes: Parsed[]): string {
  let texts = '';
  visit(nodes, (node) => {
    if (node.type === RuleType.text) texts += node.text;
  });
  return texts;
}
