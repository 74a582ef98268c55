import type { Nodes, Root } from 'mdast';
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { defaultHandlers, type Handle, toMarkdown } from 'mdast-util-to-markdown';
import { findUnsafeMark } from '../../src/contract/staff/safe-markdown.ts';
import { type Addresses, cleanTree, wordsOf } from './clean-tree.ts';

/**
 * Stand in texts for characters that a backslash does not hide from `findUnsafeMark`, until the whole is written.
 * `cleanTree` has removed these from the texts themselves, as it removes all private characters.
 */
const [LESS, AND, BETWEEN] = ['\ue001', '\ue002', '\ue003'];

/**
 * Writes a tree as Markdown that `findUnsafeMark` accepts, whatever the tree holds: `<` and `&` are entities, targets
 * with other schemes than those of web pages, mail and telephone are left out, and so is HTML. Trees of any depth and
 * size take linear time.
 */
export function markdownOf(root: Root, addresses: Addresses): string {
  const safely: Addresses = {
    resolveLink: (address) => safeTarget(addresses.resolveLink(address)),
    resolvePicture: (address) => safeTarget(addresses.resolvePicture(address)),
  };
  const written = write(cleanTree(root, { ...safely, codeAsText: false }));
  if (findUnsafeMark(written) === undefined) return written;
  // Readers of Markdown do not agree where its code ends, so code with HTML becomes text.
  return write(cleanTree(root, { ...safely, codeAsText: true }));
}

/** The same as text without any marks, for fields that show no Markdown. */
export function plainTextOf(
  root: Root,
  { resolveLink }: Pick<Addresses, 'resolveLink'> = { resolveLink: (address) => address },
): string {
  const cleaned = cleanTree(root, {
    resolveLink: (address) => safeTarget(resolveLink(address)),
    resolvePicture: () => undefined,
    codeAsText: false,
  });
  return blocksOf(cleaned.children)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Encodes what would end a target, or is read differently within one. Undefined for an unsafe one. */
export function safeTarget(address: string | undefined): string | undefined {
  if (address === undefined) return undefined;
  const target = address
    .toWellFormed()
    .trim()
    .replace(/[\s<>()[\]\\`"'^{|}*\p{C}]/gu, (sign) => encodeSign(sign))
    .replace(/&(?=#|[a-z\d]+;)/gi, '&amp;');
  return target === '' || findUnsafeMark(`[](${target})`) !== undefined ? undefined : target;
}

const encodeSign = (sign: string) =>
  /[\s\p{C}]/u.test(sign) && sign !== ' '
    ? ''
    : `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;

const hideText = (text: string) =>
  text
    .replaceAll('<', LESS)
    .replace(/&(?=[#a-z])/gi, AND)
    .replace(/\](?=[(:])/g, `]${BETWEEN}`);

const writeText: Handle = (node, parent, state, info) =>
  defaultHandlers.text({ ...node, value: hideText(node.value) }, parent, state, info);

/** Without a `peek`, each mark would be written twice, and those within each other many times over. */
const withPeek = (handle: Handle, sign: string) => Object.assign(handle, { peek: () => sign });

const writeLink = withPeek((node, _parent, state, info) => {
  const leave = state.enter('link');
  const leaveLabel = state.enter('label');
  const label = state.containerPhrasing(node, { ...info, before: '[', after: ']' });
  leaveLabel();
  leave();
  return `[${label}](${node.url})`;
}, '[');

const writePicture = withPeek((node, _parent, state, info) => {
  const leave = state.enter('image');
  const leaveLabel = state.enter('label');
  const alt = state.safe(hideText(node.alt ?? ''), { ...info, before: '[', after: ']' });
  leaveLabel();
  leave();
  return `![${alt}](${node.url})`;
}, '!');

function write(root: Root): string {
  const written = toMarkdown(root, {
    bullet: '-',
    emphasis: '_',
    fences: true,
    listItemIndent: 'one',
    rule: '-',
    extensions: [gfmTableToMarkdown({ tablePipeAlign: false }), gfmStrikethroughToMarkdown()],
    handlers: { text: writeText, link: writeLink, image: writePicture },
  });
  return written.replaceAll(LESS, '&lt;').replaceAll(AND, '&amp;').replaceAll(BETWEEN, '\\').trim();
}

const blocksOf = (nodes: Nodes[], between = '\n\n'): string =>
  nodes
    .map(blockText)
    .filter((text) => text !== '')
    .join(between);

function blockText(node: Nodes): string {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
      return node.children.map(markText).join('').trim();
    case 'list':
      return node.children
        .map(
          ({ children }, at) =>
            `${node.ordered ? `${(node.start ?? 1) + at}.` : '-'} ${indented(blocksOf(children, '\n'))}`,
        )
        .join('\n');
    case 'table':
      return node.children
        .map((row) => row.children.map((cell) => cell.children.map(markText).join('').trim()).join(' | '))
        .join('\n');
    case 'blockquote':
      return blocksOf(node.children);
    case 'code':
      return node.value;
    default:
      return '';
  }
}

const indented = (text: string) => text.replaceAll('\n', '\n  ');

function markText(node: Nodes): string {
  if (node.type === 'break') return '\n';
  if (node.type !== 'link') return 'children' in node ? node.children.map(markText).join('') : wordsOf(node);
  const words = node.children.map(markText).join('');
  const target = node.url.replace(/^(?:mailto|tel):/i, '');
  return words.includes(target) ? words : `${words} (${target})`;
}
