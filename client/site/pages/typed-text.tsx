import { createElement, Fragment, type ReactNode } from 'react';
import { type TextBlock, textBlocks } from '../../../src/contract/typed-text.ts';

/** Plain text with its paragraphs, lines and lists as they were typed. */
export function TypedText({ text }: { text: string }) {
  // Children as arguments need no keys, which lines that may well be the same could not give.
  return createElement(Fragment, null, ...textBlocks(text).map(draw));
}

function draw(block: TextBlock): ReactNode {
  if (block.type === 'paragraph') return <p className="typed">{block.lines.join('\n')}</p>;
  const items = block.items.map((item) => createElement('li', null, item));
  if (block.start === undefined) return createElement('ul', null, ...items);
  return createElement('ol', { start: block.start }, ...items);
}
