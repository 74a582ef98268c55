import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { UNPRINTABLE } from '../../../src/contract/staff/quotations.ts';

export type Weight = 'regular' | 'bold';

export interface Style {
  weight: Weight;
  /** Points. */
  size: number;
  colour: string;
}

/** The document as pdfkit has it, as far as texts need it. */
export type Paper = Pick<
  PDFKit.PDFDocument,
  'font' | 'fontSize' | 'fillColor' | 'widthOfString' | 'text' | 'registerFont'
>;

const scripts = ['latin', 'devanagari'] as const;
type Script = (typeof scripts)[number];

let kept: Map<string, Buffer> | undefined;

/** The fonts of the letterhead: Onest with the rupee sign, and Noto Sans Devanagari, in two weights each. */
export function registerFonts(paper: Paper): void {
  kept ??= new Map(
    scripts.flatMap((script) =>
      (['regular', 'bold'] as const).map((weight) => {
        const name = `${script}-${weight}`;
        return [name, readFileSync(fileURLToPath(new URL(`./fonts/${name}.ttf`, import.meta.url)))] as const;
      }),
    ),
  );
  for (const [name, bytes] of kept) paper.registerFont(name, bytes);
}

interface Run {
  script: Script;
  text: string;
}

/** Cuts a text into runs of one font. A joiner belongs to the Devanagari around it. What neither has
 * occurs in the preview of a draft alone: nothing is sent with it. */
function runsOf(text: string): Run[] {
  return text
    .replace(UNPRINTABLE, '?')
    .split(/([\u0900-\u097f\p{Join_Control}]+)/u)
    .flatMap((part, index): Run[] => {
      if (part === '') return [];
      return [index % 2 === 0 ? { script: 'latin', text: part } : { script: 'devanagari', text: part }];
    });
}

const use = (paper: Paper, { script }: Run, { weight, size }: Style) =>
  paper.font(`${script}-${weight}`).fontSize(size);

export function widthOf(paper: Paper, text: string, style: Style): number {
  return runsOf(text).reduce((sum, run) => sum + use(paper, run, style).widthOfString(run.text), 0);
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Breaks a text into lines of this width, at its spaces and line ends, and within a word that is wider. */
export function breakLines(paper: Paper, text: string, style: Style, width: number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    const fits = (candidate: string) => widthOf(paper, candidate, style) <= width;
    for (const word of paragraph.split(' ').filter((each) => each !== '')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (fits(longer)) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push(line);
      const pieces = fits(word) ? [word] : breakWord(paper, word, style, width);
      lines.push(...pieces.slice(0, -1));
      line = pieces.at(-1) ?? '';
    }
    return [...lines, line];
  });
}

function breakWord(paper: Paper, word: string, style: Style, width: number): string[] {
  const pieces: string[] = [];
  let piece = '';
  let filled = 0;
  for (const { segment } of graphemes.segment(word)) {
    const more = widthOf(paper, segment, style);
    if (filled + more > width && piece !== '') {
      pieces.push(piece);
      piece = '';
      filled = 0;
    }
    piece += segment;
    filled += more;
  }
  return [...pieces, piece];
}

/** The distance of two lines. Devanagari needs more than Latin: it has signs above and below. */
export const lineHeight = (size: number): number => size * 1.45;

export interface Place {
  x: number;
  /** The upper edge of the first line. */
  y: number;
  width: number;
  align?: 'left' | 'right';
}

/** Draws lines below each other. */
export function drawLines(paper: Paper, lines: readonly string[], style: Style, place: Place): void {
  const { x, y, width, align = 'left' } = place;
  for (const [index, line] of lines.entries()) {
    const start = align === 'right' ? x + width - widthOf(paper, line, style) : x;
    // Without the space, a screen reader joins the last word of a line and the first of the next.
    const read = line === '' || index === lines.length - 1 ? line : `${line} `;
    drawLine(paper, read, style, start, y + index * lineHeight(style.size) + style.size * 1.08);
  }
}

/** @param baseline where the letters stand. The fonts have different ascents, so they are aligned here. */
function drawLine(paper: Paper, line: string, style: Style, x: number, baseline: number): void {
  let at = x;
  for (const run of runsOf(line)) {
    use(paper, run, style).fillColor(style.colour);
    const width = paper.widthOfString(run.text);
    paper.text(run.text, at, baseline, { lineBreak: false, baseline: 'alphabetic' });
    at += width;
  }
}
