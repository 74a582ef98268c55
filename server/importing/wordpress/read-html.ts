import type { ElementContent, Root as HtmlRoot } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { defaultHandlers, toMdast } from 'hast-util-to-mdast';
import type { Paragraph, Root } from 'mdast';
import { cleanText } from '../clean-tree.ts';
import type { FoundNote } from '../found-item.ts';
import { markAccordions } from './accordions.ts';
import { readBlocks } from './blocks.ts';
import { cleanHtml } from './clean-html.ts';
import { isOutOfProportion, wordsOfHtml } from './html-bounds.ts';
import { type Child, element, isElement, linkTo, Notes, type Parent, wordsOfNode } from './html-nodes.ts';
import { makeClassicParagraphs } from './paragraphs.ts';
import { replaceShortcodes } from './shortcodes.ts';

export interface HtmlReading {
  /** The address of the item, against which relative ones are read. */
  base: string;
  pictureOf: (id: string) => string | undefined;
  itselfOf: (address: string) => string;
  reusableOf: (id: string) => string | undefined;
}

/** The tree of an item's text, and what did not come over as it was. Takes bounded time and memory for any text. */
export function readHtml(html: string, reading: HtmlReading): { root: Root; notes: FoundNote[] } {
  const notes = new Notes();
  if (isOutOfProportion(html)) return wordsAlone(html, notes);
  try {
    return { root: treeOf(html, reading, notes), notes: notes.list() };
  } catch (error) {
    // The stack ends in trees that are deeper than their tags show.
    if (!(error instanceof RangeError)) throw error;
    return wordsAlone(html, new Notes());
  }
}

function treeOf(html: string, reading: HtmlReading, notes: Notes): Root {
  const tree = parse(html);
  const { classic } = readBlocks(tree, { notes, reusable: (id) => reusableContent(id, reading) });
  replaceShortcodes(tree, { html, notes, pictureOf: reading.pictureOf });
  for (const part of classic) makeClassicParagraphs(part);
  linkLoneAddresses(tree, notes);
  markAccordions(tree);
  cleanHtml(tree, { base: reading.base, notes, itselfOf: reading.itselfOf });
  removePlaces(tree);
  return toMdast(tree, { handlers: { p: writeParagraph }, document: true }) as Root;
}

/** A section of CDATA means nothing in HTML, where it would hide the words after it. */
const parse = (html: string): HtmlRoot =>
  fromHtml(html.replaceAll('<![CDATA[', '&lt;![CDATA['), { fragment: true });

/** A reusable block within a reusable block stays a note, since one may hold itself. */
function reusableContent(id: string, { reusableOf }: HtmlReading): ElementContent[] | undefined {
  const html = reusableOf(id);
  if (html === undefined || isOutOfProportion(html)) return undefined;
  const tree = parse(html);
  readBlocks(tree, { notes: new Notes(), reusable: () => undefined });
  return [element('div', tree.children as ElementContent[])];
}

/** WordPress embeds what an address leads to, where it stands alone in its paragraph. */
function linkLoneAddresses(parent: Parent, notes: Notes): void {
  for (const node of parent.children) {
    if (node.type !== 'element') continue;
    const [only, second] = node.children;
    const address = second === undefined && only?.type === 'text' ? only.value.trim() : '';
    if (isElement(node, 'p', 'div', 'figure') && /^https?:\/\/\S{1,2000}$/.test(address)) {
      notes.add('changed', 'Embedded pages came over as links.', node);
      node.children = [linkTo(address)];
    } else linkLoneAddresses(node, notes);
  }
}

/** They have been noted, and what follows copies the tree. */
function removePlaces(node: Child | Parent): void {
  delete node.position;
  if ('children' in node) for (const child of node.children) removePlaces(child);
}

/** Tells the sections of a page where questions and their answers are. */
const writeParagraph: typeof defaultHandlers.p = (state, node) => {
  const marks = node.properties.className;
  const mark = Array.isArray(marks) ? marks[0] : undefined;
  const children = mark === 'former-end' ? [] : defaultHandlers.p(state, node);
  const paragraph = (Array.isArray(children) ? { type: 'paragraph', children: [] } : children) as
    | Paragraph
    | undefined;
  if (mark === 'former-end')
    return { type: 'paragraph', children: [], data: { endsAnswer: true } } as Paragraph;
  if (mark === 'former-question' && paragraph) paragraph.data = { isQuestion: true } as Paragraph['data'];
  return paragraph;
};

function wordsAlone(html: string, notes: Notes): { root: Root; notes: FoundNote[] } {
  notes.add('changed', 'Its HTML is too large or too deeply nested; only its words came over.');
  // No tag is left, so this decodes entities and nothing else.
  const [text] = parse(wordsOfHtml(html).join('\n\n')).children;
  const paragraphs = text?.type === 'text' ? text.value.split('\n\n') : [];
  const children = paragraphs.map(
    (value): Paragraph => ({ type: 'paragraph', children: [{ type: 'text', value }] }),
  );
  return { root: { type: 'root', children }, notes: notes.list() };
}

/** The words of a title or an excerpt, which may have marks and entities: `Guards &amp; <em>more</em>`. */
export function wordsOfHtmlText(html: string): string {
  if (!/[<&]/.test(html) || isOutOfProportion(html)) return cleanText(html).replace(/\s+/g, ' ').trim();
  const tree = parse(html);
  const words = tree.children.filter((node) => !isElement(node, 'script', 'style')).map(wordsOfNode);
  return cleanText(words.join('')).replace(/\s+/g, ' ').trim();
}
