import type { ElementContent } from 'hast';
import { type Child, element, isBlank, isElement, isPhrasing, type Parent, textNode } from './html-nodes.ts';

/** Elements within which WordPress makes paragraphs too. */
const HOLDERS = [
  'div',
  'section',
  'article',
  'aside',
  'address',
  'blockquote',
  'details',
  'center',
  'td',
  'th',
  'li',
  'dd',
  'figcaption',
];

/**
 * Does to the tree what WordPress does to texts written before it had blocks: an empty line ends a paragraph, any other
 * end of a line is a line break.
 */
export function makeClassicParagraphs(parent: Parent): void {
  const made: Child[] = [];
  let open: ElementContent[] = [];
  const close = () => {
    while (open[0] !== undefined && (isBlank(open[0]) || isElement(open[0], 'br'))) open.shift();
    for (let last = open.at(-1); last && (isBlank(last) || isElement(last, 'br')); last = open.at(-1))
      open.pop();
    if (open.length > 0) made.push(element('p', open));
    open = [];
  };
  for (const node of parent.children) {
    if (isElement(node) && node.tagName === 'p') breakLines(node);
    else if (isElement(node) && HOLDERS.includes(node.tagName)) makeWithin(node);
    if (!isPhrasing(node)) {
      close();
      made.push(node);
    } else if (node.type !== 'text') open.push(node as ElementContent);
    else
      for (const [at, paragraph] of node.value.split(/\r?\n[ \t]*(?:\r?\n[ \t]*)+/).entries()) {
        if (at > 0) close();
        for (const part of withBreaks(paragraph)) {
          if (part.position === undefined && node.position) part.position = node.position;
          open.push(part);
        }
      }
  }
  close();
  parent.children = made as ElementContent[];
}

/** Where all is one paragraph, it stays without one: in cells and list items. */
function makeWithin(node: Parent & { tagName: string }): void {
  makeClassicParagraphs(node);
  const [only, second] = node.children;
  if (
    second === undefined &&
    isElement(only, 'p') &&
    ['td', 'th', 'li', 'dd', 'figcaption'].includes(node.tagName)
  )
    node.children = only.children;
}

function breakLines(node: Parent): void {
  node.children = node.children.flatMap((child): ElementContent[] => {
    if (child.type === 'text') return withBreaks(child.value);
    if (isElement(child) && !isElement(child, 'code', 'pre')) breakLines(child);
    return [child as ElementContent];
  });
}

const withBreaks = (text: string): ElementContent[] =>
  text
    .split(/\r?\n/)
    .flatMap((line, at): ElementContent[] => [
      ...(at > 0 ? [element('br', [])] : []),
      ...(line === '' ? [] : [textNode(line)]),
    ]);
