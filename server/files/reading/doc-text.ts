import WordExtractor from 'word-extractor';
import type { ResumeBlock, ResumeReading } from '../../../src/contract/staff/resume-reading.ts';
import { textReading } from './text-reading.ts';

/** Small streams have sectors of 64 bytes, in every version of the format. */
const SMALL_SECTOR_SHIFT = 6;

/** The text of a .doc, a block for each paragraph: the format's headings are only a look, which is not read. */
export async function readDoc(bytes: Buffer): Promise<ResumeReading> {
  if (!hasHonestTables(bytes)) return { form: 'unreadable', reason: 'unreadable' };
  const document = await new WordExtractor().extract(bytes);
  const texts = [
    document.getHeaders({ includeFooters: false }),
    document.getBody(),
    document.getTextboxes({ includeHeadersAndFooters: false, includeBody: true }),
    document.getFootnotes(),
    document.getEndnotes(),
  ];
  const paragraphs = texts.flatMap((text) => text.split(/\n/)).map((line) => line.trimEnd());
  return textReading(
    paragraphs
      .filter((line) => line.trim() !== '')
      .map((text): ResumeBlock => ({ kind: 'paragraph', words: [{ text, isBold: false }] })),
  );
}

/**
 * Whether the header's counts are possible for a file of this size. The extractor reserves memory for as many sectors as
 * are declared, outside of the heap that is limited: a few kilobytes that claim millions took 800 MB.
 */
function hasHonestTables(bytes: Buffer): boolean {
  const sectors = bytes.length >> bytes.readUInt16LE(30);
  // The sectors of the allocation table, of the small streams' table, and of the chain that names the first one's.
  const counts = [44, 64, 72].map((offset) => bytes.readUInt32LE(offset));
  return counts.every((count) => count <= sectors) && bytes.readUInt16LE(32) === SMALL_SECTOR_SHIFT;
}
