import type { Element, ElementContent, Root, RootContent } from 'hast';
import type { FoundNote } from '../found-item.ts';

export type Parent = Root | Element;
export type Child = RootContent | ElementContent;

/** What is noted while the HTML of one item is read. The same note is made once, with the number of its places. */
export class Notes {
  private readonly seen = new Map<string, { note: FoundNote; times: number }>();

  add(outcome: FoundNote['outcome'], text: string, at?: { position?: Child['position'] }): void {
    const known = this.seen.get(text);
    if (known !== undefined) known.times++;
    else if (this.seen.size < 500) {
      const line = at?.position?.start.line;
      this.seen.set(text, {
        note: line === undefined ? { outcome, text } : { outcome, text, place: `line ${line}` },
        times: 1,
      });
    }
  }

  list(): FoundNote[] {
    return [...this.seen.values()].map(({ note, times }) =>
      times === 1 ? note : { ...note, text: `${note.text} (${times} times)` },
    );
  }
}

export const element = (
  tagName: string,
  children: ElementContent[],
  properties: Element['properties'] = {},
): Element => ({ type: 'element', tagName, properties, children });
export const textNode = (value: string): ElementContent => ({ type: 'text', value });
export const linkTo = (href: string, label = href) => element('a', [textNode(label)], { href });
/** What is left of something that cannot come over, where the reader of the page sees it. */
export const visibleNote = (text: string) => element('em', [textNode(text)]);

export const isElement = (node: Child | undefined, ...tags: string[]): node is Element =>
  node?.type === 'element' && (tags.length === 0 || tags.includes(node.tagName));
export const isBlank = (node: Child) => node.type === 'text' && node.value.trim() === '';

export function property(node: Element, name: string): string {
  const value = node.properties[name];
  return Array.isArray(value) ? value.join(' ') : typeof value === 'string' ? value : '';
}

/** All words below a node. */
export function wordsOfNode(node: Child): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(wordsOfNode).join('') : '';
}

const PHRASING = new Set(
  'a abbr acronym b bdi bdo big br cite code data del dfn em font i img ins kbd label mark nobr q ruby rb rp rt s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);
export const isMark = (node: Element) => PHRASING.has(node.tagName);
/** Whether it stands within a paragraph: text, marks, and links without paragraphs of their own. */
export const isPhrasing = (node: Child): boolean =>
  node.type === 'text' ||
  (node.type === 'element' && PHRASING.has(node.tagName) && node.children.every(isPhrasing));
