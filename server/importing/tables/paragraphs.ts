import { convert } from 'html-to-text';
import type { Paragraph, Root } from 'mdast';
import type { FoundNote } from '../found-item.ts';
import { changed } from './cells.ts';

/** What only HTML has. A text may well have a `<` of its own. */
const HTML =
  /<\/?(?:p|br|div|span|ul|ol|li|h[1-6]|strong|em|b|i|a|img|table|script|style|iframe)(?:\s[^<>]*)?\/?>/i;
/** The converter's time grows with the square of how deep the elements are nested. */
const LONGEST_HTML = 100_000;

/** The paragraphs of a cell. Of HTML the text is kept, and what it was is gone. */
export function paragraphsOf(cell: string, place: string | undefined): { root: Root; notes: FoundNote[] } {
  const isHtml = HTML.test(cell) && cell.length <= LONGEST_HTML;
  const text = isHtml ? convertHtml(cell) : cell;
  const paragraphs = text
    .split(/\n[^\S\n]*\n/)
    .map((each) => each.trim())
    .filter(Boolean);
  const notes = isHtml ? [changed('The HTML is taken over as plain paragraphs.', place)] : [];
  return { root: { type: 'root', children: paragraphs.map(paragraphOf) }, notes };
}

function paragraphOf(text: string): Paragraph {
  const lines = text.split('\n').map((line) => line.trim());
  return {
    type: 'paragraph',
    children: lines.flatMap((value, at) =>
      at === 0
        ? [{ type: 'text' as const, value }]
        : [{ type: 'break' as const }, { type: 'text' as const, value }],
    ),
  };
}

function convertHtml(html: string): string {
  return convert(html, {
    wordwrap: false,
    limits: { maxInputLength: LONGEST_HTML, maxDepth: 60, maxChildNodes: 5_000 },
    selectors: [
      { selector: 'img', format: 'skip' },
      { selector: 'script', format: 'skip' },
      { selector: 'style', format: 'skip' },
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
        selector,
        options: { uppercase: false },
      })),
    ],
  });
}
