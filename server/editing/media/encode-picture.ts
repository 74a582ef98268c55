import type { Crop } from '../../../src/contract/staff/media.ts';
import { drawSvg, isSvg } from '../../files/drawn-svg.ts';
import { type LibraryFormat, libraryFormats } from '../../files/library-files.ts';
import type { PictureType } from '../../files/picture-type.ts';
import {
  badPicture,
  drawOnce,
  inFormat,
  openPicture,
  runPictureQueued,
} from '../../files/uploaded-picture.ts';
import { widthsOf } from './picture-widths.ts';

/** An icon is smaller, and a photograph of this size is of no use anywhere on the site. */
const LEAST_SIDE = 64;
/** Large enough to crop a wide picture out of a photograph, and small enough to be kept beside the others. */
const ORIGINAL_SIDE = 3_200;

export interface EncodedPicture {
  /** Of the largest file, in pixels. */
  width: number;
  height: number;
  widths: number[];
  files: { width: number; format: LibraryFormat; bytes: Buffer }[];
  /** What later crops are cut from. */
  original: Buffer;
  type: PictureType | 'image/svg+xml';
}

/**
 * Encodes a picture, or a part of it, in the formats and widths of the site: upright, in the colours of screens, and
 * without what the camera wrote into it, such as the place. All of it is ready before anything is stored.
 * @throws {AppError} BAD_REQUEST for what is no picture, is damaged, or has too few or too many pixels;
 * SERVICE_UNAVAILABLE where too many are waiting.
 */
export function encodePicture(bytes: Buffer, crop?: Crop): Promise<EncodedPicture> {
  return runPictureQueued(() => encode(bytes, crop));
}

async function encode(bytes: Buffer, crop: Crop | undefined): Promise<EncodedPicture> {
  const isDrawing = isSvg(bytes);
  const { picture, type, ...size } = await openPicture(isDrawing ? await drawSvg(bytes) : bytes);
  const cut = crop === undefined ? { left: 0, top: 0, ...size } : cutOf(size, crop);
  if (Math.min(cut.width, cut.height) < LEAST_SIDE)
    throw badPicture(`must be at least ${LEAST_SIDE} pixels wide and high`);
  using whole = await drawOnce(
    picture
      .autoOrient()
      .extract(cut)
      .resize({ width: ORIGINAL_SIDE, height: ORIGINAL_SIDE, fit: 'inside', withoutEnlargement: true }),
  );

  const widths = widthsOf(whole.width);
  const width = widths.at(-1) ?? whole.width;
  const files: EncodedPicture['files'] = [];
  for (const each of widths) {
    using scaled = await drawOnce(whole.drawn().resize({ width: each }));
    for (const format of libraryFormats)
      files.push({ width: each, format, bytes: await inFormat[format](scaled.drawn()) });
  }
  return {
    width,
    height: Math.max(1, Math.round((whole.height * width) / whole.width)),
    widths,
    files,
    // No visitor waits for its bytes: the fastest will do.
    original: await whole.drawn().webp({ quality: 92, effort: 0 }).toBuffer(),
    type: isDrawing ? 'image/svg+xml' : type,
  };
}

function cutOf({ width, height }: { width: number; height: number }, crop: Crop) {
  const [left, top] = [Math.floor(crop.x * width), Math.floor(crop.y * height)];
  return {
    left,
    top,
    width: Math.min(Math.round(crop.width * width), width - left),
    height: Math.min(Math.round(crop.height * height), height - top),
  };
}
