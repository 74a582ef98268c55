import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';

const home = join(import.meta.dirname, '../..');

/** A regular expression of the source. The same one may stand in several files. */
export interface Pattern {
  source: string;
  flags: string;
  files: string[];
}

interface Node extends Record<string, unknown> {
  type: string;
}

/**
 * Every regular expression of what runs on the server, whether it is a literal or made by `new RegExp`.
 * @throws {Error} for one whose text is not fixed in its file.
 */
export function readPatterns(): Pattern[] {
  const patterns = new Map<string, Pattern>();
  for (const path of globSync('{src,server}/**/*.{ts,js}', { cwd: home }).sort()) {
    const file = path.replaceAll('\\', '/');
    for (const { source, flags } of patternsOf(readFileSync(join(home, file), 'utf8'), file)) {
      const known = patterns.get(`/${source}/${flags}`) ?? { source, flags, files: [] };
      if (!known.files.includes(file)) known.files.push(file);
      patterns.set(`/${source}/${flags}`, known);
    }
  }
  return [...patterns.values()];
}

/** The regular expressions of one file's code. */
export function patternsOf(code: string, file: string): Omit<Pattern, 'files'>[] {
  if (!/\/|RegExp/.test(code)) return [];
  const nodes = [...nodesIn(parseAst(code, { lang: 'ts' }))];
  const constants = new Map<unknown, unknown>(
    nodes
      .filter(({ type }) => type === 'VariableDeclarator')
      .map(({ id, init }) => [(id as Node).name, init]),
  );
  return nodes.flatMap((node) => {
    const literal = node.regex as { pattern: string; flags: string } | null | undefined;
    if (node.type === 'Literal' && literal) return [{ source: literal.pattern, flags: literal.flags }];
    const makes = ['NewExpression', 'CallExpression'].includes(node.type);
    if (!makes || (node.callee as Node).name !== 'RegExp') return [];
    const [text, flags] = (node.arguments as Node[]).map((argument) => textOf(argument, constants));
    if (text === undefined)
      throw new Error(`${file} makes a regular expression of a text that is not fixed.`);
    return [{ source: text, flags: flags ?? '' }];
  });
}

function* nodesIn(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return;
  if (isNode(value)) yield value;
  for (const child of Object.values(value)) yield* nodesIn(child);
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** What a fixed text says; undefined for any other. */
function textOf(node: unknown, constants: ReadonlyMap<unknown, unknown>): string | undefined {
  if (!isNode(node)) return undefined;
  switch (node.type) {
    case 'Literal':
      return String(node.value);
    case 'Identifier':
      return textOf(constants.get(node.name), constants);
    case 'TaggedTemplateExpression':
      return templateText(node.quasi as Node, 'raw', constants);
    case 'TemplateLiteral':
      return templateText(node, 'cooked', constants);
    default:
      return undefined;
  }
}

function templateText(
  { quasis, expressions }: Node,
  form: 'raw' | 'cooked',
  constants: ReadonlyMap<unknown, unknown>,
): string | undefined {
  const parts = (expressions as Node[]).map((each) => textOf(each, constants));
  if (parts.includes(undefined)) return undefined;
  const texts = (quasis as unknown as { value: Record<string, string> }[]).map(({ value }) => value[form]);
  return texts.map((text, at) => text + (parts[at] ?? '')).join('');
}
