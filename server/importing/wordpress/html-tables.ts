import type { Element, ElementContent } from 'hast';
import {
  type Child,
  element,
  isElement,
  isPhrasing,
  type Notes,
  textNode,
  wordsOfNode,
} from './html-nodes.ts';

const MOST_CELLS = 20_000;
const WIDEST = 50;

/** Gives a table a row of headings, and bounds it: a cell may claim to be 65,534 rows high. */
export function boundTable(table: Element, notes: Notes): ElementContent[] {
  const rows = rowsOf(table);
  const cells = rows.map((row) => row.children.filter((child) => isElement(child, 'td', 'th')) as Element[]);
  let widest = 0;
  for (const each of cells) {
    for (const cell of each) boundCell(cell, notes);
    widest = Math.max(
      widest,
      each.reduce((sum, { properties }) => sum + Number(properties.colSpan ?? 1), 0),
    );
  }
  if (cells.every((each) => each.length === 0)) return [];
  const [frame] = cells[0] ?? [];
  if (rows.length === 1 && cells[0]?.length === 1 && frame !== undefined) {
    notes.add('changed', 'A table of one cell came over as what it holds.', table);
    return frame.children.every(isPhrasing) ? [element('p', frame.children)] : frame.children;
  }
  for (const cell of cells.flat()) cell.children = inOneLine(cell.children);
  if (widest > WIDEST || widest * rows.length > MOST_CELLS) {
    notes.add('changed', 'A table came over as paragraphs.', table);
    return cells.map((each) => element('p', [{ type: 'text', value: each.map(wordsOfNode).join(' · ') }]));
  }
  const [first] = cells;
  if (!hasHead(table) && first?.every(({ tagName }) => tagName === 'td')) {
    for (const cell of first) cell.tagName = 'th';
    notes.add('changed', 'The first row of a table without headings became its headings.', table);
  }
  const caption = table.children.find((child) => isElement(child, 'caption')) as Element | undefined;
  return caption ? [element('p', [element('strong', caption.children)]), table] : [table];
}

/** A cell has one line here: its paragraphs and points stand beside each other, with a space between them. */
function inOneLine(children: readonly ElementContent[]): ElementContent[] {
  return children.flatMap((child) => {
    if (child.type !== 'element') return [child];
    if (child.tagName === 'br') return [textNode(' ')];
    const inner = { ...child, children: inOneLine(child.children) };
    return isPhrasing(child) || child.tagName === 'img'
      ? [inner]
      : [textNode(' '), ...inner.children, textNode(' ')];
  });
}

function boundCell(cell: Element, notes: Notes): void {
  for (const name of ['colSpan', 'rowSpan']) {
    const span = Math.trunc(Number(cell.properties[name] ?? 1)) || 1;
    if (span > 1) notes.add('changed', 'Cells over several columns or rows became single ones.', cell);
    if (span <= 1 || span > 20) delete cell.properties[name];
  }
}

const hasHead = (table: Element) =>
  table.children.some((child) => isElement(child, 'thead') && rowsOf(child).length > 0);

const rowsOf = (node: Child): Element[] =>
  node.type !== 'element'
    ? []
    : node.children.flatMap((child) => {
        if (isElement(child, 'tr')) return [child];
        return isElement(child, 'thead', 'tbody', 'tfoot') ? rowsOf(child) : [];
      });
