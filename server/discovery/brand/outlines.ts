import { readFile } from 'node:fs/promises';

/** The advance of a letter and its outline, in thousandths of its size, with the baseline at 0. */
type Letter = [advance: number, outline: string];
export type Weight = 'bold' | 'medium';
/** Letters as outlines, because a server has no fonts of its own: art/letters.py writes them. */
export type Letters = Record<Weight, Readonly<Record<string, Letter>>>;

const lettersFile = new URL('letters.json', import.meta.url);

export const loadLetters = async (): Promise<Letters> => JSON.parse(await readFile(lettersFile, 'utf8'));

interface Line {
  text: string;
  size: number;
  /** The left end of the baseline. */
  x: number;
  y: number;
  weight: Weight;
  colour: string;
}

const TRACKING = -15;
/** The width of a letter that has no outline. */
const GAP = 250;

/** How wide a text is in a size, and whether every letter of it can be drawn. */
export function measure(letters: Letters, text: string, size: number, weight: Weight) {
  const drawn = [...text].map((letter) => letters[weight][letter]);
  const width = drawn.reduce((sum, letter) => sum + (letter?.[0] ?? GAP) + TRACKING, 0);
  return { width: (width * size) / 1000, isComplete: !drawn.includes(undefined) };
}

/** Draws one line of text as SVG. A letter without outline, as of another script, leaves a gap as wide as a space. */
export function drawLine(letters: Letters, { text, size, x, y, weight, colour }: Line): string {
  let at = 0;
  const drawn = [...text].map((letter) => {
    const [advance, outline] = letters[weight][letter] ?? [GAP, ''];
    const path = outline === '' ? '' : `<path transform="translate(${at} 0)" d="${outline}"/>`;
    at += advance + TRACKING;
    return path;
  });
  return `<g fill="${colour}" transform="translate(${round(x)} ${round(y)}) scale(${size / 1000})">${drawn.join('')}</g>`;
}

const round = (value: number) => Math.round(value * 100) / 100;
