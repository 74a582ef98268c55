import { JSDOM } from 'jsdom';
import { findUnmarked, type ReadText, textsOfPage } from './unmarked-words.ts';

/** Elements within a sentence. */
const INLINE = new Set('a abbr b bdi br cite code em i small span strong sub sup time wbr'.split(' '));

/** The words of a page in the pseudo-language that are in no brackets, so that no catalogue has them. */
export function findOutsideOfCatalogues(html: string): string[] {
  const dom = new JSDOM(html);
  const { document, NodeFilter } = dom.window;
  // The switch calls each language by its own name.
  for (const link of document.querySelectorAll('a[rel="alternate"][hreflang]')) link.remove();
  const nodes = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
  const depths = new Map<Element, number>();
  for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
    let block = node.parentElement;
    while (block && INLINE.has(block.localName)) block = block.parentElement;
    if (!block || ['script', 'style'].includes(block.localName)) continue;
    // A sentence may go on in the next element, such as a link.
    const { text, depth } = leaveOut(node.textContent ?? '', depths.get(block));
    node.textContent = text;
    depths.set(block, depth);
  }
  return findOutside(textsOfPage(dom.serialize()));
}

/** Figures, whose letter may stand apart, and names of one letter: `15K+` stays, and so does the network X. */
const SAME = /\b(\d*K|X)\b/g;

export const findOutside = (texts: readonly ReadText[]): string[] =>
  findUnmarked(texts.map(({ where, text }) => ({ where, text: leaveOut(text).text.replace(SAME, ' ') })));

/** Leaves out what is in brackets. */
function leaveOut(text: string, depth = 0) {
  let left = '';
  for (const character of text) {
    if (character === '⟦') depth += 1;
    if (depth === 0) left += character;
    if (character === '⟧') depth = Math.max(0, depth - 1);
  }
  return { text: left, depth };
}
