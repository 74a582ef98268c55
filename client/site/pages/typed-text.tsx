import { createElement, Fragment, type ReactNode } from 'react';
import { type TextBlock, textBlocks } from '../../../src/contract/typed-text.ts';

/** Renders plain text with its paragraphs, lines and lists as they were typed. */
export function TypedText({ text }: { text: string }) {
  // createElement takes the children as arguments, which need no keys. Lines may repeat, so they could not serve as
  // keys.
  return createElement(Fragment, null, ...textBlocks(text).map(draw));
}

function draw(block: TextBlock): ReactNode {
  if (block.type === 'paragraph') return <p className="typed">{block.lines.join('\n')}</p>;
  const items = block.items.map((item) => createElement('li', null, item));
  if (block.start === undefined) return createElement('ul', null, ...items);
  return createElement('ol', { start: block.start }, ...items);
}
