import type { Nodes, PhrasingContent, Root, RootContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { toString as plainText } from 'mdast-util-to-string';
import { findUnsafeMark } from '../../../src/contract/staff/safe-markdown.ts';
import type { FoundNote } from './found-item.ts';

/** Where the links and pictures of a former site lead here; undefined for what has not moved in. */
export interface NewAddresses {
  link(address: string): string | undefined;
  picture(address: string): { path: string; alt: string } | undefined;
}

/** For a rehearsal: nothing has moved yet, and every picture is expected to. */
export const noNewAddresses: NewAddresses = {
  link: () => undefined,
  picture: () => ({ path: '/media/library/', alt: '' }),
};

interface ShapedText {
  text: string;
  notes: FoundNote[];
}

/**
 * A tree as the Markdown of a blog: with the new addresses, without HTML and unsafe links, and no longer than a blog
 * may be. It ends before the first block that does not fit.
 */
export function shapeMarkdown(tree: Root, most: number, addresses: NewAddresses): ShapedText {
  const notes: FoundNote[] = [];
  const blocks: string[] = [];
  let length = 0;
  for (const [index, block] of tree.children.entries()) {
    const place = `part ${index + 1} of the text`;
    const written = writeBlock(withNewAddresses(block, addresses, place, notes), place, notes);
    if (written === '') continue;
    if (length + written.length + 2 > most) {
      const left = tree.children.length - index;
      notes.push({
        outcome: 'dropped',
        text: `A text may have ${most} characters: the last ${left} of its parts are left out.`,
        place,
      });
      break;
    }
    blocks.push(written);
    length += written.length + 2;
  }
  return { text: blocks.join('\n\n'), notes };
}

function writeBlock(block: RootContent, place: string, notes: FoundNote[]): string {
  const markdown = write(block);
  const mark = findUnsafeMark(markdown);
  if (mark === undefined) return markdown;
  notes.push({ outcome: 'changed', text: `It is taken over as plain text, without ${mark}.`, place });
  const plain = write({ type: 'paragraph', children: [{ type: 'text', value: plainText(block) }] });
  if (findUnsafeMark(plain) === undefined) return plain;
  notes.push({ outcome: 'dropped', text: 'It cannot be written without HTML.', place });
  return '';
}

function write(node: RootContent): string {
  return toMarkdown(
    { type: 'root', children: [node] },
    { extensions: [gfmToMarkdown()], bullet: '-' },
  ).trim();
}

/** A copy of a part of the text with the new addresses. A picture that has not moved in becomes its description. */
function withNewAddresses<Node extends Nodes>(
  node: Node,
  addresses: NewAddresses,
  place: string,
  notes: FoundNote[],
): Node {
  if (node.type === 'link') {
    const children = node.children.map((child) => withNewAddresses(child, addresses, place, notes));
    return { ...node, url: addresses.link(node.url) ?? node.url, children };
  }
  if (node.type === 'image') {
    const picture = addresses.picture(node.url);
    if (picture) return { ...node, url: picture.path, alt: node.alt || picture.alt };
    notes.push({ outcome: 'dropped', text: `The picture ${node.url} has not been moved in.`, place });
    const words: PhrasingContent = { type: 'text', value: node.alt ? `[${node.alt}]` : '' };
    return words as Node;
  }
  if (!('children' in node)) return node;
  const children = (node.children as Nodes[]).map((child) =>
    withNewAddresses(child, addresses, place, notes),
  );
  return { ...node, children } as Node;
}

/** A tree as text that is typed, such as a job's description: paragraphs, and lists with dashes. */
export function shapeTyped(tree: Root, most: number): ShapedText {
  const text = tree.children.map(typed).filter(Boolean).join('\n\n');
  if (text.length <= most) return { text, notes: [] };
  const cut = text.slice(0, most - 1).replace(/\s+\S*$/, '');
  return {
    text: `${cut}…`,
    notes: [
      {
        outcome: 'dropped',
        text: `A text may have ${most} characters: it is cut after “${cut.slice(-60).trimStart()}”.`,
      },
    ],
  };
}

function typed(node: RootContent): string {
  if (node.type === 'list') return node.children.map((item) => `- ${plainText(item).trim()}`).join('\n');
  if (node.type === 'table')
    return node.children
      .map((row) => row.children.map((cell) => plainText(cell).trim()).join(' – '))
      .join('\n');
  if (node.type === 'blockquote') return node.children.map(typed).join('\n\n');
  return plainText(node).trim();
}

/** A text of one line that fits. */
export function shapeLine(value: string, most: number, what: string, notes: FoundNote[]): string {
  const line = value
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .normalize('NFC');
  if (line.length <= most) return line;
  notes.push({ outcome: 'changed', text: `${what} may have ${most} characters and is cut.` });
  return `${line
    .slice(0, most - 1)
    .toWellFormed()
    .trimEnd()}…`;
}
