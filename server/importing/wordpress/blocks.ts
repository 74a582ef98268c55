import type { Element, ElementContent } from 'hast';
import { type Child, element, isBlank, linkTo, type Notes, type Parent, visibleNote } from './html-nodes.ts';

/** The comment in which WordPress's editor keeps a block: `<!-- wp:image {"id":7} -->`. */
export interface BlockComment {
  name: string;
  kind: 'opens' | 'closes' | 'whole';
  attributes: Readonly<Record<string, unknown>>;
}

export function readBlockComment(comment: string): BlockComment | undefined {
  let text = comment.trim();
  const closes = text.startsWith('/');
  if (closes) text = text.slice(1);
  const name = /^wp:([a-z][\w-]{0,80}(?:\/[a-z][\w-]{0,80})?)(?=[\s{/]|$)/.exec(text)?.[1];
  if (name === undefined) return undefined;
  const isWhole = !closes && text.endsWith('/');
  const json = text.slice('wp:'.length + name.length, isWhole ? -1 : undefined).trim();
  return { name, kind: closes ? 'closes' : isWhole ? 'whole' : 'opens', attributes: readJson(json) };
}

function readJson(json: string): Record<string, unknown> {
  if (!json.startsWith('{')) return {};
  try {
    return JSON.parse(json) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Blocks of WordPress itself that show nothing of their own. */
const SILENT = new Set(['spacer', 'separator', 'more', 'page-list-item']);

interface BlockReading {
  notes: Notes;
  /** What a reusable block holds; undefined if it has not been in the file yet. */
  reusable: (id: string) => ElementContent[] | undefined;
}

/**
 * Replaces the comments of blocks, and gathers what stands outside of all blocks: there alone does the end of a line
 * mean something.
 * @returns whether the text has blocks at all, and its parts that have none.
 */
export function readBlocks(root: Parent, reading: BlockReading): { hasBlocks: boolean; classic: Element[] } {
  const hasBlocks = root.children.some(
    (node) => node.type === 'comment' && readBlockComment(node.value) !== undefined,
  );
  replaceComments(root, reading);
  const classic: Element[] = [];
  const children: Child[] = [];
  let open: ElementContent[] = [];
  let depth = 0;
  const close = () => {
    if (open.some((node) => !isBlank(node))) {
      const part = element('div', open);
      classic.push(part);
      children.push(part);
    }
    open = [];
  };
  for (const node of root.children) {
    if (node.type === 'comment') {
      close();
      depth = Math.max(0, depth + (node.value === '/' ? -1 : 1));
    } else if (depth === 0 && hasBlocks && !isBlockMade(node)) open.push(node as ElementContent);
    else children.push(node);
  }
  close();
  root.children = children as ElementContent[];
  if (!hasBlocks) classic.push(root as Element);
  return { hasBlocks, classic };
}

const isBlockMade = (node: Child) => node.type === 'element' && node.properties.dataFormerBlock === true;

/** At the top, `<!--+-->` and `<!--/-->` stay for the beginning and end of a block; no other comment stays. */
function replaceComments(parent: Parent, reading: BlockReading, isTop = true): void {
  parent.children = parent.children.flatMap((node): Child[] => {
    if (node.type === 'element') replaceComments(node, reading, false);
    if (node.type !== 'comment') return node.type === 'doctype' ? [] : [node];
    const block = readBlockComment(node.value);
    if (block === undefined) return keptOf(node.value.trim(), node, reading);
    if (block.kind === 'whole')
      return wholeBlock(block, node, reading).map((made) => {
        if (node.position) made.position = node.position;
        if (made.type === 'element') made.properties.dataFormerBlock = true;
        return made;
      });
    const mark: Child[] = isTop ? [{ type: 'comment', value: block.kind === 'closes' ? '/' : '+' }] : [];
    return block.kind === 'opens' ? [...mark, ...openBlock(block, parent)] : mark;
  }) as ElementContent[];
}

function keptOf(comment: string, node: Child, { notes }: BlockReading): Child[] {
  if (/^more\b/.test(comment)) notes.add('changed', 'The mark for “Read more” is left out.', node);
  else if (comment === 'nextpage') notes.add('changed', 'Its pages came over as one.', node);
  else if (comment !== 'noteaser' && comment !== '')
    notes.add('dropped', 'Comments in its HTML, which nobody sees, are left out.', node);
  return [];
}

function wholeBlock(
  { name, attributes }: BlockComment,
  node: Child,
  { notes, reusable }: BlockReading,
): ElementContent[] {
  const { url, ref } = attributes;
  if (name === 'block' && ref !== undefined) {
    const content = reusable(String(ref));
    if (content !== undefined) return content;
    notes.add(
      'changed',
      `Reusable block ${ref} is left as a note in the text, since the file has not shown it before.`,
      node,
    );
    return [element('p', [visibleNote(`[Reusable block ${ref}]`)])];
  }
  if (/embed/.test(name) && typeof url === 'string') {
    notes.add('changed', 'Embedded pages came over as links.', node);
    return [element('p', [linkTo(url)])];
  }
  if (!SILENT.has(name))
    notes.add('dropped', `Block “${name}” is filled by WordPress itself, and is left out.`, node);
  return [];
}

/** Of a cover, the picture may stand in the comment alone. */
function openBlock({ name, attributes }: BlockComment, parent: Parent): Child[] {
  const { url } = attributes;
  if (name !== 'cover' || typeof url !== 'string' || mentions(parent, url)) return [];
  return [element('p', [element('img', [], { src: url, alt: '' })])];
}

const mentions = (node: Parent, url: string): boolean =>
  node.children.some(
    (child) => child.type === 'element' && (child.properties.src === url || mentions(child, url)),
  );
