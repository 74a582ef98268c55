import { type MarkdownToJSX, RuleType } from 'markdown-to-jsx/markdown';
import { readMarkdown } from './read-markdown.ts';

type Node = MarkdownToJSX.ASTNode;

const TAG = /<[a-z!?/][^<>]*>/gi;

/**
 * Converts Markdown to plain text on one line, for excerpts. It uses the parser that also renders the page.
 * @throws {AppError} BAD_REQUEST for a text that cannot be rendered.
 */
export function plainText(markdown: string): string {
  return join(readMarkdown(markdown)).replace(TAG, '').replace(/\s+/g, ' ').trim();
}

const join = (nodes: Node[]): string => nodes.map(textOf).join('');

/** Blocks are surrounded by spaces, so that their words do not run together. */
function textOf(node: Node): string {
  switch (node.type) {
    case RuleType.text:
    case RuleType.codeInline:
      return node.text;
    case RuleType.codeBlock:
      return ` ${node.text} `;
    case RuleType.image:
      return node.alt ?? '';
    case RuleType.link:
    case RuleType.textFormatted:
      return join(node.children);
    case RuleType.heading:
    case RuleType.paragraph:
    case RuleType.blockQuote:
      return ` ${join(node.children)} `;
    case RuleType.orderedList:
    case RuleType.unorderedList:
      return node.items.map((item) => ` ${join(item)} `).join('');
    case RuleType.table:
      return [node.header, ...node.cells]
        .flat()
        .map((cell) => ` ${join(cell)} `)
        .join('');
    default:
      return ' ';
  }
}
