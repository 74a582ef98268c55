import type { ResumeBlock, ResumeReading } from '../../../src/contract/staff/resume-reading.ts';

/** Far more than the longest resume has, and what a browser shows at once. */
export const MOST_BLOCKS = 3_000;
export const MOST_CHARACTERS = 200_000;

/** The blocks up to the limits. A document without any text is unreadable: it may be a scanned picture. */
export function textReading(blocks: ResumeBlock[]): ResumeReading {
  if (!blocks.some((block) => lengthOf(block) > 0)) return { form: 'unreadable', reason: 'no text' };
  let characters = 0;
  const end = blocks.findIndex((block, index) => {
    characters += lengthOf(block);
    return index === MOST_BLOCKS || characters > MOST_CHARACTERS;
  });
  const shown = end === -1 ? blocks : blocks.slice(0, end);
  // A single block of that length is no resume.
  if (shown.length === 0) return { form: 'unreadable', reason: 'too large' };
  return { form: 'text', blocks: shown, isCut: end !== -1 };
}

function lengthOf(block: ResumeBlock): number {
  if (block.kind === 'table') {
    const cells = block.rows.flat();
    // Each cell counts for one, since a table can have a million empty ones.
    return cells.flat().reduce((sum, line) => sum + line.length, cells.length);
  }
  return block.words.reduce((sum, { text }) => sum + text.trim().length, 0);
}
