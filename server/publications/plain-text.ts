import { type MarkdownToJSX, parser, RuleType } from 'markdown-to-jsx/markdown';

type Node = MarkdownToJSX.ASTNode;

/** The options that the site renders with: HTML is shown as text, and headings have no ids. */
const options = { disableParsingRawHTML: true, slugify: () => '' };
const TAG = /<[a-z!?/][^<>]*>/gi;

/** Converts Markdown to plain text on one line, for excerpts. It uses the parser that also renders the page. */
export function plainText(markdown: string): string {
  return join(parser(markdown, options)).replace(TAG, '').replace(/\s+/g, ' ').trim();
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
