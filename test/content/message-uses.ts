import { parseAst } from 'vite';

/** A place in the code that shows a short text: its id, and what it is given to fill in. */
export interface MessageUse {
  id: string;
  /** The names of the values, unless they are put together elsewhere. */
  values: string[] | undefined;
  /** The tags that get an element, unless these are put together elsewhere. A plain string has none. */
  elements: string[] | undefined;
  /** Whether it is shown as a string, in which a tag would be seen. */
  isPlain: boolean;
}

interface AstNode {
  type: string;
  [property: string]: unknown;
}

/**
 * Finds where a component shows a short text: `words('area.name', { count })` and `<Message id="area.name" …>`. A
 * choice between two ids is two uses. An id that only exists as the code runs is passed over.
 */
export function findMessageUses(code: string): MessageUse[] {
  const found: MessageUse[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if (isNode(node)) {
      if (node.type === 'CallExpression' && isNode(node.callee) && node.callee.name === 'words') {
        const [id, values] = nodesOf(node.arguments);
        for (const each of textsOf(id))
          found.push({ id: each, values: keysOf(values), elements: [], isPlain: true });
      }
      if (node.type === 'JSXOpeningElement' && isNode(node.name) && node.name.name === 'Message') {
        const { id, values, elements } = attributesOf(node);
        const use = { values: keysOf(values), elements: keysOf(elements), isPlain: false };
        for (const each of textsOf(id)) found.push({ id: each, ...use });
      }
    }
    Object.values(node).forEach(visit);
  };
  visit(parseAst(code, { lang: 'tsx' }).body);
  return found;
}

const isNode = (value: unknown): value is AstNode =>
  typeof value === 'object' && value !== null && 'type' in value;

const nodesOf = (value: unknown): AstNode[] => (Array.isArray(value) ? value.filter(isNode) : []);

function textsOf(node: unknown): string[] {
  if (!isNode(node)) return [];
  if (node.type === 'Literal') return [String(node.value)];
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(textsOf);
  return [];
}

function keysOf(node: unknown): string[] | undefined {
  if (!isNode(node)) return [];
  const properties = nodesOf(node.properties);
  if (node.type !== 'ObjectExpression' || properties.some(({ type }) => type === 'SpreadElement'))
    return undefined;
  return properties.flatMap(({ key }) => (isNode(key) ? String(key.name ?? key.value) : []));
}

function attributesOf({ attributes }: AstNode): Record<string, unknown> {
  return Object.fromEntries(
    nodesOf(attributes).map(({ name, value }) => [
      isNode(name) ? String(name.name) : '',
      isNode(value) && value.type === 'JSXExpressionContainer' ? value.expression : value,
    ]),
  );
}
