import createPurifier from 'dompurify';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { answerFiles } from './file-channel.ts';
import { NAMES_WITH_CAPITALS, takeOutSize } from './svg-names.ts';
import { readElements } from './xml-elements.ts';

/** The picture as a PNG, or what is wrong with it. */
export type SvgAnswer = { png: Buffer } | { refused: string };

/** The largest width of a picture of the library. */
const SIDE = 1_600;
const USUAL_DENSITY = 72;
const MOST_DENSITY = 2_400;
const MOST_PIXELS = 60_000_000;
/** A drawing by a person has some ten levels. The purifier calls itself for each, and takes the square of the time. */
const MOST_LEVELS = 100;
const MOST_ELEMENTS = 10_000;
const MOST_ATTRIBUTES = 200;
const START = /<svg[\s/>]/i;
/** The elements that could load a file. The drawing library loads none from memory; that should not be the only guard. */
const LOADING = ['image', 'feImage', 'foreignObject'];

answerFiles<SvgAnswer>(async (bytes) => {
  const text = bytes.toString('utf8');
  // An XML declaration and a document type cannot stand where the purifier parses, and entities are not wanted.
  const svg = text.slice(Math.max(0, text.search(START)));
  if (!isModest(svg)) return { refused: 'is damaged, or has too many parts for a picture' };
  const safe = takeOutDanger(svg);
  if (!START.test(safe)) return { refused: 'cannot be read as a picture' };
  return draw(Buffer.from(takeOutSize(safe))).then(
    (png) => ({ png }),
    () => ({ refused: 'cannot be read as a picture' }),
  );
});

function isModest(svg: string): boolean {
  let elements = 0;
  const count = (_name: string, attributes: object) => {
    elements += 1;
    if (elements > MOST_ELEMENTS || Object.keys(attributes).length > MOST_ATTRIBUTES)
      throw new Error('too many parts');
  };
  try {
    readElements(Buffer.from(svg), count, MOST_LEVELS);
    return true;
  } catch {
    return false;
  }
}

function takeOutDanger(svg: string): string {
  const { window } = new JSDOM('');
  try {
    return createPurifier(window).sanitize(svg, {
      USE_PROFILES: { svg: true, svgFilters: true },
      FORBID_TAGS: LOADING,
      ...NAMES_WITH_CAPITALS,
      PARSER_MEDIA_TYPE: 'application/xhtml+xml',
    });
  } finally {
    // The process draws many pictures, and each document would stay in its memory.
    window.close();
  }
}

async function draw(svg: Buffer): Promise<Buffer> {
  const options = { limitInputPixels: MOST_PIXELS };
  const { width = 0, height = 0 } = await sharp(svg, { limitInputPixels: false }).metadata();
  const density = Math.min(MOST_DENSITY, (USUAL_DENSITY * SIDE) / Math.max(1, width, height));
  return sharp(svg, { ...options, density })
    .resize({ width: SIDE, height: SIDE, fit: 'inside' })
    .png()
    .toBuffer();
}
