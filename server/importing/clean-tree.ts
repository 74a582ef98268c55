import type {
  BlockContent,
  ListItem,
  Node,
  Nodes,
  PhrasingContent,
  Root,
  RootContent,
  TableRow,
} from 'mdast';
import { cutAtAddresses } from './bare-addresses.ts';

/** Quotations and lists within each other, and marks within each other, deeper than which only the words stay. */
const MOST_LEVELS = 12;
const CONTROLS =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are to be removed
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u202a-\u202e\u2060-\u2069\ue000-\uf8ff\ufeff\ufffe\uffff]/g;

export interface Addresses {
  /** The address to write for a link; undefined leaves its words without a link. */
  resolveLink: (address: string) => string | undefined;
  /** The address to write for a picture; undefined leaves the picture out. */
  resolvePicture: (address: string) => string | undefined;
}

interface Cleaning extends Addresses {
  /** Writes code as ordinary text. */
  codeAsText: boolean;
}

type WithChildren = Node & { children: Nodes[] };

/** Removes what must not be written: control characters, those that turn the direction of text, private ones. */
export const cleanText = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\u2028\u2029]/g, ' ')
    .replace(CONTROLS, '');

/** Copies a tree with only what is written as Markdown, bounded in depth, its addresses resolved. */
export function cleanTree(root: Root, cleaning: Cleaning): Root {
  return { type: 'root', children: cleanBlocks(root.children, 0, cleaning) };
}

/** All words below a node, in linear time and without recursion, since a foreign tree may have any depth. */
export function wordsOf(node: Node): string {
  const words: string[] = [];
  const waiting: Node[] = [node];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next.type === 'break') words.push(' ');
    else if ('value' in next && typeof next.value === 'string' && next.type !== 'html')
      words.push(next.value);
    else if (isParent(next)) {
      if (BLOCKS.has(next.type)) words.push(' ');
      for (let at = next.children.length - 1; at >= 0; at--) waiting.push(next.children[at] as Node);
    }
  }
  return oneLine(words.join(''));
}

const BLOCKS = new Set([
  'paragraph',
  'heading',
  'blockquote',
  'list',
  'listItem',
  'table',
  'tableRow',
  'tableCell',
]);
const isParent = (node: Node): node is WithChildren => 'children' in node && Array.isArray(node.children);
const oneLine = (text: string) => cleanText(text).replace(/\s+/g, ' ');

function cleanBlocks(nodes: Node[], level: number, cleaning: Cleaning): BlockContent[] {
  const blocks: BlockContent[] = [];
  let loose: Node[] = [];
  const close = () => {
    addParagraph(blocks, cleanPhrasing(loose, level, cleaning));
    loose = [];
  };
  for (const node of nodes) {
    const isBlock =
      BLOCKS.has(node.type) || ['code', 'thematicBreak', 'html', 'definition'].includes(node.type);
    if (!isBlock) loose.push(node);
    else {
      close();
      addBlock(blocks, node as RootContent, level, cleaning);
    }
  }
  close();
  return blocks;
}

function addBlock(blocks: BlockContent[], node: RootContent, level: number, cleaning: Cleaning): void {
  if (level >= MOST_LEVELS) {
    addParagraph(blocks, textNodes(wordsOf(node)));
    return;
  }
  switch (node.type) {
    case 'paragraph':
      addParagraph(blocks, cleanPhrasing(node.children, level, cleaning));
      return;
    case 'heading': {
      const children = cleanPhrasing(node.children, level, cleaning).map((child) =>
        child.type === 'break' ? ({ type: 'text', value: ' ' } as const) : child,
      );
      if (hasContent(children)) blocks.push({ type: 'heading', depth: node.depth, children: trim(children) });
      return;
    }
    case 'thematicBreak':
      blocks.push({ type: 'thematicBreak' });
      return;
    case 'code': {
      const value = cleanText(node.value).replace(/\r\n?/g, '\n');
      if (value.trim() === '') return;
      // Within a quotation or a list, readers of Markdown do not agree about what is code.
      if (level > 0 || cleaning.codeAsText) addParagraph(blocks, linesOf(value));
      else blocks.push({ type: 'code', value });
      return;
    }
    case 'blockquote': {
      const children = cleanBlocks(node.children, level + 1, cleaning);
      if (children.length > 0) blocks.push({ type: 'blockquote', children });
      return;
    }
    case 'list': {
      const children = node.children.flatMap((item) => cleanItem(item, level, cleaning));
      const ordered = node.ordered === true;
      const start = ordered ? Math.min(Math.max(Math.trunc(node.start ?? 1) || 0, 0), 999_999) : null;
      if (children.length > 0) blocks.push({ type: 'list', ordered, start, spread: false, children });
      return;
    }
    case 'table': {
      const rows = node.children.filter(isParent).map((row) => cleanRow(row, level, cleaning));
      const width = Math.max(0, ...rows.slice(0, 1_000).map(({ children }) => children.length));
      if (width > 0) blocks.push({ type: 'table', children: rows });
      return;
    }
    case 'listItem':
    case 'tableRow':
    case 'tableCell':
      blocks.push(...cleanBlocks(node.children, level + 1, cleaning));
  }
}

function cleanItem(item: Node, level: number, cleaning: Cleaning): ListItem[] {
  const children = cleanBlocks(isParent(item) ? item.children : [item], level + 1, cleaning);
  return children.length === 0 ? [] : [{ type: 'listItem', spread: false, children }];
}

function cleanRow(row: WithChildren, level: number, cleaning: Cleaning): TableRow {
  const children = row.children.map((cell) => ({
    type: 'tableCell' as const,
    children: trim(
      cleanPhrasing(isParent(cell) ? cell.children : [cell], level, cleaning).map((child) =>
        child.type === 'break' ? { type: 'text', value: ' ' } : child,
      ),
    ),
  }));
  return { type: 'tableRow', children };
}

function cleanPhrasing(
  nodes: Node[],
  level: number,
  cleaning: Cleaning,
  within: string[] = [],
): PhrasingContent[] {
  return join(nodes.flatMap((node) => cleanMark(node as RootContent, level, cleaning, within)));
}

function cleanMark(
  node: RootContent,
  level: number,
  cleaning: Cleaning,
  within: string[],
): PhrasingContent[] {
  if (level >= MOST_LEVELS) return textNodes(wordsOf(node));
  const inner = () =>
    isParent(node) ? cleanPhrasing(node.children, level + 1, cleaning, [...within, node.type]) : [];
  switch (node.type) {
    case 'text':
      return within.includes('link') ? textNodes(node.value) : linkedText(node.value, cleaning);
    case 'break':
      return [{ type: 'break' }];
    case 'inlineCode':
      if (cleaning.codeAsText || /[`\r\n]/.test(node.value) || node.value.trim() === '')
        return textNodes(node.value);
      return [{ type: 'inlineCode', value: cleanText(node.value) }];
    case 'emphasis':
    case 'strong':
    case 'delete':
      return within.includes(node.type) ? inner() : marked(node.type, inner());
    case 'image': {
      const url = cleaning.resolvePicture(node.url);
      return url === undefined ? [] : [{ type: 'image', url, alt: oneLine(node.alt ?? '').trim() }];
    }
    case 'link': {
      const children = inner();
      const url =
        within.includes('link') || !hasContent(children) ? undefined : cleaning.resolveLink(node.url);
      return url === undefined
        ? children
        : withOuterSpace(children, (within) => ({ type: 'link', url, children: within }));
    }
    case 'html':
    case 'definition':
      return [];
    default:
      return inner();
  }
}

const marked = (type: 'emphasis' | 'strong' | 'delete', children: PhrasingContent[]): PhrasingContent[] =>
  hasContent(children) ? withOuterSpace(children, (within) => ({ type, children: within })) : children;

/** Markdown has no marks that begin or end with a space, so the space stands outside. */
function withOuterSpace(
  children: PhrasingContent[],
  wrap: (within: PhrasingContent[]) => PhrasingContent,
): PhrasingContent[] {
  const isSpace = (node: PhrasingContent | undefined) => node?.type === 'text' && node.value.trim() === '';
  const outer = (node: PhrasingContent | undefined, next: PhrasingContent | undefined, space: RegExp) => {
    // Two lines stay two, though the first of them is marked to its very end.
    if (node?.type === 'break' || (isSpace(node) && next?.type === 'break'))
      return [{ type: 'break' as const }];
    return node?.type === 'text' && space.test(node.value) ? textNodes(' ') : [];
  };
  const before = outer(children[0], children[1], /^\s/);
  const after = outer(children.at(-1), children.at(-2), /\s$/);
  return [...before, wrap(trim(children)), ...after];
}

/** Words, with the addresses among them as links. */
const linkedText = (value: string, { resolveLink }: Cleaning): PhrasingContent[] =>
  cutAtAddresses(value).flatMap((part): PhrasingContent[] => {
    const url = part.isAddress ? resolveLink(part.text) : undefined;
    return url === undefined ? textNodes(part.text) : [{ type: 'link', url, children: textNodes(part.text) }];
  });

const textNodes = (value: string): PhrasingContent[] =>
  value === '' ? [] : [{ type: 'text', value: oneLine(value) }];

const linesOf = (value: string): PhrasingContent[] =>
  value
    .split('\n')
    .flatMap((line, at) => [...(at > 0 ? [{ type: 'break' as const }] : []), ...textNodes(line)]);

/** Neighbouring texts become one, or what only together means something would not be escaped. */
function join(nodes: PhrasingContent[]): PhrasingContent[] {
  const joined: PhrasingContent[] = [];
  let run: string[] = [];
  const close = () => {
    const value = run.join('').replace(/\s+/g, ' ');
    if (value !== '') joined.push({ type: 'text', value });
    run = [];
  };
  for (const node of nodes) {
    if (node.type === 'text') run.push(node.value);
    else {
      close();
      joined.push(node);
    }
  }
  close();
  return joined;
}

/** Without spaces and breaks at both ends. */
function trim(nodes: PhrasingContent[]): PhrasingContent[] {
  let [from, to] = [0, nodes.length];
  const isEmpty = (node: PhrasingContent | undefined) =>
    node?.type === 'break' || (node?.type === 'text' && node.value.trim() === '');
  while (from < to && isEmpty(nodes[from])) from++;
  while (to > from && isEmpty(nodes[to - 1])) to--;
  return nodes.slice(from, to).map((node, at, all) => {
    if (node.type !== 'text') return node;
    const start = at === 0 || all[at - 1]?.type === 'break' ? node.value.trimStart() : node.value;
    return {
      type: 'text',
      value: at === all.length - 1 || all[at + 1]?.type === 'break' ? start.trimEnd() : start,
    };
  });
}

const hasContent = (nodes: PhrasingContent[]): boolean =>
  nodes.some(
    (node) =>
      node.type === 'image' ||
      ('value' in node && node.value.trim() !== '') ||
      ('children' in node && hasContent(node.children)),
  );

function addParagraph(blocks: BlockContent[], children: PhrasingContent[]): void {
  if (hasContent(children)) blocks.push({ type: 'paragraph', children: trim(children) });
}
