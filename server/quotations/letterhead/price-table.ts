import type { Identity } from '../../../src/content/identity.ts';
import { LINE, styles } from './letterhead.ts';
import { INNER, PAGE, type Sheet } from './sheet.ts';
import { drawArtifact, drawTagged, type Element } from './tags.ts';
import { breakLines, drawLines, lineHeight, type Place } from './typeset.ts';

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
  const table = doc.struct('Table');
  /** @param row undefined for the head of a later page, which a screen reader has read already. */
  const drawHead = (row?: Element) => {
    const ground = () => doc.rect(PAGE.edge, sheet.y, INNER, headHeight).fill(identity.colours.primary);
    const cell = (at: number, place: Omit<Place, 'y'>) =>
      drawLines(doc, heads[at] ?? [], onColour, { ...place, y: sheet.y + PAD });
    drawArtifact(doc, ground);
    for (const [at, place] of places.entries())
      if (row === undefined) drawArtifact(doc, () => cell(at, place));
      else drawTagged(doc, row, { tag: 'TH', scope: 'Column' }, () => cell(at, place));
    sheet.y += headHeight;
  };
  const drawRow = (draw: (row: Element) => void) => {
    const row = doc.struct('TR');
    draw(row);
    row.end();
    table.add(row);
  };
  const cellsOf = (row: readonly string[]) =>
    places.map(({ width }, at) => breakLines(doc, row[at] ?? '', text, width));
  const heightOf = (cells: string[][]) =>
    Math.max(...cells.map(({ length }) => length)) * lineHeight(text.size) + 2 * PAD;

  const first = rows[0] === undefined ? 0 : heightOf(cellsOf(rows[0]));
  sheet.demandRoom(headHeight + first);
  drawRow(drawHead);
  for (const row of rows) {
    const cells = cellsOf(row);
    const height = heightOf(cells);
    if (sheet.demandRoom(height)) drawHead();
    drawRow((element) => {
      for (const [at, place] of places.entries())
        drawTagged(doc, element, { tag: 'TD' }, () =>
          drawLines(doc, cells[at] ?? [], text, { ...place, y: sheet.y + PAD }),
        );
    });
    sheet.y += height;
    drawArtifact(doc, () =>
      doc
        .moveTo(PAGE.edge, sheet.y)
        .lineTo(PAGE.edge + INNER, sheet.y)
        .lineWidth(0.5)
        .stroke(LINE),
    );
  }
  table.end();
  sheet.root.add(table);
}
