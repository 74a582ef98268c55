import { diffArrays } from 'diff';

/** A part of a text that both have, or only one of them. */
export interface Piece {
  text: string;
  only?: 'mine' | 'theirs';
  /** Where it begins, among all pieces. */
  at: number;
  /** Its middle was left out. */
  isCut?: boolean;
}

/** Two texts of nothing in common take too long to be compared word by word, and it would say nothing. */
const LONGEST_LOOK_MS = 300;

// By the rules of the script: a word in Devanagari is more than its letters in a row.
const words = new Intl.Segmenter('en-IN', { granularity: 'word' });

/** What two texts have in common and what each alone, word by word, in the order in which it is read. */
export function compareTexts(theirs: string, mine: string): Piece[] {
  const parts = diffArrays(wordsOf(theirs), wordsOf(mine), { timeout: LONGEST_LOOK_MS }) ?? [
    { value: [theirs], removed: true, added: false },
    { value: [mine], removed: false, added: true },
  ];
  let at = 0;
  return parts
    .map(({ value, added, removed }) => {
      const text = value.join('');
      const piece: Piece = { text, at, ...(added && { only: 'mine' }), ...(removed && { only: 'theirs' }) };
      at += text.length;
      return piece;
    })
    .filter(({ text }) => text !== '');
}

const CONTEXT = 120;

/** Leaves out what is the same for long, but for its ends beside a change. */
export function shorten(pieces: readonly Piece[]): Piece[] {
  return pieces.map((piece, index) => {
    const { text, only } = piece;
    if (only !== undefined || text.length <= 3 * CONTEXT) return piece;
    const before = index === 0 ? '' : text.slice(0, CONTEXT).replace(/\S*$/, '');
    const after = index === pieces.length - 1 ? '' : text.slice(-CONTEXT).replace(/^\S*/, '');
    return { ...piece, text: `${before}…${after}`, isCut: true };
  });
}

function wordsOf(text: string): string[] {
  return [...words.segment(text)].map(({ segment }) => segment);
}
