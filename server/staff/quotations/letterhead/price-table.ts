import type { Identity } from '../../../../src/content/identity.ts';
import { LINE, styles } from './letterhead.ts';
import { INNER, PAGE, type Sheet } from './sheet.ts';
import { breakLines, drawLines, lineHeight } from './typeset.ts';

interface Column {
  head: string;
  /** Of the width between the edges. */
  share: number;
  align?: 'left' | 'right';
}

interface Table {
  columns: readonly Column[];
  rows: readonly (readonly string[])[];
}

const PAD = 6;

/** Draws a table. Its head is repeated on every page, and no row is cut in two. */
export function drawTable(sheet: Sheet, identity: Identity, { columns, rows }: Table): void {
  const { doc } = sheet;
  const { text, onColour } = styles(identity);
  let x: number = PAGE.edge;
  const places = columns.map(({ share, align = 'left' }) => {
    const place = { x: x + PAD, width: INNER * share - 2 * PAD, align };
    x += INNER * share;
    return place;
  });
  const heads = columns.map(({ head }, at) => breakLines(doc, head, onColour, places[at]?.width ?? 0));
  const headHeight = Math.max(...heads.map(({ length }) => length)) * lineHeight(onColour.size) + 2 * PAD;
  const drawHead = () => {
    doc.rect(PAGE.edge, sheet.y, INNER, headHeight).fill(identity.colours.primary);
    for (const [at, place] of places.entries())
      drawLines(doc, heads[at] ?? [], onColour, { ...place, y: sheet.y + PAD });
    sheet.y += headHeight;
  };
  const cellsOf = (row: readonly string[]) =>
    places.map(({ width }, at) => breakLines(doc, row[at] ?? '', text, width));
  const heightOf = (cells: string[][]) =>
    Math.max(...cells.map(({ length }) => length)) * lineHeight(text.size) + 2 * PAD;

  const first = rows[0] === undefined ? 0 : heightOf(cellsOf(rows[0]));
  sheet.demandRoom(headHeight + first);
  drawHead();
  for (const row of rows) {
    const cells = cellsOf(row);
    const height = heightOf(cells);
    if (sheet.demandRoom(height)) drawHead();
    for (const [at, place] of places.entries())
      drawLines(doc, cells[at] ?? [], text, { ...place, y: sheet.y + PAD });
    sheet.y += height;
    doc
      .moveTo(PAGE.edge, sheet.y)
      .lineTo(PAGE.edge + INNER, sheet.y)
      .lineWidth(0.5)
      .stroke(LINE);
  }
}
