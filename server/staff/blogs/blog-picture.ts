import sharp, { type Sharp } from 'sharp';
import {
  BLOG_JPEG_WIDTH,
  BLOG_PICTURE_RATIO,
  BLOG_PICTURE_WIDTHS,
  blogPictureFiles,
} from '../../../src/contract/blog-picture.ts';
import { AppError } from '../../errors.ts';
import { createTurns } from '../../files/bounded-queue.ts';
import { readBytes } from '../../files/file-bytes.ts';
import { newFileName, type PublicationStore, storePublication } from '../../files/publication-store.ts';

/** More pixels than any phone's camera has, and few enough to fit into memory. */
const MOST_PIXELS = 60_000_000;
const [, LEAST_WIDTH, LARGEST_WIDTH] = BLOG_PICTURE_WIDTHS;

/**
 * The library works on libuv's four threads, which files and passwords need as well. Two at a time leave some of them
 * free while a large picture takes seconds.
 */
const takeTurn = createTurns({ atOnce: 2, mostWaiting: 20, longestWaitMs: 60_000 });

/**
 * Crops a picture to the blogs' shape and stores it in the site's formats and widths, without the camera's metadata.
 * @returns the stored path of its JPEG, from which the other paths follow.
 * @throws {AppError} BAD_REQUEST for what is no picture, or has too few or too many pixels; SERVICE_UNAVAILABLE where
 * too many are waiting.
 */
export function storeBlogPicture(store: PublicationStore, file: File): Promise<string> {
  return takeTurn(() => drawBlogPicture(store, file));
}

async function drawBlogPicture(store: PublicationStore, file: File): Promise<string> {
  const bytes = await readBytes(file);
  if (!isPicture(bytes)) throw badPicture('must be a JPEG, PNG, WebP or AVIF picture');
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
  const { width = 0, height = 0 } = await picture.metadata().then(({ autoOrient }) => autoOrient, refuse);
  const cut = Math.min(width, Math.floor(height * BLOG_PICTURE_RATIO));
  if (cut < LEAST_WIDTH) throw badPicture(`must be at least ${LEAST_WIDTH} pixels wide and 500 high`);
  const widest = cut < LARGEST_WIDTH ? LEAST_WIDTH : LARGEST_WIDTH;

  const jpegKey = `blog/${newFileName()}-${widest}.jpg`;
  const jpeg = await resized(picture, Math.min(widest, BLOG_JPEG_WIDTH))
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
    .catch(refuse);
  const path = await storePublication(store, jpegKey, jpeg);
  for (const { width, path: avifPath } of blogPictureFiles(path)) {
    const avif = await resized(picture, width).avif({ quality: 55, effort: 3 }).toBuffer();
    await storePublication(store, `blog/${avifPath.split('/').at(-1)}`, avif);
  }
  return path;
}

function resized(picture: Sharp, width: number): Sharp {
  return picture
    .clone()
    .autoOrient()
    .resize(width, Math.round(width / BLOG_PICTURE_RATIO), { fit: 'cover', position: 'attention' });
}

/** By the first bytes. The library reads more formats; only those of cameras and drawing programs are allowed. */
function isPicture(bytes: Buffer): boolean {
  const head = bytes.subarray(0, 16).toString('latin1');
  return (
    head.startsWith('\xff\xd8\xff') ||
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    /^RIFF[\s\S]{4}WEBP/.test(head) ||
    /^[\s\S]{4}ftypavif/.test(head)
  );
}

function refuse(cause: unknown): never {
  throw badPicture('cannot be read as a picture', cause);
}

function badPicture(message: string, cause?: unknown): AppError {
  return new AppError('BAD_REQUEST', message, { field: 'file', cause });
}
