import sharp, { type Sharp } from 'sharp';
import { AppError } from '../errors.ts';
import { createBoundedQueue } from './bounded-queue.ts';
import { type PictureType, pictureTypeOf } from './picture-type.ts';

/** More pixels than any phone's camera has, and few enough to fit into memory. */
const MOST_PIXELS = 60_000_000;
/** A file that is made to be slow gives its thread back. The largest photograph takes a tenth of this. */
const LONGEST = { seconds: 60 };

/**
 * The library works on libuv's four threads, which files and passwords need as well. Two at a time leave some of them
 * free while a large picture takes seconds.
 */
export const runPictureQueued = createBoundedQueue({
  concurrency: 2,
  mostWaiting: 20,
  longestWaitMs: 60_000,
});

interface OpenedPicture {
  picture: Sharp;
  type: PictureType;
  /** In pixels, once it is turned upright. */
  width: number;
  height: number;
}

/**
 * Reads the head of an uploaded picture. Its pixels are read when it is drawn, which throws for a damaged one:
 * `refusePicture` turns that into an answer.
 * @throws {AppError} BAD_REQUEST for what is no picture, or has too many pixels.
 */
export async function openPicture(bytes: Buffer): Promise<OpenedPicture> {
  const type = pictureTypeOf(bytes);
  if (type === undefined) throw badPicture('must be a JPEG, PNG, WebP or AVIF picture');
  if (type === 'image/heic')
    throw badPicture(
      'is a HEIC picture of a phone, which browsers cannot show: please save or send it as a JPEG first',
    );
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).timeout(LONGEST);
  const { width = 0, height = 0 } = await picture
    .metadata()
    .then(({ autoOrient }) => autoOrient, refusePicture);
  return { picture, type, width, height };
}

/**
 * Draws a picture once, in the colours of screens, to make several files of it: to read a large photograph anew for each
 * would take many times as long. Declare it by `using`: its pixels, which are many times the size of its file, are given
 * back at once. Otherwise they wait for a collection of the whole heap, and cause one every few pictures.
 * @throws {AppError} BAD_REQUEST for a damaged picture.
 */
export async function drawOnce(picture: Sharp) {
  const { data, info } = await picture
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(refusePicture);
  const { width, height, channels } = info;
  return {
    width,
    height,
    drawn: () => sharp(data, { raw: { width, height, channels } }).timeout(LONGEST),
    [Symbol.dispose]: () => void data.buffer.transfer(0),
  };
}

/**
 * All that mozjpeg does but its trellis, which takes as long again to save 1 % of a photograph, and its search for the
 * best order of scans, which takes twice as long again to save half a percent.
 */
const JPEG = { quality: 82, progressive: true, overshootDeringing: true, quantisationTable: 3 };

/**
 * The site's formats, with the least effort, since a company moves in with thousands of pictures. One more takes AVIF
 * three to five times as long and saves 2 to 8 % of a photograph (a third of a drawing); it takes WebP, which only
 * browsers without AVIF load, half as long again. AVIF has its colours at half the size, as WebP and JPEG always have.
 */
export const inFormat = {
  avif: (picture: Sharp) => picture.avif({ quality: 55, effort: 0, chromaSubsampling: '4:2:0' }).toBuffer(),
  webp: (picture: Sharp) => picture.webp({ quality: 78, effort: 0 }).toBuffer(),
  // It has no transparency: what is transparent becomes white, like most grounds that it would stand on.
  jpg: (picture: Sharp) => picture.flatten({ background: '#fff' }).jpeg(JPEG).toBuffer(),
};

export function refusePicture(cause: unknown): never {
  throw badPicture('cannot be read as a picture', cause);
}

export function badPicture(message: string, cause?: unknown): AppError {
  return new AppError('BAD_REQUEST', message, { field: 'file', cause });
}
