import type { ElementContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { isOutOfProportion } from './html-bounds.ts';
import { type Child, element, isElement, type Notes, textNode, wordsOfNode } from './html-nodes.ts';

/**
 * Shortcodes whose words are read as a whole once they are closed. Each takes what stands between and gives what comes
 * over.
 */
const PAIRS: Readonly<Record<string, (within: ElementContent[], notes: Notes) => ElementContent[]>> = {
  caption: captioned,
  wp_caption: captioned,
  vc_raw_html: decoded,
  vc_raw_js: (_, notes) => {
    notes.add('dropped', 'A script is left out.');
    return [];
  },
};

/** Of the plugins that colour code: `[cc]`, `[ccnle_php]`. */
const CODE = /^(?:source)?code$|^cc[a-z]{0,4}(?:_[a-z\d]+)?$/;
const pairOf = (name: string) =>
  Object.hasOwn(PAIRS, name) ? PAIRS[name] : CODE.test(name) ? asCode : undefined;

export const isPair = (name: string) => pairOf(name) !== undefined;
const isMark = (node: Child, name: string) =>
  node.type === 'comment' && node.value.startsWith(`${markOf(name)} `);
const markOf = (name: string) => `shortcode ${name}`;

/** Marks where a pair begins, and what it links to. */
export function openPair(name: string, made: Child[], href = ''): void {
  made.push({ type: 'comment', value: `${markOf(name)} ${href}` });
}

/** What a pair has enclosed; undefined where it was never opened. */
export function closePair(name: string, made: Child[], notes: Notes): ElementContent[] | undefined {
  const from = made.findLastIndex((node) => isMark(node, name));
  if (from < 0) return undefined;
  const [mark, ...within] = made.splice(from) as ElementContent[];
  const href = mark?.type === 'comment' ? mark.value.slice(markOf(name).length + 1) : '';
  return href === '' ? pairOf(name)?.(within, notes) : [element('p', [element('a', within, { href })])];
}

/** The words between a picture and the end of its caption stand below the picture. */
function captioned(within: ElementContent[]): ElementContent[] {
  const pictures = within.filter((node) => node.type === 'element' && holdsPicture(node));
  const words = within.filter((node) => !pictures.includes(node));
  return [element('figure', [...pictures, element('figcaption', words)])];
}

const holdsPicture = (node: Child): boolean =>
  node.type === 'element' && (node.tagName === 'img' || node.children.some(holdsPicture));

function asCode(within: ElementContent[]): ElementContent[] {
  const code = within.map(linesOfNode).join('').replace(/^\n+/, '').trimEnd();
  if (code === '') return [];
  return [element(code.includes('\n') ? 'pre' : 'p', [element('code', [textNode(code)])])];
}

const linesOfNode = (node: ElementContent): string => {
  if (isElement(node, 'br')) return '\n';
  return isElement(node, 'p', 'div') ? `${wordsOfNode(node)}\n` : wordsOfNode(node);
};

/** HTML that a page builder keeps in base64. */
function decoded(within: ElementContent[], notes: Notes): ElementContent[] {
  const packed = within.map(wordsOfNode).join('').trim();
  let html = '';
  try {
    html = decodeURIComponent(Buffer.from(packed, 'base64').toString());
  } catch {
    notes.add('dropped', 'HTML of a page builder that cannot be decoded is left out.');
  }
  if (html === '' || isOutOfProportion(html)) return [];
  const tree = fromHtml(html, { fragment: true });
  return [element('div', tree.children.filter((node) => node.type !== 'comment') as ElementContent[])];
}
