import { diffArrays } from 'diff';

/** A run of text that both versions have, or only one of them. */
export interface Piece {
  text: string;
  only?: 'mine' | 'theirs';
  /** Its offset in the concatenation of all pieces; serves as a key. */
  at: number;
  /** Whether its middle was left out. */
  isCut?: boolean;
}

/**
 * Texts with nothing in common take too long to compare word by word, and the result would say nothing. In
 * milliseconds.
 */
const TIMEOUT_MS = 300;

// Intl.Segmenter knows the word boundaries of every script; a regular expression over letters would break Devanagari
// words apart.
const words = new Intl.Segmenter('en-IN', { granularity: 'word' });

/**
 * The word-by-word difference of two texts, in reading order. If it takes too long, the two texts are returned as a
 * whole.
 */
export function compareTexts(theirs: string, mine: string): Piece[] {
  const parts = diffArrays(splitWords(theirs), splitWords(mine), { timeout: TIMEOUT_MS }) ?? [
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

/** Abbreviates long runs that both texts share, keeping some context next to each change. */
export function shorten(pieces: readonly Piece[]): Piece[] {
  return pieces.map((piece, index) => {
    const { text, only } = piece;
    if (only !== undefined || text.length <= 3 * CONTEXT) return piece;
    const before = index === 0 ? '' : text.slice(0, CONTEXT).replace(/\S*$/, '');
    const after = index === pieces.length - 1 ? '' : text.slice(-CONTEXT).replace(/^\S*/, '');
    return { ...piece, text: `${before}…${after}`, isCut: true };
  });
}

function splitWords(text: string): string[] {
  return [...words.segment(text)].map(({ segment }) => segment);
}
