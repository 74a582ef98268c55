import sharp from 'sharp';
import { NAMES_WITH_CAPITALS, takeOutSize } from './svg-names.ts';
import { badPicture, refusePicture } from './uploaded-picture.ts';

/** A logo of this size has more paths than anybody draws. */
const MOST_BYTES = 1024 * 1024;
/** The largest width of a picture of the library. */
const SIDE = 1_600;
const USUAL_DENSITY = 72;
const MOST_DENSITY = 2_400;
const MOST_PIXELS = 60_000_000;

/** Whether an uploaded file is an SVG, whatever its name says. */
export function isSvg(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 4_096).toString('utf8').replace('\ufeff', '').trimStart();
  return start.startsWith('<') && /<svg[\s/>]/i.test(start);
}

/**
 * Draws an uploaded SVG, such as a logo, as a PNG. An SVG is a document that can run scripts and load files, so none is
 * stored or served: what is dangerous is taken out before it is drawn, and what is left is pixels.
 * @throws {AppError} BAD_REQUEST for what cannot be drawn.
 */
export async function drawSvg(bytes: Buffer): Promise<Buffer> {
  if (bytes.length > MOST_BYTES) throw badPicture('must be at most 1 MB as an SVG');
  const safe = Buffer.from(takeOutSize(await takeOutDanger(bytes.toString('utf8'))));
  const options = { limitInputPixels: MOST_PIXELS };
  const { width = 0, height = 0 } = await sharp(safe, { limitInputPixels: false })
    .metadata()
    .catch(refusePicture);
  const density = Math.min(MOST_DENSITY, (USUAL_DENSITY * SIDE) / Math.max(1, width, height));
  return sharp(safe, { ...options, density })
    .resize({ width: SIDE, height: SIDE, fit: 'inside' })
    .png()
    .toBuffer()
    .catch(refusePicture);
}

/** The elements that could load a file. The drawing library loads none from memory; that should not be the only guard. */
const LOADING = ['image', 'feImage', 'foreignObject'];

async function takeOutDanger(svg: string): Promise<string> {
  // Loaded by the first logo: a whole DOM would cost every start a third of a second.
  const [{ default: createPurifier }, { JSDOM }] = await Promise.all([import('dompurify'), import('jsdom')]);
  const { window } = new JSDOM('');
  try {
    // An XML declaration and a document type cannot stand where the purifier parses, and entities are not wanted.
    const body = svg.slice(Math.max(0, svg.search(/<svg[\s/>]/i)));
    const safe = createPurifier(window).sanitize(body, {
      USE_PROFILES: { svg: true, svgFilters: true },
      FORBID_TAGS: LOADING,
      ...NAMES_WITH_CAPITALS,
      PARSER_MEDIA_TYPE: 'application/xhtml+xml',
    });
    if (!/<svg[\s/>]/i.test(safe)) throw badPicture('cannot be read as a picture');
    return safe;
  } finally {
    window.close();
  }
}
