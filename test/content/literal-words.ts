import { parseAst } from 'vite';

/** Attributes and properties whose values visitors read, hear or see. */
const readAttributes = new Set(
  (
    'alt aria-description aria-label aria-placeholder aria-roledescription aria-valuetext caption ' +
    'data-label empty heading label placeholder text title'
  ).split(' '),
);

interface AstNode {
  type: string;
  start: number;
  [property: string]: unknown;
}

/**
 * Finds the words that a component spells out instead of taking them from the site's documents: text between tags and
 * values of the attributes above. Reads the syntax tree, so that code that only looks like a text is no find. Each
 * find is its line and its words: `12: Read more`.
 */
export function findLiteralWords(code: string): string[] {
  const found: string[] = [];
  const add = (node: AstNode, text: unknown) => {
    if (typeof text !== 'string' || !/\p{L}/u.test(text)) return;
    const start = node.start + text.length - text.trimStart().length;
    found.push(`${code.slice(0, start).split('\n').length}: ${text.trim()}`);
  };

  /** Looks at what an expression may show. What a function is called with, such as the id of a text, is not shown. */
  const visitShown = (node: unknown): void => {
    if (!isNode(node)) return;
    if (node.type === 'Literal') add(node, node.value);
    else if (node.type === 'TemplateLiteral')
      for (const quasi of nodesOf(node.quasis)) add(quasi, textOf(quasi.value));
    else if (node.type === 'ConditionalExpression') [node.consequent, node.alternate].forEach(visitShown);
    else if (node.type === 'LogicalExpression' || (node.type === 'BinaryExpression' && node.operator === '+'))
      [node.left, node.right].forEach(visitShown);
    else if (node.type === 'JSXExpressionContainer') visitShown(node.expression);
  };

  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if (isNode(node)) {
      if (node.type === 'JSXText') add(node, node.value);
      if (node.type === 'JSXElement' || node.type === 'JSXFragment')
        nodesOf(node.children).filter(isContainer).forEach(visitShown);
      if (node.type === 'JSXAttribute' && readAttributes.has(nameOf(node.name))) visitShown(node.value);
    }
    Object.values(node).forEach(visit);
  };
  visit(parseAst(code, { lang: 'tsx' }).body);
  return found;
}

const isNode = (value: unknown): value is AstNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const isContainer = ({ type }: AstNode) => type === 'JSXExpressionContainer';

const nodesOf = (value: unknown): AstNode[] => (Array.isArray(value) ? value.filter(isNode) : []);

const nameOf = (name: unknown) => (isNode(name) ? String(name.name) : '');

const textOf = (value: unknown) =>
  typeof value === 'object' && value !== null && 'cooked' in value ? value.cooked : undefined;
